// Where things are on the page, and where Pica's bubble stands: beside what it speaks of, never over it.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Stand {
  left: number
  top: number
  /** Which side of the bubble its tail is on, and how far along. */
  side: 'left' | 'right' | 'top' | 'bottom' | null
  tail: number
}

const EDGE = 12
const GAP = 26
const BIRD = 78

const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
})

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The selector of a place: `space B5` by the game's `space: '[data-space="*"]'`, else what is marked with its name. */
export function selector(name: string, places: Record<string, string>): string {
  const [word = '', ...rest] = name.split(' ')
  return (places[word] ?? `[data-lesson="${name}"]`).replaceAll('*', rest.join(' '))
}

/** The frame around all things that these names stand for, as far as they are in sight. */
export function frameOf(names: string[], places: Record<string, string>): Box | null {
  const boxes = names
    .flatMap((name) => [...document.querySelectorAll(selector(name, places))])
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
  if (!boxes.length) return null
  const { left, top, right, bottom } = around(boxes)
  const shown = {
    left: Math.max(left - 4, 2),
    top: Math.max(top - 4, 2),
    right: Math.min(right + 4, innerWidth - 2),
    bottom: Math.min(bottom + 4, innerHeight - 2),
  }
  return shown.right > shown.left && shown.bottom > shown.top ? shown : null
}

/** Frames that overlap become one: holes of a veil must not. */
export function apart(frames: Box[]): Box[] {
  const found: Box[] = []
  for (const frame of frames) {
    const touching = found.filter((other) => meet(other, frame))
    const one = around([frame, ...touching])
    const kept = found.filter((other) => !touching.includes(other))
    found.splice(0, found.length, ...(touching.length ? apart([...kept, one]) : [...kept, one]))
  }
  return found
}

const kept = (at: number, size: number, room: number, least = EDGE): number =>
  Math.max(least, Math.min(at, room - size - EDGE))

/** The bubble beside the place it speaks of, clear of everything in the light where there is room. */
export function standBeside(size: { width: number; height: number }, spot: Box | null, lit: Box[]): Stand {
  const { width, height } = size
  const nowhere: Stand = {
    left: kept(innerWidth, width, innerWidth),
    top: kept(innerHeight, height, innerHeight, BIRD),
    side: null,
    tail: 0,
  }
  if (!spot) return nowhere
  const [middleX, middleY] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2]
  const top = kept(middleY - height / 2, height, innerHeight, BIRD)
  const left = kept(middleX - width / 2, width, innerWidth)
  const down = Math.min(Math.max(middleY - top, 30), height - 30)
  const along = Math.min(Math.max(middleX - left, 30), width - 30)
  const stands: Stand[] = [
    { left: spot.right + GAP, top, side: 'left', tail: down },
    { left: spot.left - GAP - width, top, side: 'right', tail: down },
    { left, top: spot.top - GAP - height, side: 'bottom', tail: along },
    { left, top: spot.bottom + GAP, side: 'top', tail: along },
  ]
  return stands.find((stand) => fits(stand, size, lit)) ?? leastInTheWay(stands, size, lit) ?? nowhere
}

const boxOf = ({ left, top }: Stand, { width, height }: { width: number; height: number }): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function fits(stand: Stand, size: { width: number; height: number }, lit: Box[]): boolean {
  const box = boxOf(stand, size)
  const above = stand.side === 'top' ? EDGE : BIRD
  const inside =
    box.left >= EDGE && box.top >= above && box.right <= innerWidth - EDGE && box.bottom <= innerHeight - EDGE
  return inside && !lit.some((other) => meet(other, box))
}

/** Where nothing fits: pushed back into the window, over as little of the light as can be. */
function leastInTheWay(
  stands: Stand[],
  size: { width: number; height: number },
  lit: Box[],
): Stand | undefined {
  const right = innerWidth - EDGE - size.width
  const low = innerHeight - EDGE - size.height
  const corners = [EDGE, right].flatMap((left) => [BIRD, low].map((top) => ({ left, top, tail: 0 })))
  const pushed = [...stands, ...corners].map((stand) => ({
    ...stand,
    left: kept(stand.left, size.width, innerWidth),
    top: kept(stand.top, size.height, innerHeight, BIRD),
    side: null,
  }))
  const covered = (stand: Stand): number =>
    lit.reduce((sum, other) => {
      const box = boxOf(stand, size)
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
      return sum + Math.max(0, wide) * Math.max(0, high)
    }, 0)
  return pushed.sort((a, b) => covered(a) - covered(b))[0]
}
