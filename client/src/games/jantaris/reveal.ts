// The last vote, read back from the log: what each seat chose, and what came of it.
import type { Entry, GameEvent } from '../../lib/wire'

export type Revealed = {
  votes: string[]
  /** In the order in which they were carried out. */
  turns: { seat: number; vote: string; voters: number; after: GameEvent[] }[]
}

const ENDS = ['fair-opened', 'card-claimed', 'turn-began', 'game-ended']

/** The newest reveal; none before the first. */
export function lastReveal(log: Entry[]): Revealed | null {
  const events = log.flatMap((entry) => entry.events)
  const at = events.map(({ type }) => type).lastIndexOf('votes-revealed')
  const revealed = events[at]
  if (!revealed) return null
  return { votes: revealed.votes as string[], turns: turnsAfter(events.slice(at + 1)) }
}

function turnsAfter(events: GameEvent[]): Revealed['turns'] {
  const turns: Revealed['turns'] = []
  for (const event of events) {
    if (ENDS.includes(event.type)) break
    if (event.type === 'vote-carried-out') {
      turns.push({ seat: event.seat ?? 0, vote: String(event.vote), voters: Number(event.voters), after: [] })
    } else turns.at(-1)?.after.push(event)
  }
  return turns
}
