// How a game is followed: the last piece of a round lies there before the count, and the count comes before the market
// is emptied.
import { t } from '../../lib/words.svelte'
import type { Entry } from '../../lib/wire'
import type { Step, Tells } from '../types'
import type { Event, RoundCounted, View } from './model'

/** The market as it was counted: all of it is still there, and nobody is paid yet. */
export const counted = (view: View, { round, market, parts, before }: RoundCounted): View => ({
  ...view,
  round,
  market,
  parts,
  asked: [],
  merchants: view.merchants.map((merchant, seat) => ({ ...merchant, money: before[seat] ?? merchant.money })),
})

type Led = { before: View; after: View; entry: Entry<Event> }

function steps({ before, after, entry }: Led): Step[] {
  const { events } = entry
  const at = events.findIndex(({ type }) => type === 'round-counted')
  const count = events[at]
  if (count?.type !== 'round-counted') return [{ view: after, events }]
  const full = counted(before, count)
  return [
    { view: full, events: events.slice(0, at) },
    { view: full, events: [count] },
    { view: after, events: events.slice(at + 1), beat: 0 },
  ]
}

export const tells: Tells = {
  steps,
  placesOf: (event: Event) => ('space' in event ? [event.space] : []),
  chapterSaid: (n) => t('heller-table-round', { n }),
  chapterOf: (event: Event) => (event.type === 'round-opened' ? { round: event.round } : null),
}
