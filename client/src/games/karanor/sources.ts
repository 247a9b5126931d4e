// Where prestige came from (K13.1), added up from what happened.
import { t } from '../../lib/words.svelte'
import type { Sum } from '../types'
import type { KaranorSession } from './wire'

const SOURCES = ['commerce', 'quest', 'delivery', 'villa', 'other', 'lost'] as const
type Source = (typeof SOURCES)[number]

const isSource = (id: unknown): id is Source => SOURCES.some((source) => source === id)

/** By seat; `other`: cards, tiles and bonuses. */
function prestigeBySource(session: KaranorSession): Record<Source, number>[] {
  const table = session.view.players.map((): Record<Source, number> => ({
    commerce: 0,
    quest: 0,
    delivery: 0,
    villa: 0,
    other: 0,
    lost: 0,
  }))
  for (const event of session.log.flatMap((entry) => entry.events)) {
    if (event.type !== 'prestige-gained' && event.type !== 'prestige-lost') continue
    const row = table[event.seat]
    if (!row) continue
    if (event.type === 'prestige-lost') row.lost -= event.n
    else row[isSource(event.source) ? event.source : 'other'] += event.n
  }
  return table
}

/** The rows of the final table; gold breaks a tie. */
export function sumsOf(session: KaranorSession): Sum[] {
  const table = prestigeBySource(session)
  const rows = SOURCES.map((id) => ({
    label: t(`karanor-desk-source-${id}`),
    values: table.map((sources) => sources[id]),
  }))
  const gold = session.view.players.map((merchant) => merchant.gold)
  return [
    ...rows.filter(({ values }) => values.some((n) => n !== 0)),
    { label: t('karanor-desk-gold'), values: gold, plain: true, after: true },
  ]
}
