// Where things are in the round city: the unit board reaches 416 from its middle, north is up.

export const RING = ['shakara', 'ormeth', 'likaran', 'velisse', 'taira', 'quendar', 'moravel', 'issenda']
export const PLAZA = 119
const INNER = 126
const OUTER = 344
const BAND = [348, 362] as const
const HALF = 21.6
export const WALL = 366
export const TRACK = 391
export const TRACK_SPACES = 16

export type Point = { x: number; y: number }

const round = (n: number): number => Math.round(n * 10) / 10

/** The point at an angle (degrees, clockwise from the top) and a distance from the middle. */
export function at(angle: number, radius: number): Point {
  const rad = (angle * Math.PI) / 180
  return { x: round(Math.sin(rad) * radius), y: round(-Math.cos(rad) * radius) }
}

const say = ({ x, y }: Point): string => `${x} ${y}`

export const angleOf = (district: string): number => RING.indexOf(district) * 45

/** A piece of ring between two radii, a little open towards its neighbours. */
export function sector(angle: number, inner: number, outer: number, half = HALF): string {
  const a = say(at(angle - half, outer))
  const b = say(at(angle + half, outer))
  const c = say(at(angle + half, inner))
  const d = say(at(angle - half, inner))
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}z`
}

export const ground = (district: string): string => sector(angleOf(district), INNER, OUTER)
export const skyGround = (district: string): string =>
  sector(angleOf(district), below(district) ? 270 : 262, OUTER)
export const band = (district: string): string => sector(angleOf(district), BAND[0], BAND[1])
export const bandPiece = (district: string): Point => at(angleOf(district), 355)
export const markerPlace = (district: string): Point => at(angleOf(district), 304)
export const countsPlace = (district: string): Point => at(angleOf(district), 184)

const below = (district: string): boolean => angleOf(district) > 90 && angleOf(district) < 270

/** The curve a name is written on; below the middle it runs the other way, so that nothing stands on its head. */
export function nameCurve(district: string): string {
  const angle = angleOf(district)
  const radius = below(district) ? 262 : 248
  const [from, to, sweep] = below(district) ? [angle + 21, angle - 21, 0] : [angle - 21, angle + 21, 1]
  return `M${say(at(from, radius))}A${radius} ${radius} 0 0 ${sweep} ${say(at(to, radius))}`
}

/** The prestige track is turned by half a space, so that its pieces never sit on a band's piece. */
export const trackPlace = (prestige: number): Point =>
  at((Math.min(prestige, TRACK_SPACES - 1) + 0.5) * (360 / TRACK_SPACES), TRACK)

export const PAVING = Array.from(
  { length: 24 },
  (_, i) => `M${say(at(i * 15, 70))}L${say(at(i * 15, 113))}`,
).join('')
