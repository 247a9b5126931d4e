// What changes hands travels: from the place on the board that is lit to the figure on a plate, or the other way.

const CALM = 560

/** Let `said`, with the picture beside the figure, come from where it happened; from nowhere in sight it does not. */
export function flies(figure: HTMLElement, said: string): void {
  const from = document.querySelector('[data-lit]')?.getBoundingClientRect()
  const to = figure.getBoundingClientRect()
  if (!from || !to.width || !from.width) return
  const chip = document.createElement('span')
  chip.className = 'in-flight'
  chip.ariaHidden = 'true'
  const picture = figure.parentElement?.querySelector('svg')
  if (picture) chip.append(picture.cloneNode(true))
  chip.append(said)
  document.body.append(chip)
  const middle = ({ left, top, width, height }: DOMRect): string =>
    `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`
  const [start, end] = said.startsWith('+') ? [from, to] : [to, from]
  const flight = chip.animate(
    [
      { transform: `${middle(start)} scale(1.25)`, opacity: 0 },
      { transform: `${middle(start)} scale(1.25)`, opacity: 1, offset: 0.15 },
      { transform: middle(end), opacity: 1, offset: 0.9 },
      { transform: middle(end), opacity: 0 },
    ],
    { duration: CALM, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  )
  flight.onfinish = flight.oncancel = () => chip.remove()
}
