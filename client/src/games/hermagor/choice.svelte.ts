// A choice half made: the place or the village looked at, the one picked, and what each answer there would do.
import { HalfMade } from '../../kit/choosing.svelte'
import type { Trouble } from '../../lib/wire'
import type { Event, Preview, View } from './model'

/** Answers at a place or a village name it last: `sell steinhag`, `shared buyer h2v1`. */
const AT_A_SPOT = ['place', 'shared buyer', 'sell', 'shortcut', 'move', 'shared station']
export const SALES = ['sell', 'shortcut']

export type Answer = { move: string; verb: string; spot: string }

export class Choice extends HalfMade<View, Preview, Event> {
  /** Under the pointer or with the focus. */
  pointed = $state<string | null>(null)
  picked = $state<string | null>(null)
  /** An answer without a spot, or another answer at the spot, that is looked at. */
  answer = $state<string | null>(null)
  previews = $state.raw(new Map<string, Preview>())
  /** What the rules have against going or buying where nothing can be done. */
  refusals = $state.raw(new Map<string, Trouble | null>())
  #asking = false

  /** Where something can be done, with all that can be done there. */
  readonly spots = $derived.by(() => {
    const spots = new Map<string, Answer[]>()
    for (const move of this.options) {
      const answer = this.#atSpot(move)
      if (answer) spots.set(answer.spot, [...(spots.get(answer.spot) ?? []), answer])
    }
    return spots
  })

  /** What can be answered without pointing at the board. */
  readonly plain = $derived.by(() => this.options.filter((move) => this.#atSpot(move) === null))

  /** Looking elsewhere does not lose what is picked. */
  readonly spot = $derived.by(() => this.pointed ?? this.picked)
  readonly answers = $derived.by(() => (this.spot === null ? [] : (this.spots.get(this.spot) ?? [])))

  /** The answer whose effects are shown. */
  readonly looked = $derived.by(() => {
    if (
      this.answer !== null &&
      (this.plain.includes(this.answer) || this.answers.some(({ move }) => move === this.answer))
    )
      return this.answer
    return this.answers[0]?.move ?? null
  })

  /** The plainest thing that cannot be done at the spot looked at; null where something can. */
  readonly shut = $derived.by(() => {
    const verbs = [...this.spots.values()].flat().map(({ verb }) => verb)
    const verb = verbs.includes('move') ? 'move' : verbs[0]
    return this.spot === null || this.answers.length > 0 || verb === undefined ? null : `${verb} ${this.spot}`
  })
  readonly refusal = $derived.by(() => (this.shut === null ? null : (this.refusals.get(this.shut) ?? null)))

  readonly canSell = $derived([...this.spots.values()].flat().some(({ verb }) => SALES.includes(verb)))

  readonly preview = $derived.by(() =>
    this.looked === null ? null : (this.previews.get(this.looked) ?? null),
  )

  #atSpot(move: string): Answer | null {
    const { view, seat } = this.session
    // Selling where the merchant stands is an answer at that village.
    if (move === 'sell') return { move, verb: 'sell', spot: view.merchants[seat ?? 0]?.at ?? '' }
    const cut = move.lastIndexOf(' ')
    const verb = move.slice(0, Math.max(cut, 0))
    return AT_A_SPOT.includes(verb) ? { move, verb, spot: move.slice(cut + 1) } : null
  }

  restart(): void {
    this.picked = null
    this.answer = null
    this.previews = new Map()
    this.refusals = new Map()
  }

  look(spot: string | null): void {
    this.pointed = spot
    this.answer = null
  }

  pick(spot: string): void {
    if (this.session.busy) return
    const answers = this.spots.get(spot) ?? []
    this.picked = spot
    this.answer = null
    if (!this.session.confirm && answers.length === 1 && answers[0]) void this.play(answers[0].move)
  }

  propose(move: string): void {
    this.pointed = null
    this.picked = this.#atSpot(move)?.spot ?? null
    this.answer = move
  }

  /** Enter on a spot: look first, then play. */
  enter(spot: string): void {
    const first = this.spots.get(spot)?.[0]
    if (this.picked === spot && first) void this.play(this.looked ?? first.move)
    else this.pick(spot)
  }

  override async play(move: string): Promise<void> {
    if (this.options.includes(move)) await super.play(move)
  }

  takeBack(): void {
    this.picked = null
    this.answer = null
  }

  /** Ask what the answers in sight would do, and why there are none, one after the other. */
  async inquire(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    for (let move = this.wanted[0]; move !== undefined; move = this.wanted[0]) {
      const { question } = this
      if (move === this.shut) {
        const refusal = await this.session.whyNot(move)
        if (this.question === question) this.refusals = new Map(this.refusals).set(move, refusal)
      } else {
        const preview = await this.session.preview(move)
        if (this.question === question)
          this.previews = new Map(this.previews).set(move, preview ?? { kind: 'plain' })
      }
    }
    this.#asking = false
  }

  /** What is still to be asked: first what is looked at, then the other answers there. */
  readonly wanted = $derived.by(() => {
    const looked = this.looked === null ? [] : [this.looked]
    // Other answers at a spot are asked about once it is picked: looking around stays cheap.
    const others = this.picked === this.spot ? this.answers : []
    const moves = [...looked, ...others.map(({ move }) => move)].filter((move) => !this.previews.has(move))
    return this.shut === null || this.refusals.has(this.shut) ? moves : [...moves, this.shut]
  })
}
