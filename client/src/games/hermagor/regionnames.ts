// Where the name of each region stands: below its buildings or above, a little to the left or to the right, wherever it
// hides least.
import { CITY, nodeOf, REGIONS, ROADS, VILLAGES, type Point } from './box'

type Rect = [left: number, top: number, right: number, bottom: number]

/** Units of the map: a letter's width, the height of a line, and the rest as RegionMark and Village draw it. */
const LETTER = 8.6
const LINE = 17
const ASIDE = [0, 16, -16, 32, -32, 48, -48]
const BELOW = 50
const ABOVE = -26

/** So wide to either side of `x`, so high above `y`. */
const above = (x: number, y: number, half: number, height: number): Rect => [
  x - half,
  y - height,
  x + half,
  y,
]

const obstacles: Rect[] = [
  above(CITY.x, CITY.y + 62, 42, 104),
  ...VILLAGES.flatMap(({ x, y, name }): Rect[] => [
    above(x, y + 30, 30, 60),
    above(x, y + 49, name.length * 4.6, LINE),
    above(x, y - 26, 34, 23),
  ]),
  // What a road costs stands in its middle.
  ...ROADS.map(([from, to]): Rect => {
    const [a, b] = [nodeOf(from), nodeOf(to)]
    return above((a.x + b.x) / 2, (a.y + b.y) / 2 + 14, 13, 26)
  }),
  ...REGIONS.map(({ label: [x, y], buildings }) =>
    above(x, y + 32, Math.max(buildings.length * 16, 24) + 5, 52),
  ),
]

function overlap([a, b, c, d]: Rect, [e, f, g, h]: Rect): number {
  return Math.max(Math.min(c, g) - Math.max(a, e), 0) * Math.max(Math.min(d, h) - Math.max(b, f), 0)
}

function spots(): Map<string, Point> {
  const taken = [...obstacles]
  const found = new Map<string, Point>()
  for (const { id, name, label } of REGIONS) {
    let [best, least, lies] = [label, Infinity, null as Rect | null]
    for (const down of [BELOW, ABOVE])
      for (const aside of ASIDE) {
        const spot: Point = [label[0] + aside, label[1] + down]
        const rect = above(...spot, (name.length * LETTER) / 2, LINE)
        const hidden = taken.reduce((sum, other) => sum + overlap(rect, other), Math.abs(aside))
        if (hidden < least) [best, least, lies] = [spot, hidden, rect]
      }
    if (lies) taken.push(lies)
    found.set(id, best)
  }
  return found
}

export const NAME_SPOTS = spots()
