// What the shell says in passing: toasts for eyes, a live region for ears.
import { why } from './words.svelte'
import { Refusal } from './api'
import type { Trouble } from './wire'

export interface Note {
  id: number
  kind: 'refused' | 'done'
  /** A sentence for the reader, asked for again when the language changes. */
  text: () => string
  clause: string
  /** What can be done about it at once. */
  offer?: { text: () => string; take: () => void }
}

const state = $state<{ notes: Note[]; spoken: { id: number; text: string }[] }>({ notes: [], spoken: [] })
let last = 0

export const notes = (): Note[] => state.notes
export const spoken = (): { id: number; text: string }[] => state.spoken

function show(note: Omit<Note, 'id'>, seconds: number): void {
  const id = ++last
  state.notes = [...state.notes.slice(-2), { ...note, id }]
  setTimeout(() => dismiss(id), seconds * 1000)
  announce(note.text())
}

export function dismiss(id: number): void {
  state.notes = state.notes.filter((note) => note.id !== id)
}

export const tellDone = (text: () => string): void => show({ kind: 'done', text, clause: '' }, 4)

/** Why something cannot be done, where nothing went wrong. */
export const tellHint = (text: () => string): void => show({ kind: 'refused', text, clause: '' }, 6)

export const tellTrouble = (trouble: Trouble): void =>
  show({ kind: 'refused', text: () => why(trouble), clause: trouble.clause ?? '' }, 8)

/** Something that can be done now, and need not. */
export const tellOffer = (text: () => string, label: () => string, take: () => void): void =>
  show({ kind: 'done', text, clause: '', offer: { text: label, take } }, 20)

/** Do something that the server may refuse; a refusal is shown, and undefined comes back. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    tellTrouble(error.trouble)
    return undefined
  }
}

/** Say something to a screen reader, politely. */
export function announce(text: string): void {
  if (text) state.spoken = [...state.spoken.slice(-5), { id: ++last, text }]
}
