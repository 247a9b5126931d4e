// A session as a renderer gets it, that does what a test wants and remembers what was said.
import type { Session } from '../src/games/types'
import type { Ask, Entry, Trouble } from '../src/lib/wire'
import { HELLER, table } from './tables'

export class Sitting<View, Preview> implements Session<View, Preview, never> {
  readonly game = HELLER
  readonly table = table()
  readonly eyes = 'seat'
  readonly views = null
  readonly until = null
  readonly undo = null
  readonly log: Entry<never>[] = []
  readonly fresh: never[] = []
  readonly lit = new Set<string>()
  readonly telling = false
  readonly replay = false
  readonly calm = true
  readonly seat = 0
  view = $state.raw() as View
  ask = $state.raw<Ask | null>(null)
  busy = $state(false)
  confirm = $state(true)
  readonly played: string[] = []
  readonly previewed: string[] = []
  readonly pointed: string[] = []
  /** What the server would answer. */
  foresees: (move: string) => Promise<Preview | null> = () => Promise.resolve(null)
  /** What the rules would have against a move. */
  forbids: (move: string) => Trouble | null = () => null

  constructor(view: View) {
    this.view = view
  }

  /** A new question. */
  asks(step: string, options: string[], must = true): void {
    const id = (this.ask?.id ?? 0) + 1
    this.ask = { id, seat: 0, must, step, clause: '', options }
  }

  preview(move: string): Promise<Preview | null> {
    this.previewed.push(move)
    return this.foresees(move)
  }

  whyNot(move: string): Promise<Trouble | null> {
    return Promise.resolve(this.forbids(move))
  }

  play(move: string): Promise<boolean> {
    this.played.push(move)
    return Promise.resolve(true)
  }

  hold(): () => void {
    return () => undefined
  }

  point(places: string[]): void {
    this.pointed.push(...places)
  }

  nameOf(seat: number): string {
    return ['Anna', 'Béla'][seat] ?? '?'
  }

  seatInfo(): undefined {
    return undefined
  }

  openRule(): void {
    throw new Error('No rule was asked for')
  }
}

/** Let everything that was promised arrive. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
