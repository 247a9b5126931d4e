// What the merchant would do, asked for at a question: it goes with that question.
import { Refusal } from './api'
import { tellTrouble } from './notes.svelte'
import type { Ask, FromServer, Hint, Summary } from './wire'

interface Asker {
  readonly ask: Ask | null
  readonly seat: number | null
  readonly table: Summary
}

export class Hinting {
  #asked = $state.raw<{ ask: number; hint: Hint | null } | null>(null)

  constructor(
    readonly asker: Asker,
    readonly say: (seat: number) => Promise<FromServer>,
  ) {}

  /** The hint to this question; without one while it is thought about. */
  at(ask: Ask | null): { ask: number; hint: Hint | null } | null {
    return this.#asked && this.#asked.ask === ask?.id ? this.#asked : null
  }

  /** Ask what the merchant would do; asked once more, the hint is put away. */
  async askFor(): Promise<void> {
    const { ask, seat, table } = this.asker
    if (!ask || seat === null || !table.hints) return
    const there = this.at(ask)
    if (there) {
      if (there.hint) this.#asked = null
      return
    }
    this.#asked = { ask: ask.id, hint: null }
    try {
      const answer = await this.say(seat)
      if (answer.t === 'hint') this.#asked = { ask: ask.id, hint: answer.hint }
    } catch (error) {
      this.#asked = null
      if (!(error instanceof Refusal)) throw error
      if (error.trouble.code !== 'overtaken') tellTrouble(error.trouble)
    }
  }
}
