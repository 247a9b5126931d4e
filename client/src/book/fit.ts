// The largest letters with which a page of paper holds all that stands on it.
const LARGEST = 11.5
const SMALLEST = 6
const STEP = 0.25

/** In columns that have no more height, what does not fit makes the page wider. */
const holds = (page: HTMLElement): boolean =>
  page.scrollWidth <= page.clientWidth + 1 && page.scrollHeight <= page.clientHeight + 1

/** Sets the size of the letters, in points, and gives it back. */
export function fit(page: HTMLElement): number {
  let size = LARGEST
  for (; size > SMALLEST; size -= STEP) {
    page.style.fontSize = `${size}pt`
    if (holds(page)) break
  }
  return size
}
