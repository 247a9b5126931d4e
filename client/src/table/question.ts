// What is asked, of whom, in one sentence. Reactive through t(): call it in markup or in a $derived.
import type { LiveSession } from '../lib/session.svelte'
import { has, listed, t } from '../lib/words.svelte'

/** The seats that have won, once it is over. */
export const winnersOf = (session: LiveSession): number[] =>
  (session.table.standing ?? []).filter((place) => place.rank === 1).map((place) => place.seat)

/** Is it I who am asked, and waited for? */
export const isMine = (session: LiveSession): boolean =>
  session.ask !== null && session.ask.seat === session.seat && session.ask.must

/** Somebody else keeps my seat. */
export const isAway = (session: LiveSession): boolean =>
  session.table.status !== 'over' && session.table.seats.some((seat) => seat.me && seat.away)

function ending(session: LiveSession): string {
  const winners = winnersOf(session)
  const alone = session.mySeats().length === 1
  if (alone && winners.length === 1 && winners[0] === session.seat) return t('over-you-win')
  return t('over-wins', {
    names: listed(winners.map((winner) => session.nameOf(winner))),
    count: winners.length,
  })
}

/** `sentence`: what the game asks in place of `<game>-ask-<step>`. */
export function questionOf(session: LiveSession, sentence: string | undefined): string {
  if (session.table.status === 'over') return ending(session)
  if (isAway(session)) return t('away')
  if (isMine(session) && session.ask) {
    const id = `${session.game.name}-ask-${session.ask.step}`
    return session.told ?? sentence ?? (has(id) ? t(id) : t('turn-yours'))
  }
  const asked = session.table.asked
  const [first] = asked
  if (first === undefined) return t('turn-nobody')
  const id = `${session.game.name}-ask-${session.table.step}-other`
  if (asked.length === 1 && has(id)) return t(id, { name: session.nameOf(first) })
  return t('turn-others', {
    names: listed(asked.map((other) => session.nameOf(other))),
    count: asked.length,
  })
}
