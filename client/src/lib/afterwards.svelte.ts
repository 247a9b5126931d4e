// Once a game is over: what the server knows of it and of me beyond the table. Nothing of it is stored anew.
import { untrack } from 'svelte'
import * as api from './api'
import { pastOf, type Past } from './outcome'
import { Finding } from './review.svelte'
import type { LiveSession } from './session.svelte'
import { need } from './words.svelte'

export class Afterwards {
  past = $state.raw<Past | null>(null)
  finding = $state.raw<Finding | null>(null)

  /** To be called while a component is made: begins when the game is over, ends with the component. */
  follow(session: () => LiveSession): void {
    $effect(() => {
      if (session().table.status !== 'over') return
      untrack(() => void this.#learn(session()))
      return () => this.finding?.end()
    })
  }

  async #learn(session: LiveSession): Promise<void> {
    const { table } = session
    this.finding = new Finding(table)
    try {
      await need('review')
      if (session.mySeats().length === 1) this.past = pastOf(await api.tables('mine'), table)
      if (table.version > 0 && !table.halted) await session.revealAll()
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error
    }
    await this.finding.ask(false)
  }
}
