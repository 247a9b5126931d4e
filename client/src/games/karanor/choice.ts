// The answers to a question inside an action (K14.7).
import { artefactOf, blackOf, cardKind, insigniaOf, INSIGNIA, questOf, type Effect, type Said } from './box'
import type { KaranorSession } from './wire'

const TALK = ['accept', 'decline', 'withdraw', 'reopen']

/** What answers the question itself; talk about offers goes on beside it. */
export const answersOf = (session: KaranorSession): string[] =>
  session.ask?.must ? session.ask.options.filter((move) => !TALK.includes(move.split(' ')[0] ?? '')) : []

interface Option {
  name: Said
  effects: Effect[]
}

/** The options of a choice, wherever on a card it stands. */
function optionsIn(effects: Effect[]): Option[] {
  for (const effect of effects) {
    if (effect.op === 'choice') return effect.options as Option[]
    const inner = Array.isArray(effect.effects) ? optionsIn(effect.effects as Effect[]) : []
    if (inner.length) return inner
  }
  return []
}

export function optionsOf(card: string): Option[] {
  if (INSIGNIA.includes(card)) return optionsIn(insigniaOf(card).effects)
  const kind = cardKind(card)
  if (kind === 'quest') return questOf(card).options
  return kind === 'commerce'
    ? []
    : optionsIn(kind === 'black' ? blackOf(card).effects : artefactOf(card).effects)
}

/** The name of a tile that acts. */
export const tileName = (tile: string): Said =>
  (INSIGNIA.includes(tile) ? insigniaOf(tile) : artefactOf(tile)).name
