// From village to village by the arrow keys: the nearest one that lies in that direction.
import { VILLAGES, villageOf } from './box'

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The village that a key leads to; the same one at the edge of the map; null when it is no such key. */
export function towards(from: string, key: string): string | null {
  const direction = DIRECTIONS[key]
  const here = villageOf(from)
  if (!direction || !here) return null
  let best = from
  let least = Infinity
  for (const { id, x, y } of VILLAGES) {
    const ahead = (x - here.x) * direction[0] + (y - here.y) * direction[1]
    const aside = Math.abs((x - here.x) * direction[1]) + Math.abs((y - here.y) * direction[0])
    if (ahead <= 0 || aside > ahead * 1.6) continue
    const distance = ahead + aside * 1.4
    if (distance < least) [best, least] = [id, distance]
  }
  return best
}
