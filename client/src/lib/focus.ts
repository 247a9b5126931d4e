// The focus is never lost: when the thing that had it goes away (a button that was pressed, a window that was closed), it
// goes to the same thing drawn anew, or to the table itself, from where every key works.

const SAME = [
  'id',
  'data-space',
  'data-place',
  'data-village',
  'data-area',
  'data-move',
  'data-verb',
  'data-card',
]
/** So long a button may be shut while an answer is on its way. */
const PATIENCE = 400

const isThere = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility() &&
  !element.matches(':disabled') &&
  !element.closest('[inert]')

/** What is called the same as an element that is gone. */
function again(gone: Element, among: Element): HTMLElement | null {
  for (const name of SAME) {
    const value = gone.getAttribute(name)
    const found = value ? among.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`) : null
    if (found && isThere(found) && found.tabIndex >= 0) return found
  }
  return null
}

/** Keep the focus within an element; an attachment. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const lost = (): boolean =>
    last !== null &&
    document.hasFocus() &&
    (document.activeElement === null ||
      document.activeElement === document.body ||
      !isThere(document.activeElement))

  function mend(): void {
    if (!last || !lost()) return
    const target = isThere(last) ? (last as HTMLElement) : again(last, root)
    ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }

  function look(): void {
    if (!lost()) return
    clearTimeout(timer)
    timer = setTimeout(mend, last?.isConnected ? PATIENCE : 0)
  }

  const came = (event: FocusEvent): void => {
    last = event.target instanceof Element && event.target !== document.body ? event.target : null
  }
  // Who points beside everything wants it so.
  const pointed = (): void => void (last = null)
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert', 'hidden'] })
  root.addEventListener('focusin', came)
  document.addEventListener('pointerdown', pointed, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    root.removeEventListener('focusin', came)
    document.removeEventListener('pointerdown', pointed, true)
  }
}
