// Where prestige came from (K13.1), added up from what happened.
import type { KaranorSession } from './wire'

export const SOURCES = [
  { id: 'commerce', drawing: 'commerce' },
  { id: 'quest', drawing: 'c-quest' },
  { id: 'delivery', drawing: 'c-delivery' },
  { id: 'villa', drawing: 'villa' },
  { id: 'other', drawing: 'c-artefact' },
  { id: 'lost', drawing: 'c-black' },
] as const
export type Source = (typeof SOURCES)[number]['id']

const isSource = (id: unknown): id is Source => SOURCES.some((source) => source.id === id)

/** By seat; `other`: cards, tiles and bonuses. */
export function prestigeBySource(session: KaranorSession): Record<Source, number>[] {
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
