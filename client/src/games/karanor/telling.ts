// How a game is followed: where it happens, what of it says most, and when an offer does not wait.
import { t } from '../../lib/words.svelte'
import { isToMe } from './trade.svelte'
import type { Tells } from '../types'
import type { KaranorEvent, View } from './wire'

/** What only leads to something else, or follows from it. */
const MINOR: KaranorEvent['type'][] = [
  'build-declared',
  'villa-declared',
  'window-opened',
  'turn-began',
  'commerce-shown',
  'delivery-shown',
]

/** Where on the map something happened. */
function placesOf(event: KaranorEvent): string[] {
  return (['to', 'at', 'in', 'city'] as const).flatMap((field) => {
    const place: unknown = field in event ? event[field as keyof KaranorEvent] : undefined
    return typeof place === 'string' ? [place] : []
  })
}

/** Nothing to play, and nobody who could learn from how quickly I pass: neither people at the table nor who looks on
 * (K14.10). Then the page passes, and the record says so like any other pass. */
const answers: Tells['answers'] = ({ must, step, options }, { seats, watchers }) =>
  must &&
  step === 'window' &&
  options.includes('pass') &&
  !options.some((move) => move.startsWith('play ')) &&
  watchers === 0 &&
  seats.every(({ kind, me }) => me || kind === 'bot')
    ? 'pass'
    : null

export const tells: Tells = {
  answers,
  headline: (events: KaranorEvent[]) => events.find(({ type }) => !MINOR.includes(type)),
  placesOf,
  urgent: (view: View, shown: View | undefined) =>
    view.seat >= 0 &&
    view.offers.some(
      (offer) =>
        isToMe(offer, view.seat) &&
        !shown?.offers.some(({ number, open }) => open && number === offer.number),
    ),
  chapterSaid: (n) => t('karanor-table-round', { n }),
  chapterOf: (event: KaranorEvent, seats) =>
    event.type === 'turn-began' ? { round: Math.ceil(event.turn / seats), seat: event.seat } : null,
}
