// The guide of the table in use: whether its list is open, and what the rules have against what is not possible.
import { getContext, setContext, untrack } from 'svelte'
import type { Session } from '../games/types'
import type { Trouble } from '../lib/wire'
import { Explaining } from './explaining.svelte'
import { pointAt } from './point'
import type { Guide, Possibility } from './types'

export class Guiding {
  open = $state(false)
  readonly explaining = new Explaining(() => this.guide)
  #session: () => Session
  #guide: () => Guide
  #refusals = $state.raw(new Map<string, Trouble | null>())
  #asked = ''
  #opener: HTMLElement | null = null

  constructor(session: () => Session, guide: () => Guide) {
    this.#session = session
    this.#guide = guide
  }

  get session(): Session {
    return this.#session()
  }

  get guide(): Guide {
    return this.#guide()
  }

  readonly all = $derived.by(() => this.guide.can())
  readonly possible = $derived.by(() =>
    this.all.filter(({ against, refusal }) => against === undefined && refusal === undefined),
  )
  /** What cannot be done, with the reason; what nobody has anything against is not listed. */
  readonly refused = $derived.by(() =>
    this.all.flatMap((one) => {
      const trouble = one.refusal ?? (one.against === undefined ? null : this.#refusals.get(one.against))
      return trouble ? [{ what: one.what, trouble }] : []
    }),
  )

  /** Ask the rules, one question after the other, as long as the list is open. To be called while a component is made. */
  follow(): void {
    $effect(() => {
      if (!this.open) return
      const question = `${this.session.ask?.id} ${this.session.seat}`
      const moves = this.all.flatMap(({ against }) => (against === undefined ? [] : [against]))
      untrack(() => void this.#inquire(question, moves))
    })
  }

  async #inquire(question: string, moves: string[]): Promise<void> {
    if (question !== this.#asked) this.#refusals = new Map()
    this.#asked = question
    for (const move of moves) {
      if (this.#refusals.has(move)) continue
      const trouble = await this.session.whyNot(move)
      if (this.#asked !== question) return
      this.#refusals = new Map(this.#refusals).set(move, trouble)
    }
  }

  toggle(): void {
    if (this.open) return this.close()
    this.#opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
    this.open = true
  }

  close(): void {
    this.open = false
    this.#opener?.focus()
  }

  /** Begin a choice from the list: the table is in sight again, with what it is about pointed at. */
  begin(one: Possibility): void {
    this.open = false
    one.begin?.()
    const { at } = one
    // What the choice brings up is drawn first.
    if (at !== undefined) setTimeout(() => pointAt(at))
  }
}

const KEY = Symbol('guiding')

export const setGuiding = (guiding: Guiding): Guiding => setContext(KEY, guiding)
export const getGuiding = (): Guiding => getContext<Guiding>(KEY)
