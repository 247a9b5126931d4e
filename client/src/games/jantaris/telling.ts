// How a game is followed: votes are turned one by one on the board, then carried out one by one.
import { t } from '../../lib/words.svelte'
import type { Entry } from '../../lib/wire'
import type { Step, Tells } from '../types'
import type { Event, View } from './model'

/** A card is turned; a vote is carried out. */
const TURN = 700
const CARRIED = 1500
/** That somebody has voted says little. */
const VOTED = 400

/** One card, turned: told by the page alone, since the server turns all of them at once. */
type Turned = { type: 'vote-turned'; seat: number; vote: string }

const BEATS: Record<string, number> = { 'turn-began': 0, 'votes-revealed': TURN }

type Led = { before: View; after: View; entry: Entry<Event> }

/** Clockwise from the active player. */
export const clockwise = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats)

/** The view with these votes open. */
const opened = (view: View, votes: (string | null)[]): View =>
  view.diplomacy
    ? {
        ...view,
        asked: [],
        diplomacy: { ...view.diplomacy, voted: votes.map(() => true), votes, revealed: true },
      }
    : view

/** The goods of a player once this has happened too. */
function patched(view: View, event: Event): View {
  const change = (who: number, red: number, black: number): View => ({
    ...view,
    players: view.players.map((player, seat) =>
      seat === who ? { ...player, goods: [player.goods[0] + red, player.goods[1] + black] } : player,
    ),
  })
  if (event.type === 'goods-received') return change(event.seat, event.red, event.black)
  if (event.type === 'goods-lost') return change(event.seat, -event.red, -event.black)
  return view
}

/** Each card in turn, then each vote with what came of it; a new turn begins after all of them. */
function revealed(before: View, after: View, events: Event[], votes: string[]): Step[] {
  const order = clockwise(before.active, votes.length)
  const cards = order.map((seat, i): Step => {
    const open = order.slice(0, i + 1)
    const turned: Turned = { type: 'vote-turned', seat, vote: votes[seat] ?? '' }
    return {
      view: opened(
        before,
        votes.map((vote, other) => (open.includes(other) ? vote : null)),
      ),
      events: [turned],
      beat: TURN,
    }
  })
  return [...cards, ...carriedOut(opened(before, votes), after, events)]
}

function carriedOut(before: View, after: View, events: Event[]): Step[] {
  const parts: Event[][] = []
  for (const event of events) {
    const own = ['vote-carried-out', 'turn-began', 'card-claimed', 'fair-opened', 'game-ended'].includes(
      event.type,
    )
    if (own || parts.length === 0) parts.push([event])
    else parts.at(-1)?.push(event)
  }
  let view = before
  return parts.map((part, i): Step => {
    view = i === parts.length - 1 ? after : part.reduce(patched, view)
    return { view, events: part, beat: BEATS[part[0]?.type ?? ''] ?? CARRIED }
  })
}

function steps({ before, after, entry }: Led): Step[] {
  const { events } = entry
  const at = events.findIndex(({ type }) => type === 'votes-revealed')
  const reveal = events[at]
  if (reveal?.type === 'votes-revealed')
    return [
      { view: before, events: events.slice(0, at), beat: VOTED },
      ...revealed(before, after, events.slice(at), reveal.votes),
    ]
  if (events[0]?.type === 'voted') return [{ view: after, events, beat: VOTED }]
  return carriedOut(before, after, events)
}

/** What came of a vote says more than that it is carried out; a turn that begins says least. */
const MINOR: Event['type'][] = ['turn-began', 'votes-revealed', 'vote-carried-out']

function placesOf(event: Event): string[] {
  if (event.type === 'card-claimed') return event.card.split('-')
  if (event.type === 'marker-moved') return [event.to]
  return (['to', 'area', 'from'] as const).flatMap((field) => {
    const place: unknown = field in event ? event[field as keyof Event] : undefined
    return typeof place === 'string' ? [place] : []
  })
}

export const tells: Tells = {
  steps,
  headline: (events: Event[]) => events.find(({ type }) => !MINOR.includes(type)),
  placesOf,
  flat: true,
  chapterSaid: (n) => t('jantaris-table-turn', { n }),
  chapterOf: (event: Event) => (event.type === 'turn-began' ? { round: event.turn, seat: event.seat } : null),
}
