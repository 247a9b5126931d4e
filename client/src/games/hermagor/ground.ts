// The land below villages and roads: dukedoms, rivers and a little scenery, drawn beyond the edges of the map so that it
// fills any window.
import {
  CITY,
  DUKEDOMS,
  HEIGHT,
  nodeOf,
  REGIONS,
  RIVERS,
  ROADS,
  VILLAGES,
  WIDTH,
  type Point,
  type Region,
} from './box'

const BEYOND = 900

/** What touches the edge of the map goes on beyond it. */
function stretch([x, y]: Point): Point {
  return [
    x <= 0 ? -BEYOND : x >= WIDTH ? WIDTH + BEYOND : x,
    y <= 0 ? -BEYOND : y >= HEIGHT ? HEIGHT + BEYOND : y,
  ]
}

export const pathOf = (points: Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}z`

/** A soft curve through all points. */
function curve(points: Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const parts = points.slice(1).map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)]
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${c1.join(' ')} ${c2.join(' ')} ${to.join(' ')}`
  })
  return `M${at(0).join(' ')}${parts.join('')}`
}

/** With straight ends beyond the edge. */
function runOn(points: Point[]): Point[] {
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  return [stretch(first), ...points, stretch(last)]
}

function riverOf(points: Point[]): string {
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  return `M${stretch(first).join(' ')}L${curve(points).slice(1)}L${stretch(last).join(' ')}`
}

export const GROUNDS = DUKEDOMS.map(({ id, polygon }) => ({ id, d: pathOf(polygon.map(stretch)) }))
export const WATERS = RIVERS.map(({ id, points }) => ({ id, d: riverOf(points) }))

/** Where the names of the dukedoms stand: in the outer corner of each. */
export const DUKEDOM_LABELS: Record<string, Point> = {
  wettergau: [44, 872],
  falkenmark: [806, 36],
  sonnleiten: [866, 884],
}

export function outline(region: Region): string {
  const points = region.villages.map((id): Point => [nodeOf(id).x, nodeOf(id).y])
  return pathOf(region.city ? [...points, [CITY.x, CITY.y]] : points)
}

export const OUTLINES = REGIONS.map(outline)

function inside([x, y]: Point, polygon: Point[]): boolean {
  let odd = false
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length] ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd
  })
  return odd
}

function fromSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1
  const along = Math.min(Math.max(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length, 0), 1)
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
}

const SEGMENTS: [Point, Point, number][] = [
  ...ROADS.map(([a, b]): [Point, Point, number] => [
    [nodeOf(a).x, nodeOf(a).y],
    [nodeOf(b).x, nodeOf(b).y],
    26,
  ]),
  ...RIVERS.flatMap(({ points }) =>
    runOn(points)
      .slice(1)
      .map((to, i): [Point, Point, number] => [runOn(points)[i] ?? to, to, 26]),
  ),
]

function roomFor(point: Point): boolean {
  const clear = ([x, y]: Point, width: number, height: number): boolean =>
    Math.abs(point[0] - x) > width || Math.abs(point[1] - y) > height
  return (
    VILLAGES.every(({ x, y }) => clear([x, y + 8], 62, 62)) &&
    REGIONS.every(({ label }) => clear(label, 62, 34)) &&
    Object.values(DUKEDOM_LABELS).every(([x, y]) => clear([x + 80, y], 120, 30)) &&
    SEGMENTS.every(([from, to, width]) => fromSegment(point, from, to) > width)
  )
}

const DRAWINGS: Record<string, (x: number, y: number) => string> = {
  wettergau: (x, y) => `M${x - 13} ${y + 9}l9-17 5 8 4-6 10 15z`,
  falkenmark: (x, y) => `M${x} ${y - 11}l8 12h-5l6 9h-18l6-9h-5z`,
  sonnleiten: (x, y) => `M${x - 12} ${y}q6-6 12 0t12 0M${x - 10} ${y + 7}q6-6 12 0t10 0`,
}

/** Hills, trees and fields on a jittered grid: the same land for everybody, always. */
function scatter(): Record<string, string> {
  const drawn: Record<string, string> = {}
  let seed = 7
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647
  for (let y = -260; y < HEIGHT + 260; y += 41) {
    for (let x = -460; x < WIDTH + 460; x += 47) {
      const point: Point = [Math.round(x + random() * 30), Math.round(y + random() * 26)]
      const ground = DUKEDOMS.find(({ polygon }) => inside(point, polygon.map(stretch)))
      const draw = ground && DRAWINGS[ground.id]
      if (ground && draw && random() < 0.8 && roomFor(point))
        drawn[ground.id] = (drawn[ground.id] ?? '') + draw(...point)
    }
  }
  return drawn
}

export const SCENERY = scatter()
