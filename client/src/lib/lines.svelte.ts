// The lines of a log: those that were told, and the earlier ones, which are fetched.
import * as api from './api'
import { Refusal } from './api'
import type { Entry, LogPage, State } from './wire'

/** As many lines are fetched by themselves: more than any game that is played to be won. */
const WHOLE = 3000

export class Lines {
  all = $state.raw<Entry[]>([])
  /** How many lines stand before those here. */
  earlier = $state(0)
  #fetching = $state(false)
  #ended = false
  /** Earlier lines that do not come by themselves. */
  readonly further = $derived(this.#fetching && this.all.length < WHOLE ? 0 : this.earlier)
  #eyes = ''

  constructor(readonly table: string) {}

  goesOn(log: Entry[]): void {
    this.all = [...this.all, ...log]
  }

  /** A page, to begin with. What came before it is kept if it still stands: an undo only takes lines away, so if there
   * are as many as before, they are the same. */
  begins(state: State): void {
    const eyes = state.seat === null ? 'watch' : String(state.seat)
    const first = state.log[0]?.n ?? 0
    const before = eyes === this.#eyes ? this.all.filter((entry) => entry.n < first) : []
    const kept = before.length + this.earlier === state.earlier ? before : []
    this.#eyes = eyes
    this.all = [...kept, ...state.log]
    this.earlier = state.earlier - kept.length
  }

  /** All earlier lines, unless there are more than in any game. */
  complete(): void {
    if (this.earlier > 0 && this.all.length < WHOLE) void this.fetchEarlier()
  }

  /** Earlier lines: all of them, or a page if there are more than in any game. */
  async fetchEarlier(): Promise<void> {
    const eyes = this.#eyes
    const first = this.all[0]?.n
    if (this.#fetching || first === undefined) return
    this.#fetching = true
    const found: LogPage = { earlier: this.earlier, log: [] }
    try {
      do {
        const page = await api.log(this.table, found.log[0]?.n ?? first, eyes)
        found.earlier = page.earlier
        found.log.unshift(...page.log)
      } while (found.earlier > 0 && this.all.length + found.log.length < WHOLE && !this.#ended)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    } finally {
      this.#fetching = false
    }
    if (this.#eyes === eyes && this.all[0]?.n === first) {
      this.all = [...found.log, ...this.all]
      this.earlier = found.earlier
    } else {
      // I look with other eyes by now, or some of it was taken back meanwhile.
      this.complete()
    }
  }

  end(): void {
    this.#ended = true
  }
}
