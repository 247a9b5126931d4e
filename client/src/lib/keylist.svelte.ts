// Which keys mean something now: whoever answers one says so for as long as it is there, and “?” lists them.
import { untrack } from 'svelte'
import type { Key } from './keys'

/** Where keys are listed: everywhere, at a table, on its board, in this game, looking back. */
export type Place = 'everywhere' | 'table' | 'board' | 'game' | 'replay'
const PLACES: Place[] = ['everywhere', 'table', 'board', 'game', 'replay']

interface Listed {
  place: Place
  keys: Key[]
}

let all = $state.raw<Listed[]>([])
/** Whether the list is open, and what the game on the table is called. */
export const keyList = $state({ open: false, game: '' })

/** As long as a component is there, these keys are answered. To be called while it is made. */
export function listKeys(place: Place, keys: () => Key[]): void {
  $effect(() => {
    const listed = { place, keys: keys() }
    untrack(() => (all = [...all, listed]))
    return () => (all = all.filter((other) => other !== listed))
  })
}

/** The keys that are answered now, by place; what two answer is listed once. */
export const keysHere = (): Listed[] =>
  PLACES.map((place) => ({
    place,
    keys: [...new Set(all.filter((one) => one.place === place).flatMap(({ keys }) => keys))],
  })).filter(({ keys }) => keys.length > 0)
