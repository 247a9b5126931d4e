// Points at things on the table: they are ringed until something is touched, and the first that can have it gets the focus.
const REACHABLE = 'button, a, input, [tabindex]'

export function pointAt(selector: string): void {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
  for (const one of found) one.setAttribute('data-pointed', '')
  const first = found.find((one) => one.matches(REACHABLE) && !one.matches(':disabled'))
  first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  first?.focus({ preventScroll: true })
  const away = (): void => {
    for (const one of found) one.removeAttribute('data-pointed')
    for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, away, true)
  }
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, away, true)
}
