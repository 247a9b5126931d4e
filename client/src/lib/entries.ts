// The log: what happened in the game, and lines that are about the table.
import { t } from './words.svelte'
import type { Entry, GameEvent } from './wire'

const OWN: Entry['kind'][] = ['late', 'undo', 'away', 'timeout', 'back', 'rules', 'ended', 'hint']

/** The sentence of such a line; empty for a move, which its events tell. */
export const ownLine = (entry: Entry, nameOf: (seat: number) => string): string =>
  OWN.includes(entry.kind) ? t(`log-${entry.kind}`, { name: nameOf(entry.seat ?? 0) }) : ''

/** All that happened, in order. */
export const eventsOf = <Event extends GameEvent>(log: Entry<Event>[]): Event[] =>
  log.flatMap((entry) => entry.events)
