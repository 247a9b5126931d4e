import { open } from './deal'
import { faceOf } from './faces'
import { go } from './router.svelte'
import { choose, settings } from './settings.svelte'
import type { GameInfo, NewSeat } from './wire'

export const usualLevel = (game: GameInfo): string =>
  game.bots.includes('greedy') ? 'greedy' : (game.bots.at(-1) ?? 'random')

/** How many sit down when nobody says: four, or as near as the game allows. */
export const usualSeats = (game: GameInfo): number => Math.max(game.seats[0], Math.min(4, game.seats[1]))

/** A game, how many sit down to it, and against whom. */
export interface Wanted {
  game: GameInfo
  seats: number
  level: string
}

/** The levels with a face; where a house has none of them, all there are. */
export function levelsOf(game: GameInfo): string[] {
  const drawn = game.bots.filter((level) => faceOf(level))
  return drawn.length ? drawn : game.bots
}

/** What was wanted of this game the last time, as far as it can still be had. */
export function wantedOf(game: GameInfo): Wanted {
  const { seats, level } = settings.wanted[game.name] ?? {}
  const [least, most] = game.seats
  return {
    game,
    seats: seats !== undefined && seats >= least && seats <= most ? seats : usualSeats(game),
    level: level !== undefined && levelsOf(game).includes(level) ? level : usualLevel(game),
  }
}

/** Me against bots, who can wait. The same is wanted the next time. */
export async function playNow({ game, seats, level }: Wanted): Promise<void> {
  choose({ played: game.name, wanted: { ...settings.wanted, [game.name]: { seats, level } } })
  const bots: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }))
  const table = await open({ game: game.name, seats: [{ kind: 'me' }, ...bots], pause: null })
  await go(`/t/${table.id}`)
}
