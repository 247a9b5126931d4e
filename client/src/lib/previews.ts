// What a move would do, asked of the server: the client has no rules.
import { Refusal } from './api'
import type { FromServer, Trouble } from './wire'

/** Asks about a move; null where nobody can be asked now. */
type Asks = (move: string) => Promise<FromServer> | null

export class Previews {
  #asking = false
  #next: { move: string; resolve: (preview: unknown) => void } | null = null

  constructor(
    readonly asks: Asks,
    readonly refused: (error: unknown) => void,
  ) {}

  /** What a move would do. One question at a time is on its way; of those waiting, only the last is asked. */
  of(move: string): Promise<unknown> {
    this.#next?.resolve(null)
    return new Promise((resolve) => {
      this.#next = { move, resolve }
      void this.#work()
    })
  }

  async #work(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    while (this.#next) {
      const { move, resolve } = this.#next
      this.#next = null
      const answer = await this.#ask(move)
      resolve(this.#isOvertaken() ? null : answer)
    }
    this.#asking = false
  }

  #isOvertaken(): boolean {
    return this.#next !== null
  }

  async #ask(move: string): Promise<unknown> {
    try {
      const answer = await this.asks(move)
      return answer?.t === 'preview' || answer?.t === 'tried' ? answer.preview : null
    } catch (error) {
      if (!this.#next) this.refused(error)
      return null
    }
  }

  /** What the rules have against a move, or `anything` at all; null: nothing, or nobody can tell now. */
  async whyNot(move: string, anything = false): Promise<Trouble | null> {
    try {
      await this.asks(move)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return anything || error.trouble.clause ? error.trouble : null
    }
  }
}
