// A move in words: what was heard of it, or, where luck would have had a say, the name of the answer.
import type { Session } from '../games/types'
import type { GameEvent } from '../lib/wire'
import { has, t, tell } from '../lib/words.svelte'

/** The first sentence that the game has for what happened. */
export function heard(session: Pick<Session, 'game' | 'nameOf'>, events: GameEvent[]): string {
  const told = events.map((event) => tell(session.game.name, event, (seat) => session.nameOf(seat)))
  return told.find(Boolean) ?? ''
}

/** An answer by name: `heller-move-draw` for `draw`; else as it is written. */
export function named(game: string, action: string): string {
  const [verb = ''] = action.split(' ')
  const id = `${game}-move-${verb}`
  return has(id) ? t(id) : action
}

/** An answer that was not given. */
export function answered(
  session: Pick<Session, 'game' | 'nameOf'>,
  action: string,
  told: Record<string, unknown> | null,
): string {
  return (told && heard(session, [told as GameEvent])) || named(session.game.name, action)
}
