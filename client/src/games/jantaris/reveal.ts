// The votes on the table, or the last ones: what each seat chose, as far as it is turned, and what came of it.
import { eventsOf } from '../../lib/entries'
import type { Entry } from '../../lib/wire'
import type { Event, View } from './model'

export type Revealed = {
  /** By seat; null: its card is still shut. */
  votes: (string | null)[]
  /** Who is carried out first; the others follow clockwise. */
  first: number
  /** In the order in which they were carried out. */
  turns: { seat: number; vote: string; voters: number; after: Event[] }[]
  /** They lie on the table now. */
  present: boolean
}

const ENDS: Event['type'][] = ['fair-opened', 'card-claimed', 'turn-began', 'game-ended']

/** The votes that are being turned or carried out, else the newest that were; none before the first. */
export function votesOn(view: View, log: Entry<Event>[]): Revealed | null {
  const events = eventsOf(log)
  const revealed = events.filter((event) => event.type === 'votes-revealed').at(-1)
  const after = revealed ? turnsAfter(events.slice(events.indexOf(revealed) + 1)) : []
  const { diplomacy, active } = view
  if (!diplomacy?.revealed)
    return revealed
      ? { votes: revealed.votes, first: after[0]?.seat ?? 0, turns: after, present: false }
      : null
  // Those before are no news while the cards are turned.
  const told = events.filter(({ type }) => type === 'voted' || type === 'votes-revealed').at(-1) === revealed
  return { votes: diplomacy.votes, first: active, turns: told ? after : [], present: true }
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
