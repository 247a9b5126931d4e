import { open } from './deal'
import { go } from './router.svelte'
import type { GameInfo, NewSeat } from './wire'

export const usualLevel = (game: GameInfo): string =>
  game.bots.includes('greedy') ? 'greedy' : (game.bots.at(-1) ?? 'random')

/** How many sit down when nobody says: four, or as near as the game allows. */
export const usualSeats = (game: GameInfo): number => Math.max(game.seats[0], Math.min(4, game.seats[1]))

/** One click: me against bots, who can wait. */
export async function playNow(game: GameInfo): Promise<void> {
  const bots: NewSeat[] = Array.from({ length: usualSeats(game) - 1 }, () => ({
    kind: 'bot',
    level: usualLevel(game),
  }))
  const table = await open({ game: game.name, seats: [{ kind: 'me' }, ...bots], pause: null })
  await go(`/t/${table.id}`)
}
