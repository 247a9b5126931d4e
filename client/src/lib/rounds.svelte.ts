// When rounds of tournaments end at whose tables I play: there the round has the clock, not the table.
import * as api from './api'
import { tournament } from './club'
import type { Summary } from './wire'

interface Time {
  ends: string
  hours: number
}
const times = $state<Record<string, Time>>({})

/** Ask when the rounds of these tables end; what cannot be told stays as it was. */
export async function learnRounds(tables: Summary[]): Promise<void> {
  const playing = tables.filter((table) => table.tournament && table.status === 'playing')
  const names = new Set(playing.map((table) => table.tournament))
  await Promise.all([...names].map((name) => learn(name)))
}

async function learn(name: string): Promise<void> {
  try {
    const { drawn, hours } = await tournament(name)
    const ends = drawn.at(-1)?.ends
    if (ends) times[name] = { ends, hours }
  } catch (error) {
    if (!(error instanceof api.Refusal)) throw error
  }
}

/** The time of the round that a table belongs to; undefined: of none, or not known yet. */
export const roundOf = (table: Summary): Time | undefined =>
  table.status === 'playing' ? times[table.tournament] : undefined

/** Milliseconds until it is up; Infinity: it has none. */
export const roundLeft = (table: Summary): number => {
  const round = roundOf(table)
  return round ? Math.max(0, Date.parse(round.ends) - Date.now()) : Infinity
}
