// What waits for me at all my tables: asked for again and again, told once, shown by the bell, the title and the icon.
import * as api from './api'
import { announce } from './notes.svelte'
import { me } from './place.svelte'
import { route } from './router.svelte'
import { t } from './words.svelte'
import type { Waiting } from './wire'

/** Milliseconds; a page out of sight is asked for less often. */
const EVERY = 20_000
const SELDOM = 60_000

const state = $state<{ waiting: Waiting[]; asked: boolean }>({ waiting: [], asked: false })
let known: Set<string> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let looking = false

const keyOf = ({ table, why, at }: Waiting): string => `${table} ${why} ${at}`

/** The tables that wait for me, but for the one in sight, which says so itself. */
export function waiting(): Waiting[] {
  const at = route()
  return at.page === 'table' ? state.waiting.filter(({ table }) => table !== at.id) : state.waiting
}

/** The table in sight waits for me. */
export const asksHere = (asked: boolean): void => void (state.asked = asked)

export const reasonOf = (row: Waiting): string => t(`bell-${row.why}`)

/** Ask again now: something of it has changed here. */
export async function lookAgain(): Promise<void> {
  clearTimeout(timer)
  if (!looking && me()) {
    looking = true
    try {
      hear(await api.bell())
    } catch (error) {
      // It stays as it was; the next look will tell.
      if (!(error instanceof api.Refusal)) throw error
    } finally {
      looking = false
    }
  }
  clearTimeout(timer)
  timer = setTimeout(() => void lookAgain(), document.hidden ? SELDOM : EVERY)
}

function hear(rows: Waiting[]): void {
  state.waiting = rows
  const fresh = known === null ? [] : waiting().filter((row) => !known?.has(keyOf(row)))
  known = new Set(rows.map(keyOf))
  for (const row of fresh) announce(t('bell-fresh', { name: row.name, why: reasonOf(row) }))
}

/** The number stands before the title, whichever page has written it. */
function numbered(count: number): void {
  const bare = document.title.replace(/^\(\d+\) /, '')
  const wanted = count ? `(${count}) ${bare}` : bare
  if (document.title !== wanted) document.title = wanted
}

/** From now on, for as long as the page lasts. */
export function watchTables(): () => void {
  const titles = new MutationObserver(() => numbered(waiting().length))
  titles.observe(document.head, { childList: true, subtree: true, characterData: true })
  const look = (): void => void (document.hidden || lookAgain())
  document.addEventListener('visibilitychange', look)
  $effect(() => numbered(waiting().length))
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (icon) icon.href = state.asked || waiting().length ? '/icon-turn.svg' : '/icon.svg'
  })
  // Who I am is known a moment after the page is there, and may come into being with my first table.
  $effect(() => {
    if (me()) void lookAgain()
  })
  return () => {
    titles.disconnect()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
