// What the server said of itself: who I am here, and which games it has.
import * as api from './api'
import { attempt } from './notes.svelte'
import { route } from './router.svelte'
import { need } from './words.svelte'
import type { GameInfo, Person } from './wire'

const place = $state<{ me: Person | null; games: GameInfo[]; known: boolean }>({
  me: null,
  games: [],
  known: false,
})

export const me = (): Person | null => place.me
export const games = (): GameInfo[] => place.games
export const known = (): boolean => place.known
export const gameOf = (name: string): GameInfo | undefined => place.games.find((game) => game.name === name)

const LATER = 2000
let asking: Promise<void> | null = null

async function ask(): Promise<void> {
  const hello = await attempt(api.hello)
  if (!hello) return
  const covers = hello.games.map((game) => `${game.name}.cover`)
  // A table has its own game's with its words, and shows its board before it fetches those of the others.
  if (route().page === 'table') setTimeout(() => void need(...covers).catch(() => undefined), LATER)
  else await need(...covers)
  Object.assign(place, { ...hello, known: true })
}

/** Ask the server once; again only if it did not answer. */
export function greet(): Promise<void> {
  asking ??= ask().finally(() => {
    if (!place.known) asking = null
  })
  return asking
}

/** Who I am may have come into being with my first table. */
export async function refreshMe(): Promise<void> {
  const hello = await attempt(api.hello)
  if (hello) place.me = hello.me
}

export async function rename(name: string): Promise<boolean> {
  const person = await attempt(() => api.rename(name))
  if (person) place.me = person
  return person !== undefined
}
