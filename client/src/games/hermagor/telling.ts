// How a game is followed: after the last buyer the buzz is paid, then each tile goes to who has won it, one by one.
import { t } from '../../lib/words.svelte'
import type { Entry } from '../../lib/wire'
import type { Step, Tells } from '../types'
import type { Event, View } from './model'
import { boothIndex, placeOf } from './places'

/** A tile needs less time than a move. */
const AWARD = 1100
const AWARDS: Event['type'][] = ['tile-won', 'tile-won-by-third', 'tile-stayed', 'good-deal']

type Led = { before: View; after: View; entry: Entry<Event> }

/** The view once this has happened too, as far as it shows before all of it has. */
function patched(view: View, event: Event): View {
  const merchants = (
    change: (merchant: View['merchants'][number]) => Partial<View['merchants'][number]>,
  ): View =>
    'seat' in event
      ? {
          ...view,
          merchants: view.merchants.map((one, seat) =>
            seat === event.seat ? { ...one, ...change(one) } : one,
          ),
        }
      : view
  if (event.type === 'buyer-placed')
    return {
      ...merchants((one) => ({
        buyers: one.buyers - 1,
        cash: one.cash === null ? null : one.cash - event.cost,
      })),
      buyers: { ...view.buyers, [event.place]: event.seat },
    }
  if (event.type === 'buzz-paid' || event.type === 'good-deal')
    return merchants(({ cash }) => ({ cash: cash === null ? null : cash + event.cash }))
  if (event.type !== 'tile-won') return view
  const place = placeOf(event.booth)
  const booth = place ? boothIndex(place) : -1
  const won = merchants(({ tiles, wares }) => ({
    tiles: [...tiles, event.tile],
    wares: [...wares, ...event.products],
  }))
  return { ...won, phase: 2, market: view.market.map((tile, i) => (i === booth ? null : tile)) }
}

/** What happened before the awards, then each of them; what follows is part of the last. */
function steps({ before, after, entry }: Led): Step[] {
  const parts: Event[][] = []
  let paid = false
  for (const event of entry.events) {
    const first = parts.length === 0 || AWARDS.includes(event.type) || (event.type === 'buzz-paid' && !paid)
    if (event.type === 'buzz-paid') paid = true
    if (first) parts.push([event])
    else parts.at(-1)?.push(event)
  }
  let view = before
  return parts.map((events, i): Step => {
    view = i === parts.length - 1 ? after : events.reduce(patched, view)
    return AWARDS.includes(events[0]?.type ?? 'sold') ? { view, events, beat: AWARD } : { view, events }
  })
}

/** Where on the market or the map something happened. */
function placesOf(event: Event): string[] {
  if ('place' in event) return [event.place]
  if ('booth' in event) return [event.booth]
  if ('region' in event) return [event.region]
  return 'village' in event ? [event.village] : []
}

export const tells: Tells = {
  steps,
  placesOf,
  chapterSaid: (n) => t('hermagor-table-round', { n }),
  chapterOf: (event: Event) => (event.type === 'round-opened' ? { round: event.round } : null),
}
