// The answers to a question inside an action (K14.7).
import { artefactOf, blackOf, cardKind, insigniaOf, INSIGNIA, questOf, type Option, type Said } from './box'
import { REPLIES } from './trade.svelte'
import type { KaranorSession } from './wire'

const isReply = (move: string): boolean => REPLIES.some((reply) => move.startsWith(`${reply} `))

/** What is answered in the tray: all that may be said, but for replies to offers, which are drawn at the desk. */
export const answersOf = (session: KaranorSession): string[] =>
  session.ask?.must ? session.ask.options.filter((move) => !isReply(move)) : []

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
