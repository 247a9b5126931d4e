// What others do is told step by step: states wait here until it is their moment, and can be looked at again.
// A step is what an entry of the log changed, or a part of it; the first of them is how it stood at my last turn.
import { isCalm, tempo } from './settings.svelte'
import type { Entry, GameEvent, State } from './wire'

/** A step at the usual pace, and a still one for who wants no motion. */
export const BEAT = 1600
const STILL = 1200
/** So many steps can be looked at again. */
const KEPT = 200
/** The part of a time to answer that may go by before the question is seen. */
const SHARE = 4
/** Told quicker than this, nothing can be read: then it is not told. */
const SHORTEST = 250

export interface Told {
  /** As the server said it. */
  state: State
  /** What was seen by then; before the end of an entry it is not yet that of the state. */
  view: unknown
  until: number | null
  /** The newest line of the log by then, with what is told of it. */
  entry: Entry | null
  /** What is new. */
  events: GameEvent[]
  /** How long it has, at the usual pace; 0: no moment of its own. */
  beat: number
}

interface Ears {
  /** `fresh`: it has just happened, for who looks; else it is only how it stood. */
  show: (told: Told, fresh: boolean) => void
  /** All is told. */
  settled: () => void
}

export class Telling {
  steps = $state.raw<Told[]>([])
  /** The step that is shown. */
  at = $state(-1)
  /** A step has its moment, or earlier ones are looked at. */
  busy = $state(false)
  paused = $state(false)
  /** Somebody else explains: nothing is told beside. */
  quiet = false
  /** How many strips show the way through the steps. */
  strips = $state(0)
  /** The furthest that was shown at its moment. */
  #seen = -1
  #held = 0
  #away = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #ears: Ears
  readonly last = $derived(this.steps.length - 1)
  readonly shown = $derived(this.steps[this.at])

  constructor(ears: Ears) {
    this.#ears = ears
  }

  /** Begin anew: this is how it stands. */
  begins(told: Told): void {
    this.#stop()
    this.steps = [told]
    this.#seen = 0
    this.busy = this.paused = false
    this.#goTo(0, false)
    this.#ears.settled()
  }

  /** The newest step as it is by now: nothing has happened, but the table says more about it. */
  mends(told: Told): void {
    const last = this.steps[this.last]
    if (!last) return this.begins(told)
    this.steps = [
      ...this.steps.slice(0, -1),
      { ...told, entry: last.entry, events: last.events, beat: last.beat },
    ]
    if (this.at < this.last) return
    this.#goTo(this.last, false)
    if (!this.busy) this.#ears.settled()
  }

  /** What is told of others, after what is told already, or `anew`: I have moved. Without a pace it is seen at once. */
  hear(told: Told[], anew = false): void {
    const live = !this.busy
    const kept = anew ? [] : this.steps.slice(-KEPT)
    this.at -= this.steps.length - kept.length
    this.#seen -= this.steps.length - kept.length
    this.steps = [...kept, ...told]
    if (!tempo() || this.quiet || this.#away) return this.#skipTold(told)
    if (live) this.#on()
  }

  /** Steps from before, which were not told here: what had been seen of them is not told again. */
  recalls(told: Told[], seen: number): void {
    this.#stop()
    this.steps = told
    this.#seen = seen
    if (!told.length) return
    this.paused = false
    this.#goTo(Math.max(0, Math.min(seen, this.last)), false)
    this.busy = this.at < this.last
    if (this.busy) this.#on()
  }

  /** Show how it stands; what was passed over can be looked at again. */
  skip(): void {
    if (!this.busy) return
    this.#stop()
    this.paused = false
    if (this.at < this.last) this.#goTo(this.last, false)
    this.#seen = this.last
    this.#settles()
  }

  pause(): void {
    this.#stop()
    this.paused = this.busy = true
  }

  play(): void {
    this.paused = false
    this.busy = true
    if (this.at === this.last) this.#goTo(0, false)
    this.#on()
  }

  /** One step back, or on, and wait there. */
  step(by: 1 | -1): void {
    this.lookAt(this.at + by)
  }

  lookAt(at: number): void {
    if (at > this.last) return this.skip()
    this.pause()
    this.#goTo(Math.max(0, at), at === this.at + 1)
  }

  /** Nothing goes on until what is returned is called. */
  hold(): () => void {
    this.#held += 1
    clearTimeout(this.#timer)
    let done = false
    return () => {
      if (done) return
      done = true
      this.#held -= 1
      if (this.#held === 0 && this.busy && !this.paused) this.#on()
    }
  }

  /** Nobody looks: how it stands is shown, and what nobody has seen is told when they come back. */
  leaves(): void {
    const seen = this.#seen
    this.skip()
    this.#seen = seen
    this.#away = true
  }

  comesBack(told: boolean): void {
    this.#away = false
    if (!told) this.#seen = this.last
    if (tempo() && this.#seen < this.last) this.recalls(this.steps, Math.max(0, this.#seen))
  }

  /** A question does not wait: what is left is told in a part of its time, or not at all. */
  hurries(left: number): void {
    const waiting = this.steps.slice(this.at + 1).filter(({ beat }) => beat > 0)
    const each = left / SHARE / Math.max(1, waiting.length)
    if (each < SHORTEST) return this.skip()
    this.steps = this.steps.map((told, i) =>
      i > this.at && told.beat > each ? { ...told, beat: each * tempo() } : told,
    )
  }

  /** No more is told. */
  end(): void {
    this.#stop()
    this.busy = false
  }

  #skipTold(told: Told[]): void {
    const seen = this.#away ? this.#seen : this.last
    this.#goTo(this.last, told.length === 1)
    this.#seen = seen
    this.#settles()
  }

  #on(): void {
    clearTimeout(this.#timer)
    if (this.#held > 0 || this.paused) {
      this.busy = true
      return
    }
    while (this.at < this.last) {
      this.busy = this.#beat(this.steps[this.at + 1]) > 0 || this.at + 1 < this.last
      this.#goTo(this.at + 1, true)
      const beat = this.#beat(this.shown)
      if (beat > 0) {
        this.#timer = setTimeout(() => this.#on(), beat)
        return
      }
    }
    this.#settles()
  }

  #beat(told: Told | undefined): number {
    const beat = told?.beat ?? 0
    if (!beat || !tempo()) return 0
    return (isCalm() && beat >= BEAT ? STILL : beat) / tempo()
  }

  #goTo(at: number, fresh: boolean): void {
    this.at = at
    this.#seen = Math.max(this.#seen, at)
    const told = this.steps[at]
    if (told) this.#ears.show(told, fresh)
  }

  #settles(): void {
    this.busy = false
    this.#ears.settled()
  }

  #stop(): void {
    clearTimeout(this.#timer)
  }
}
