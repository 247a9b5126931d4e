// A table as it was, move by move: the same session for the renderer, but nothing can be said.
import type { Session, Tells } from '../games/types'
import * as api from './api'
import { seatColour } from './seats'
import { choose, isCalm, settings } from './settings.svelte'
import type { Entry, Frame, GameEvent, GameInfo, SeatInfo, Summary } from './wire'

export type Eyes = number | 'watch' | 'all'
const PAGE = 50
const BEAT = 1200
export const SPEEDS = [0.5, 1, 2, 4]

export class ReplaySession implements Session {
  readonly game: GameInfo
  readonly table: Summary
  readonly kind = 'replay'
  readonly replay = true
  readonly ask = null
  readonly until = null
  readonly undo = null
  readonly busy = false
  readonly confirm = false
  readonly telling = false
  total = $state(0)
  at = $state(0)
  eyesAre = $state<Eyes>('watch')
  playing = $state(false)
  loading = $state(true)
  fresh = $state.raw<GameEvent[]>([])
  rule = $state.raw<{ clause: string } | null>(null)
  frames = $state.raw<Frame[]>([])
  #beat: ReturnType<typeof setInterval> | undefined
  readonly frame = $derived(this.frames[this.at])
  readonly eyes = $derived<'seat' | 'watch' | 'all'>(typeof this.eyesAre === 'number' ? 'seat' : this.eyesAre)
  readonly seat = $derived(typeof this.eyesAre === 'number' ? this.eyesAre : null)
  readonly views = $derived(this.frame?.views ?? null)
  readonly view = $derived(this.frame?.view ?? this.views?.[0] ?? null)
  readonly ready = $derived(this.view !== null)
  readonly calm = $derived(isCalm())
  /** What had happened by then. */
  readonly log = $derived(
    this.frames
      .slice(0, this.at + 1)
      .flatMap(({ entry, beside }): Entry[] => [...(entry ? [entry] : []), ...(beside ?? [])]),
  )

  #pointed = $state.raw<string[]>([])
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const events = this.#pointed.length ? [] : (this.frame?.entry?.events ?? [])
    return new Set([...this.#pointed, ...events.flatMap((event) => this.tells.placesOf?.(event) ?? [])])
  })

  constructor(
    game: GameInfo,
    table: Summary,
    readonly tells: Tells = {},
  ) {
    this.game = game
    this.table = table
    const mine = table.seats.findIndex((seat) => seat.me)
    this.eyesAre = mine < 0 ? 'watch' : mine
  }

  /** The eyes a reader may choose: own seats and a watcher's; once over, anybody's and everybody's. */
  choices(): Eyes[] {
    const over = this.table.status === 'over'
    const seats = this.table.seats.flatMap((seat, i) => (seat.me || over ? [i] : []))
    return over ? ['all', ...seats, 'watch'] : [...seats, 'watch']
  }

  /** The address of what is shown: this position, through these eyes. */
  get address(): string {
    return `/t/${this.table.id}/replay?move=${this.at}&eyes=${this.eyesAre}`
  }

  /** Look through the eyes that an address names, if one may. */
  wish(eyes: string | null): void {
    const found = this.choices().find((each) => String(each) === eyes)
    if (found !== undefined) this.eyesAre = found
  }

  /** The next move of a seat, or the one before; where one is if there is none. */
  moveOf(seat: number, way: 1 | -1): number {
    for (let n = this.at + way; n > 0 && n <= this.total; n += way)
      if (this.frames[n]?.entry?.seat === seat) return n
    return this.at
  }

  async load(at: number | null): Promise<void> {
    this.loading = true
    const frames: Frame[] = []
    for (let from = 0, total = 1; from < total; from = frames.length) {
      const page = await api.frames(this.table.id, from, from + PAGE, String(this.eyesAre))
      if (!page.frames.length) break
      total = page.total
      for (const frame of page.frames) frames[frame.n] = frame
    }
    this.frames = frames
    this.total = Math.max(0, frames.length - 1)
    this.at = Math.min(at ?? this.total, this.total)
    this.loading = false
  }

  async see(eyes: Eyes): Promise<void> {
    this.eyesAre = eyes
    await this.load(this.at)
  }

  /** One step forward is shown as it happened; a jump is not. */
  goTo(move: number): void {
    const next = Math.max(0, Math.min(this.total, move))
    const frame = this.frames[next]
    this.fresh = next === this.at + 1 && frame?.entry ? frame.entry.events : []
    this.at = next
    if (next === this.total) this.pause()
  }

  start(): void {
    if (this.at === this.total) this.goTo(0)
    this.playing = true
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.goTo(this.at + 1), BEAT / settings.speed)
  }

  /** Faster or slower; what plays goes on at the new speed. */
  hurry(speed: number): void {
    choose({ speed })
    if (this.playing) this.start()
  }

  /** Where each round after the first begins, as the game counts them. */
  rounds(roundOf: ((view: unknown) => number) | undefined): number[] {
    if (!roundOf) return []
    const counted = this.frames.map((frame) => roundOf(frame.view ?? frame.views?.[0]))
    return counted.flatMap((round, n) => (n > 0 && round > (counted[n - 1] ?? 0) ? [n] : []))
  }

  pause(): void {
    this.playing = false
    clearInterval(this.#beat)
  }

  point(places: string[]): void {
    this.#pointed = places
  }

  hold(): () => void {
    return () => undefined
  }

  preview(): Promise<null> {
    return Promise.resolve(null)
  }

  whyNot(): Promise<null> {
    return Promise.resolve(null)
  }

  play(): Promise<boolean> {
    return Promise.resolve(false)
  }

  nameOf(seat: number): string {
    return this.table.seats[seat]?.name || seatColour(seat)
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.table.seats[seat]
  }

  openRule(clause: string): void {
    this.rule = { clause }
  }
}
