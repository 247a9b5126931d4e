// Which keys belong to the table: those typed while nothing else wants them.

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const WRITING =
  'input, textarea, select, [contenteditable], [role="tablist"], [role="radiogroup"], [role="slider"], dialog'

/** The key, letters in lower case, or null when it is meant for something else; `board` selects what takes arrows. */
export function keyOf(event: KeyboardEvent, board: string): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(WRITING) || document.querySelector('dialog[open]')) return null
  // A button that has the focus answers to Enter itself, and what scrolls keeps its arrows.
  const free = target === document.body || target.id === 'main'
  if (event.key === 'Enter' && !free && target.closest('button, a, summary')) return null
  if (ARROWS.includes(event.key) && !free && !target.closest(board)) return null
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}
