// The ground of the map, worked out once from the box: outlines, routes, and the small drawings that fill a land.
import { ROUTES, TERRITORIES, type Point, type Route, type Territory } from './box'

export const outline = (polygon: Point[]): string => `M${polygon.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** A curve that passes through the middle point. */
export const curve = ([[ax, ay], [mx, my], [bx, by]]: Route['path']): string =>
  `M${ax} ${ay}Q${2 * mx - (ax + bx) / 2} ${2 * my - (ay + by) / 2} ${bx} ${by}`

export const OUTLINES = new Map(TERRITORIES.map((territory) => [territory.id, outline(territory.polygon)]))
export const LAND = [...OUTLINES.values()].join('')
export const CURVES = ROUTES.map((route) => curve(route.path))

export const TEXTURES: Record<string, string> = {
  wood: 'M0-8 5 2H-5ZM-1 2h2v4h-2z',
  ore: 'M-9 5-2-6l3 4 2-3 6 10z',
  cloth: 'M-.6-4h1.2V6H-.6zM0-8a2.8 2.8 0 1 1 0 5.600A2.8 2.8 0 0 1 0-8z',
  wine: 'M-2.5-2.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM2.500-2.500a2.5 2.500 0 1 1 0 5 2.5 2.500 0 0 1 0-5zM0 1.500a2.5 2.500 0 1 1 0 5 2.5 2.500 0 0 1 0-5z',
  meat: 'M-5 4l2-7 .8.3-2 7zM-.5 4v-8h1v8zM5 4l-2-7-.8.3 2 7z',
  fruit: 'M0-7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM-1 1h2v5h-2z',
  diamond: 'M-4-3h8l2 3-6 6-6-6z',
  wild: 'M-6 3c0-4-1-6-3-7 3 0 5 3 5 7zM-1.500 3c0-6 .5-9 2-11 .8 4 .8 7 .5 11zM4 3c0-4 2-7 5-7-2 1.500-3 4-3 7z',
}

/** The same drawing each time: a small generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

export function inside([x, y]: Point, polygon: Point[]): boolean {
  let within = false
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon.at(i - 1) ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}

/** How far a point is from the nearest border. */
function depth([x, y]: Point, polygon: Point[]): number {
  return Math.min(
    ...polygon.map(([ax, ay], i) => {
      const [bx, by] = polygon.at(i - 1) ?? [0, 0]
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - ax - along * dx, y - ay - along * dy)
    }),
  )
}

/** Eighteen small drawings a land at most, clear of its border, its symbols and one another. */
function scattered({ polygon, icons: [ix, iy] }: Territory, seed: number): Point[] {
  const draw = numbers(seed)
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const found: Point[] = []
  for (let i = 0; i < 420 && found.length < 18; i++) {
    const spot: Point = [left + draw() * (Math.max(...xs) - left), top + draw() * (Math.max(...ys) - top)]
    const clear = Math.abs(spot[0] - ix) > 52 || spot[1] < iy - 24 || spot[1] > iy + 58
    const apart = found.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > 19)
    if (clear && apart && inside(spot, polygon) && depth(spot, polygon) > 11) found.push(spot)
  }
  return found.sort((a, b) => a[1] - b[1])
}

export const SCENERY = TERRITORIES.flatMap((territory, i) => {
  if (territory.kind === 'city') return []
  return [{ id: territory.id, resource: territory.yields[0] ?? 'wild', spots: scattered(territory, 7 + i) }]
})

export const WAVES: Point[] = (() => {
  const draw = numbers(5)
  const spots = Array.from({ length: 70 }, (): Point => [draw() * 1520 - 160, 10 + draw() * 885])
  return spots.filter((spot) =>
    TERRITORIES.every(({ polygon }) => depth(spot, polygon) > 46 && !inside(spot, polygon)),
  )
})()

/** A name on one line or two, as even as can be. */
export function lines(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= 12 || words.length === 1) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))
}

const longest = (parts: string[]): number => Math.max(...parts.map((part) => part.length))
