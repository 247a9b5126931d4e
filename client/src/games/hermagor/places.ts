// The places of the market: 20 booths at the even columns and rows of a grid, the passageways between them (H1.7, H1.8).
import { COSTS, ON_TILE, rowsInUse } from './box'

export type Kind = 'booth' | 'edge' | 'junction'
export type Place = { name: string; x: number; y: number; kind: Kind; cost: number; lines: string[] }
export type Box = { x: number; y: number; w: number; h: number }

export const COLUMNS = COSTS[0]?.length ?? 0
export const ROWS = COSTS.length

function nameAt(x: number, y: number): string {
  const down = y % 2 ? `h${(y + 1) / 2}` : `r${y / 2 + 1}`
  const across = x % 2 ? `v${(x + 1) / 2}` : `c${x / 2 + 1}`
  return x % 2 && y % 2 === 0 ? across + down : down + across
}

function placeAt(x: number, y: number): Place {
  const lines = [...(y % 2 ? [`h${(y + 1) / 2}`] : []), ...(x % 2 ? [`v${(x + 1) / 2}`] : [])]
  const kind = (['booth', 'edge', 'junction'] as const)[lines.length] ?? 'booth'
  return { name: nameAt(x, y), x, y, kind, cost: kind === 'booth' ? ON_TILE : (COSTS[y]?.[x] ?? 0), lines }
}

export const PLACES: Place[] = COSTS.flatMap((row, y) => row.map((_, x) => placeAt(x, y)))
const byName = new Map(PLACES.map((place) => [place.name, place]))
export const placeOf = (name: string): Place | undefined => byName.get(name)
export const ACROSS = [1, 3, 5, 7].map((y) => ({ name: `h${(y + 1) / 2}`, y }))
export const DOWN = [1, 3, 5].map((x) => ({ name: `v${(x + 1) / 2}`, x }))

/** The booths are told row by row. */
export const boothIndex = (place: Place): number => (place.y / 2) * 4 + place.x / 2

/** The booths that a buyer on a place is counted at. */
export function boothsAround(place: Place): Place[] {
  return PLACES.filter(
    (booth) => booth.kind === 'booth' && Math.abs(booth.x - place.x) <= 1 && Math.abs(booth.y - place.y) <= 1,
  )
}

export type Sizes = {
  booth: [number, number]
  lane: [number, number]
  shutter: number
  left: number
  top: number
  right: number
  foot: number
}

/** Measures for a wide screen and for a phone: drawn anew, not scaled. */
export const WIDE: Sizes = {
  booth: [186, 106],
  lane: [52, 42],
  shutter: 34,
  left: 30,
  top: 24,
  right: 112,
  foot: 70,
}
/** Where there is more height than width. */
export const TALL: Sizes = { ...WIDE, booth: [146, 132], lane: [52, 48] }
export const NARROW: Sizes = {
  booth: [66, 62],
  lane: [50, 44],
  shutter: 26,
  left: 20,
  top: 16,
  right: 40,
  foot: 46,
}

export type Layout = {
  width: number
  height: number
  box: (x: number, y: number) => Box
  inUse: (y: number) => boolean
  sizes: Sizes
}

export function layoutOf(players: number, sizes: Sizes): Layout {
  const used = rowsInUse(players)
  const inUse = (y: number): boolean => y % 2 === 1 || used.includes(y / 2 + 1)
  const heights = Array.from({ length: ROWS }, (_, y) =>
    y % 2 ? sizes.lane[1] : inUse(y) ? sizes.booth[1] : sizes.shutter,
  )
  const widths = Array.from({ length: COLUMNS }, (_, x) => (x % 2 ? sizes.lane[0] : sizes.booth[0]))
  const starts = (lengths: number[], from: number): number[] =>
    lengths.map((_, i) => from + lengths.slice(0, i).reduce((sum, length) => sum + length, 0))
  const xs = starts(widths, sizes.left)
  const ys = starts(heights, sizes.top)
  const sum = (lengths: number[]): number => lengths.reduce((all, length) => all + length, 0)
  return {
    width: sizes.left + sum(widths) + sizes.right,
    height: sizes.top + sum(heights) + sizes.foot,
    box: (x, y) => ({ x: xs[x] ?? 0, y: ys[y] ?? 0, w: widths[x] ?? 0, h: heights[y] ?? 0 }),
    inUse,
    sizes,
  }
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-9, 0],
  End: [9, 0],
  PageUp: [0, -9],
  PageDown: [0, 9],
}

/** The place that a key leads to, or null when it is no such key. */
export function stepFrom(name: string, key: string): string | null {
  const by = STEPS[key]
  const from = byName.get(name)
  if (!by || !from) return null
  const clamp = (n: number, max: number): number => Math.min(Math.max(n, 0), max)
  return nameAt(clamp(from.x + by[0], COLUMNS - 1), clamp(from.y + by[1], ROWS - 1))
}
