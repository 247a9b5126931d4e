// A game that is over, looked back on: the way it went, with what was found about it, and any question asked anew.
import type { Session } from '../games/types'
import * as api from './api'
import type { ReplaySession } from './replay.svelte'
import { isCalm } from './settings.svelte'
import type { Ask, GameInfo, Looked, Retrospect, SeatInfo, Summary, Then, Trouble, Weighed } from './wire'

/** How often it is asked whether the look back is there; less and less often. */
const PATIENCE = 1500
const LONGEST = 15_000

export const DEAR = ['little', 'very']
export const VERDICTS = ['same', 'good', 'little', 'very'] as const
export type Shows = 'played' | 'better' | 'riddle'

/** What is found about a game; asked for where nobody has, and waited for. */
export class Finding {
  status = $state<Looked['status']>('none')
  found = $state.raw<Retrospect | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(readonly table: Summary) {}

  /** Ask; `wish`: and have it looked back on, if nobody has wished that yet. */
  async ask(wish: boolean, wait = PATIENCE): Promise<void> {
    try {
      const told = await (wish ? api.lookBack(this.table.id) : api.review(this.table.id))
      this.status = told.status
      this.found = told.review
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error
    }
    if (this.status === 'wanted' && !this.#ended)
      this.#timer = setTimeout(() => void this.ask(false, Math.min(LONGEST, wait * 1.3)), wait)
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }

  /** The chance of a seat that a move gained or lost. */
  change(n: number, seat: number): number {
    const { chances } = this.found ?? { chances: [] }
    return (chances[n]?.[seat] ?? 0) - (chances[n - 1]?.[seat] ?? 0)
  }

  /** Whom a move changed most, and by how much. */
  most(n: number): { seat: number; change: number } {
    const seats = [...Array(this.found?.seats ?? 0).keys()]
    const changes = seats.map((seat) => ({ seat, change: this.change(n, seat) }))
    return changes.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))[0] ?? { seat: 0, change: 0 }
  }

  /** The moves of some seats that were compared with others. */
  moves(seats: number[]): Weighed[] {
    return this.found?.moves.filter((move) => seats.includes(move.seat) && move.verdict) ?? []
  }

  /** The move by which one of these seats gained most, and that nobody would have made better. */
  best(seats: number[]): Weighed | null {
    const good = this.moves(seats).filter(({ verdict }) => verdict === 'same' || verdict === 'good')
    const gain = ({ n, seat }: Weighed): number => this.change(n, seat)
    const [best] = good.filter((move) => gain(move) > 0).sort((a, b) => gain(b) - gain(a))
    return best ?? null
  }

  /** The move that cost most. */
  dearest(seats: number[]): Weighed | null {
    const dear = this.moves(seats).filter(({ better }) => better !== null)
    return dear.sort((a, b) => b.cost - a.cost)[0] ?? null
  }
}

export class ReviewSession implements Session {
  readonly game: GameInfo
  readonly table: Summary
  readonly kind = 'review'
  readonly telling = false
  readonly busy = false
  readonly confirm = true
  readonly undo = null
  readonly until = null
  /** What the reader has answered to a riddle. */
  answer = $state<string | null>(null)
  /** In a game among people: are the others' better moves shown, too? */
  opened = $state(false)
  rule = $state.raw<{ clause: string } | null>(null)
  #wants = $state.raw<{ n: number; what: Shows }>({ n: -1, what: 'played' })
  #then = $state.raw<Then | null>(null)

  constructor(
    readonly film: ReplaySession,
    readonly finding: Finding,
  ) {
    this.game = film.game
    this.table = film.table
  }

  /** The position is shared by board, curve, slider and list; another one shows what was played. */
  readonly wanted = $derived.by(() => (this.#wants.n === this.film.at ? this.#wants.what : 'played'))
  readonly asked = $derived.by(() => (this.#then?.n === this.film.at ? this.#then : null))
  readonly shows = $derived.by((): Shows => (this.asked ? this.wanted : 'played'))
  readonly move = $derived.by(() => this.finding.found?.moves.find(({ n }) => n === this.film.at) ?? null)
  readonly points = $derived.by(() => this.finding.found?.points ?? [])
  readonly better = $derived.by(() => (this.move && this.mayShow(this.move) ? this.move.better : null))

  readonly replay = $derived.by(() => this.shows === 'played')
  readonly ask = $derived.by((): Ask | null => (this.shows === 'played' ? null : (this.asked?.ask ?? null)))
  readonly seat = $derived.by(() => this.ask?.seat ?? this.film.seat)
  readonly eyes = $derived.by(() => (this.ask ? 'seat' : this.film.eyes))
  readonly views = $derived.by(() => (this.ask ? null : this.film.views))
  readonly view = $derived.by(() => (this.ask && this.asked ? this.asked.view : this.film.view))
  readonly log = $derived.by(() => (this.ask ? this.film.log.slice(0, -1) : this.film.log))
  readonly fresh = $derived.by(() => (this.ask ? [] : this.film.fresh))
  readonly calm = $derived.by(() => isCalm())
  readonly proposed = $derived.by(() =>
    this.shows === 'better' ? (this.better?.action ?? null) : this.answer,
  )

  /** The seats of the reader; who only looks has none. */
  readonly mine = $derived.by(() => this.table.seats.flatMap((seat, i) => (seat.me ? [i] : [])))
  readonly people = $derived.by(
    () => this.table.seats.filter(({ kind, me }) => kind === 'person' && !me).length,
  )
  readonly dear = $derived.by(() =>
    this.finding.moves(this.mine).filter(({ verdict, better }) => DEAR.includes(verdict) && better),
  )

  /** Another person's better move is not shown before it is asked for. */
  mayShow(move: Weighed): boolean {
    return this.opened || this.mine.includes(move.seat) || this.table.seats[move.seat]?.kind === 'bot'
  }

  readonly lit = $derived.by(() => this.film.lit)

  point(places: string[]): void {
    this.film.point(places)
  }

  hold(): () => void {
    return this.film.hold()
  }

  goTo(n: number): void {
    this.film.pause()
    this.film.goTo(n)
  }

  async show(what: Shows): Promise<void> {
    const n = this.film.at
    this.answer = null
    this.#wants = { n, what }
    if (what !== 'played' && this.#then?.n !== n) this.#then = await api.thenAt(this.table.id, n)
  }

  /** Ask one of my dear moves again. */
  async riddle(move: Weighed): Promise<void> {
    this.goTo(move.n)
    await this.show('riddle')
  }

  async preview(move: string): Promise<unknown> {
    if (!this.asked) return null
    try {
      return (await api.foreseen(this.table.id, this.asked.n, move)).preview
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error
      return null
    }
  }

  async whyNot(move: string): Promise<Trouble | null> {
    if (!this.asked) return null
    try {
      await api.foreseen(this.table.id, this.asked.n, move)
      return null
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error
      return error.trouble.clause ? error.trouble : null
    }
  }

  /** Nothing is played here: an answer is compared with what was played and what would have been better. */
  play(move: string): Promise<boolean> {
    this.answer = move
    return Promise.resolve(true)
  }

  nameOf(seat: number): string {
    return this.film.nameOf(seat)
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.film.seatInfo(seat)
  }

  openRule(clause: string): void {
    this.rule = { clause }
  }
}
