// From territory to territory by the arrow keys: the neighbour by land or sea that lies most in that direction.
import { neighbours, territoryOf } from './box'

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The territory that a key leads to; the same one where there is none; null when it is no such key. */
export function towards(from: string, key: string): string | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const [x, y] = territoryOf(from).icons
  let best = from
  let most = 0.35
  for (const id of neighbours(from)) {
    const [ox, oy] = territoryOf(id).icons
    const along = ((ox - x) * direction[0] + (oy - y) * direction[1]) / Math.hypot(ox - x, oy - y)
    if (along > most) [best, most] = [id, along]
  }
  return best
}
