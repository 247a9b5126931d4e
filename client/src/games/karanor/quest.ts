// The ways in which a quest can be settled, and which of them are open now.
import { questOf, type Effect, type Said } from './box'
import type { KaranorSession, Lacking } from './wire'

export interface Choice {
  /** Counts from 1; 0 where the quest offers no choice. */
  option: number
  name: Said | null
  effects: Effect[]
  /** The moves that settle it so: one, or one for each player it may aim at. */
  moves: string[]
  lacking: Lacking | null
}

export function choicesOf(session: KaranorSession, quest: string): Choice[] {
  const printed = questOf(quest)
  const options = session.ask?.options ?? []
  const lacking = session.view.mine?.quests.find(({ card }) => card === quest)?.lacking ?? []
  const now = (option: number): string[] => {
    const head = printed.immediate
      ? `choose ${option}`
      : option
        ? `fulfil ${quest} ${option}`
        : `fulfil ${quest}`
    return options.filter((move) => move === head || move.startsWith(`${head} on `))
  }
  if (!printed.options.length)
    return [{ option: 0, name: null, effects: printed.effects, moves: now(0), lacking: lacking[0] ?? null }]
  return printed.options.map((option, i) => ({
    option: i + 1,
    name: option.name,
    effects: option.effects,
    moves: now(i + 1),
    lacking: lacking[i] ?? null,
  }))
}

/** Whom a move aims at. */
export const aimOf = (move: string): number => Number(move.split(' on ')[1])
