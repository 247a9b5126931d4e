// Lines of the log that are about the table, not about the game.
import { t } from './words.svelte'
import type { Entry } from './wire'

const OWN: Entry['kind'][] = ['late', 'undo', 'away', 'back', 'rules', 'ended']

/** The sentence of such a line; empty for a move, which its events tell. */
export const ownLine = (entry: Entry, nameOf: (seat: number) => string): string =>
  OWN.includes(entry.kind) ? t(`log-${entry.kind}`, { name: nameOf(entry.seat ?? 0) }) : ''
