// Pieces travel: from my tray, or from the plate of the merchant who placed them, to their space.

const CALM = 260

/** Let what lies on `space` come from somewhere; from nowhere in sight it only settles. */
export function fly(board: HTMLElement, space: string, source: HTMLElement | undefined): void {
  const piece = board.querySelector<HTMLElement>(`[data-space="${space}"] .piece`)
  if (!piece) return
  const to = piece.getBoundingClientRect()
  const from = source?.getBoundingClientRect()
  const x = from ? from.left + from.width / 2 - (to.left + to.width / 2) : 0
  const y = from ? from.top + from.height / 2 - (to.top + to.height / 2) : 0
  const cell = piece.parentElement
  cell?.classList.add('flying')
  const flight = piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.45)`, opacity: from ? 0.9 : 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: from ? 1.6 * CALM : CALM, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  )
  flight.finished.then(
    () => cell?.classList.remove('flying'),
    () => cell?.classList.remove('flying'),
  )
}

export function plateOf(seat: number): HTMLElement | undefined {
  return inSight(`[data-plate="${seat}"]`)
}

/** What I have chosen in my tray. */
export function chosen(): HTMLElement | undefined {
  return inSight('.hold[aria-pressed="true"]')
}

function inSight(what: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(what)].find((element) => element.offsetParent !== null)
}
