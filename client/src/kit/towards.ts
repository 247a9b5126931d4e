// From spot to spot of a map by the arrow keys.

export type Point = [number, number]

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * The spot that a key leads to: of those it may lead to the one with the least `toll` (how far it lies ahead and
 * aside goes in; null: not in that direction). The same spot where there is none; null when it is no such key.
 */
export function towards(
  from: string,
  key: string,
  spots: Iterable<string>,
  spotOf: (id: string) => Point,
  toll: (ahead: number, aside: number) => number | null,
): string | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const [x, y] = spotOf(from)
  let best = from
  let least = Infinity
  for (const id of spots) {
    const [dx, dy] = [spotOf(id)[0] - x, spotOf(id)[1] - y]
    const ahead = dx * direction[0] + dy * direction[1]
    const asked = toll(ahead, Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]))
    if (ahead > 0 && asked !== null && asked < least) [best, least] = [id, asked]
  }
  return best
}
