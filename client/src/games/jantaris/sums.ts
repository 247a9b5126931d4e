// Where the prestige came from, added up from what happened; goods break a tie.
import { eventsOf } from '../../lib/entries'
import { t } from '../../lib/words.svelte'
import type { Sum } from '../types'
import type { JantarisSession } from './choosing.svelte'
import { total, type Event } from './model'

/** What brings somebody prestige. */
type Gain = Extract<Event, { seat: number; prestige: number }>

const SOURCES: Record<string, Gain['type'][]> = {
  items: ['item-bought', 'item-picked'],
  fairs: ['traded'],
  control: ['card-claimed'],
}

export function sumsOf(session: JantarisSession): Sum[] {
  const gains = eventsOf(session.log).filter((event) => 'seat' in event && 'prestige' in event)
  const { players } = session.view
  const gained = (types: Gain['type'][] | undefined, seat: number): number =>
    gains
      .filter((gain) => gain.seat === seat && types?.includes(gain.type))
      .reduce((sum, gain) => sum + gain.prestige, 0)
  return [
    ...Object.entries(SOURCES).map(([source, types]) => ({
      label: t(`jantaris-table-final-${source}`),
      values: players.map((_, seat) => gained(types, seat)),
    })),
    {
      label: t('jantaris-table-final-goods'),
      values: players.map(({ goods }) => total(goods)),
      plain: true,
      after: true,
    },
  ]
}
