// Where a box that scrolls has more than it shows: `data-more="up down"`, kept true while it scrolls and changes.
import type { Attachment } from 'svelte/attachments'

const SLACK = 1

function hidden(box: HTMLElement): string {
  const { scrollTop, scrollLeft, scrollWidth, scrollHeight, clientWidth, clientHeight } = box
  const sides = {
    up: scrollTop,
    down: scrollHeight - clientHeight - scrollTop,
    left: scrollLeft,
    right: scrollWidth - clientWidth - scrollLeft,
  }
  return Object.entries(sides)
    .flatMap(([side, rest]) => (rest > SLACK ? [side] : []))
    .join(' ')
}

const WITHIN = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** The keyboard scrolls what it can stand on: something within, or else the box itself. */
function letStand(box: HTMLElement): void {
  if (box.matches('[aria-label], [aria-labelledby]')) return
  if (box.dataset.more && !box.querySelector(WITHIN)) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}

export const edges: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    box.dataset.more = hidden(box)
    letStand(box)
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    for (const thing of [box, ...box.children]) sizes.observe(thing)
    look()
  }
  const things = new MutationObserver(watch)
  things.observe(box, { childList: true, subtree: true, characterData: true })
  box.addEventListener('scroll', look, { passive: true })
  watch()
  return () => {
    sizes.disconnect()
    things.disconnect()
    box.removeEventListener('scroll', look)
  }
}
