// What is said of a step that is told, and by whom it is.
import type { LiveSession } from '../lib/session.svelte'
import type { Told } from '../lib/telling.svelte'
import { tell } from '../lib/words.svelte'

/** The sentence of a step; '' if it has none. */
export function sentenceOf(session: LiveSession, told: Pick<Told, 'events'> | undefined): string {
  const events = told?.events ?? []
  const said = (event: (typeof events)[number] | undefined): string =>
    event ? tell(session.game.name, event, (seat) => session.nameOf(seat)) : ''
  return said(session.tells.headline?.(events)) || (events.map(said).find(Boolean) ?? '')
}

export function seatOf(session: LiveSession, told: Told | undefined): number | null {
  const events = told?.events ?? []
  return session.tells.headline?.(events)?.seat ?? events[0]?.seat ?? told?.entry?.seat ?? null
}

/** A sentence below a name need not say it again. */
export const withoutName = (text: string, name: string): string =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text

export interface Turn {
  seat: number | null
  /** Which steps. */
  steps: number[]
}

/** What was told since my last turn: steps in a row of the same player are a turn. */
export function turnsOf(session: LiveSession): Turn[] {
  const turns: Turn[] = []
  session.story.steps.forEach((told, at) => {
    if (at === 0 || !sentenceOf(session, told)) return
    const seat = seatOf(session, told)
    const last = turns.at(-1)
    if (last?.seat === seat) last.steps.push(at)
    else turns.push({ seat, steps: [at] })
  })
  return turns
}
