// The last vote, read back from the log: what each seat chose, and what came of it.
import { eventsOf } from '../../lib/entries'
import type { Entry } from '../../lib/wire'
import type { Event } from './model'

export type Revealed = {
  votes: string[]
  /** In the order in which they were carried out. */
  turns: { seat: number; vote: string; voters: number; after: Event[] }[]
}

const ENDS: Event['type'][] = ['fair-opened', 'card-claimed', 'turn-began', 'game-ended']

/** The newest reveal; none before the first. */
export function lastReveal(log: Entry<Event>[]): Revealed | null {
  const events = eventsOf(log)
  const revealed = events.filter((event) => event.type === 'votes-revealed').at(-1)
  if (!revealed) return null
  return { votes: revealed.votes, turns: turnsAfter(events.slice(events.indexOf(revealed) + 1)) }
}

function turnsAfter(events: Event[]): Revealed['turns'] {
  const turns: Revealed['turns'] = []
  for (const event of events) {
    if (ENDS.includes(event.type)) break
    if (event.type === 'vote-carried-out') {
      turns.push({ seat: event.seat, vote: event.vote, voters: event.voters, after: [] })
    } else turns.at(-1)?.after.push(event)
  }
  return turns
}
