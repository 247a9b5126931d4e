// The register of keys: what each does, whom it is listed for, and which belong to the table. Whoever answers a key takes
// it from here, and so do the tips and the list on “?”.

/** A key and the sentence that says what it does; several are one thing done with several. */
export interface Key {
  does: string
  /** As the browser names them, letters small; `Alt+b` is held together. */
  press: readonly string[]
  /** From the first to the last. */
  range?: boolean
}

const key = (does: string, ...press: string[]): Key => ({ does, press })

export const KEYS = {
  list: key('key-list', '?'),
  escape: key('key-escape', 'Escape'),
  tab: key('key-tab', 'Tab'),
  arrows: key('key-arrows', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'),
  enter: key('key-enter', 'Enter'),
  can: key('key-can', 'w'),
  explain: key('key-explain', 'e'),
  hint: key('key-hint', 'h'),
  undo: key('key-undo', 'z'),
  question: key('key-question', '.'),
  since: key('key-since', 'r'),
  words: key('key-words', 'Alt+b'),
  lines: key('key-lines', 'ArrowUp', 'ArrowDown'),
  zoom: key('key-zoom', '+', '-'),
  whole: key('key-whole', '0'),
  pan: key('key-pan', 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown'),
  play: key('key-play', ' '),
  moves: key('key-moves', 'ArrowLeft', 'ArrowRight'),
  ends: key('key-ends', 'Home', 'End'),
  rounds: key('key-rounds', 'PageUp', 'PageDown'),
  pace: key('key-pace', '+', '-'),
} as const

export const isKey = (one: Key, pressed: string | null): boolean =>
  pressed !== null && one.press.includes(pressed)

const ARROWS = KEYS.arrows.press
const WRITING =
  'input, textarea, select, [contenteditable], [role="tablist"], [role="radiogroup"], [role="slider"], dialog'

/** Marks a table that is told in words: no board is there to answer keys. */
export const IN_WORDS = 'data-in-words'

/**
 * The key, letters in lower case, or null when it is meant for something else. `board` selects what takes arrows: with
 * it, the keys are those of a board.
 */
export function keyOf(event: KeyboardEvent, board?: string): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(WRITING) || document.querySelector('dialog[open]')) return null
  if (board !== undefined && document.querySelector(`[${IN_WORDS}]`)) return null
  // A button that has the focus answers to Enter itself, and what scrolls keeps its arrows.
  const free = target === document.body || target.id === 'main'
  if (event.key === 'Enter' && !free && target.closest('button, a, summary')) return null
  if (ARROWS.includes(event.key) && !free && !(board && target.closest(board))) return null
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}

/** Alt and a letter, wherever one is; on a Mac, Alt makes another letter of it. */
export const isHeld = (one: Key, event: KeyboardEvent): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  one.press.some((press) => press === `Alt+${event.code.replace('Key', '').toLowerCase()}`)
