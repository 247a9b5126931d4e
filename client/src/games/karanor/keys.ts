// Which keys belong to the table: those typed while nothing else wants them.

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const WRITING =
  'input, textarea, select, [contenteditable], [role="tablist"], [role="radiogroup"], [role="slider"], dialog'

/** The key, or null when it is meant for something else. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(WRITING) || document.querySelector('dialog[open]')) return null
  // What scrolls keeps its arrows.
  const free = target === document.body || target.id === 'main'
  return ARROWS.includes(event.key) && !free ? null : event.key
}
