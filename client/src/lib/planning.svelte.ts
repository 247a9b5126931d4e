// Trying moves out: a copy of the table in which hidden things are imagined, as the server works it out. Nothing is
// played; what was tried may be kept as planned answers.
import type { Session } from '../games/types'
import { Refusal } from './api'
import { tellTrouble } from './notes.svelte'
import { Previews } from './previews'
import type { LiveSession } from './session.svelte'
import { isCalm } from './settings.svelte'
import type { Ask, GameInfo, SeatInfo, Summary, Tried, TriedMove, Trouble } from './wire'

export class PlanSession implements Session {
  readonly kind = 'plan'
  readonly replay = false
  readonly telling = false
  readonly confirm = true
  readonly eyes = 'seat'
  readonly views = null
  readonly until = null
  readonly undo = null
  readonly log = []
  readonly fresh = []
  busy = $state(false)
  rule = $state.raw<{ clause: string } | null>(null)
  /** Should an answer that would do something else by then be dropped? */
  strict = $state(false)
  /** Words that nobody may bring into the game before: then the plan is off. */
  unless = $state.raw<string[]>([])
  #tried = $state.raw<Tried | null>(null)
  #pointed = $state.raw<string[]>([])
  #previews = new Previews(
    (move) => this.live.ordered.tryOut(this.#said(), move),
    (error) => this.#refused(error),
  )

  constructor(
    readonly live: LiveSession,
    readonly seat: number,
  ) {}

  get game(): GameInfo {
    return this.live.game
  }

  get table(): Summary {
    return this.live.table
  }

  readonly view = $derived.by(() => this.#tried?.view ?? null)
  readonly moves = $derived.by((): TriedMove[] => this.#tried?.moves ?? [])
  readonly mine = $derived.by(() => this.moves.filter(({ seat }) => seat === this.seat))
  readonly over = $derived.by(() => this.#tried?.over ?? false)
  readonly ask = $derived.by((): Ask | null => this.#tried?.ask ?? null)
  readonly lit = $derived.by((): ReadonlySet<string> => new Set(this.#pointed))
  readonly calm = $derived.by(() => isCalm())
  /** Where luck was used or something hidden seen: from there on it may go otherwise. */
  readonly imagined = $derived.by(() => this.moves.findIndex((move) => move.imagined))

  /** From how things stand; false if the server refuses. */
  begin(): Promise<boolean> {
    return this.#go([])
  }

  async play(move: string): Promise<boolean> {
    if (this.busy || !this.ask) return false
    return this.#go([...this.#said(), { seat: this.seat, move }])
  }

  /** Before my last answer. */
  back(): Promise<boolean> {
    const last = this.moves.map(({ seat }) => seat).lastIndexOf(this.seat)
    return last < 0 ? Promise.resolve(false) : this.#go(this.#said().slice(0, last))
  }

  /** What was tried, as answers to be given when their time comes. */
  keep(): Promise<boolean> {
    const { unless, strict } = this
    const plan = this.mine.map(({ move, step, seen }) => ({ move, step, unless, seen: strict ? seen : '' }))
    return this.live.ordered.leave({ plan })
  }

  readonly preview = (move: string): Promise<unknown> => this.#previews.of(move)
  readonly whyNot = (move: string): Promise<Trouble | null> => this.#previews.whyNot(move)
  readonly point = (places: string[]): void => void (this.#pointed = places)
  readonly hold = (): (() => void) => () => undefined
  readonly openRule = (clause: string): void => void (this.rule = { clause })
  nameOf = (seat: number): string => this.live.nameOf(seat)
  seatInfo = (seat: number): SeatInfo | undefined => this.live.seatInfo(seat)

  #said(): { seat: number; move: string }[] {
    return this.moves.map(({ seat, move }) => ({ seat, move }))
  }

  async #go(moves: { seat: number; move: string }[]): Promise<boolean> {
    this.busy = true
    try {
      const answer = await this.live.ordered.tryOut(moves)
      if (answer?.t === 'tried') this.#tried = answer
      return answer?.t === 'tried'
    } catch (error) {
      this.#refused(error)
      return false
    } finally {
      this.busy = false
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    tellTrouble(error.trouble)
  }
}
