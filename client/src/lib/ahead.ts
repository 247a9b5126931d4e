// Whoever opens the page at a table wants to see a board: what it needs is asked for at once, all of it side by side.
import * as api from './api'
import { rendererOf } from './games'
import { greet } from './place.svelte'
import { route } from './router.svelte'
import { need, needTable } from './words.svelte'
import type { Summary } from './wire'

let early: { id: string; table: Promise<Summary> } | null = null

/** Begin, before anything is drawn. What fails here is tried again by the page, which says so. */
export function lookAhead(): void {
  const at = route()
  if (at.page !== 'table') return
  const table = api.summary(at.id)
  early = { id: at.id, table }
  const asked = [
    import('../pages/TablePage.svelte'),
    greet(),
    need('review', 'orders'),
    table.then(({ game }) => Promise.all([rendererOf(game), needTable(game)])),
  ]
  for (const one of asked) one.catch(() => undefined)
}

/** The summary of a table, once as it was asked for at the start. */
export function summaryOf(id: string): Promise<Summary> {
  const { table } = early?.id === id ? early : { table: api.summary(id) }
  early = null
  return table
}
