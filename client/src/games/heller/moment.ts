// The count of a round takes the whole page. It can be asked for from the log, and it survives the moment in which
// one device goes from hand to hand and the table is drawn anew.
import { getContext, setContext } from 'svelte'
import type { RoundCounted } from './model'

export type Count = { event: RoundCounted; again: boolean }

const open = new Map<string, Count>()
const seen = new Map<string, number>()

/** The newest count, if it is newer than when this reader last looked; nothing is news on first sight. */
export function newsOf(table: string, counts: RoundCounted[]): RoundCounted | null {
  const newest = counts.at(-1)
  const round = newest?.round ?? 0
  const known = seen.get(table) ?? round
  seen.set(table, round)
  return newest && round > known ? newest : null
}

/** The count that was being shown at this table, if any. */
export const countOf = (table: string): Count | null => open.get(table) ?? null

export function keepCount(table: string, count: Count | null): void {
  if (count) open.set(table, count)
  else open.delete(table)
}

type Show = (event: RoundCounted) => void
const KEY = Symbol('heller-count')

export function offerCount(show: Show): void {
  setContext(KEY, show)
}

/** How to show a count again; undefined where the log stands outside a table. */
export function showCount(): Show | undefined {
  return getContext<Show | undefined>(KEY)
}
