// The answers to a question inside an action (K14.7).
import { artefactOf, blackOf, cardKind, insigniaOf, INSIGNIA, questOf, type Option, type Said } from './box'
import type { KaranorSession } from './wire'

const TALK = ['accept', 'decline', 'withdraw', 'reopen']

/** What answers the question itself; talk about offers goes on beside it. */
export const answersOf = (session: KaranorSession): string[] =>
  session.ask?.must ? session.ask.options.filter((move) => !TALK.includes(move.split(' ')[0] ?? '')) : []

/** The options of a choice, wherever on a card it stands. */
export function optionsOf(card: string): Option[] {
  if (INSIGNIA.includes(card)) return insigniaOf(card).options
  const kind = cardKind(card)
  if (kind === 'commerce') return []
  return (kind === 'quest' ? questOf : kind === 'black' ? blackOf : artefactOf)(card).options
}

/** The name of a tile that acts. */
export const tileName = (tile: string): Said =>
  (INSIGNIA.includes(tile) ? insigniaOf(tile) : artefactOf(tile)).name
