// Pieces of an example that can be changed, where they stand on the game's own board. The board itself is a picture:
// what is touched is found by where it is drawn.
import type { ExampleSession } from './example.svelte'

/** A finger meets what is so wide, however small it is drawn. */
const TOUCH = 40
const SPOTS = ['space', 'place', 'village']

const spotOf = (stage: HTMLElement, move: string): Element | null => {
  const name = CSS.escape(move.split(' ').at(-1) ?? '')
  return stage.querySelector(SPOTS.map((spot) => `[data-${spot}="${name}"]`).join())
}

/** Marks the spots of all moves that may be chosen. */
export function mark(stage: HTMLElement, { swaps }: ExampleSession): void {
  for (const { moves } of swaps) for (const move of moves) spotOf(stage, move)?.setAttribute('data-swap', '')
}

/** What a touch asks for: the next move that is made at this spot; null if none is. */
export function touched(
  stage: HTMLElement,
  { clientX: x, clientY: y }: MouseEvent,
  { swaps, ways }: ExampleSession,
): { swap: number; move: number } | null {
  const isThere = (move: string): boolean => {
    const box = spotOf(stage, move)?.getBoundingClientRect()
    if (!box) return false
    const reach = (size: number): number => Math.max(size, TOUCH) / 2
    const [middle, height] = [box.left + box.width / 2, box.top + box.height / 2]
    return Math.abs(x - middle) <= reach(box.width) && Math.abs(y - height) <= reach(box.height)
  }
  for (const [swap, { moves }] of swaps.entries()) {
    const now = ways[swap] ?? 0
    const later = moves.map((_, i) => (now + 1 + i) % moves.length)
    const move = later.find((i) => i !== now && isThere(moves[i] ?? ''))
    if (move !== undefined) return { swap, move }
  }
  return null
}
