// A choice half made, whatever the game: what is asked, what it would do, and giving the answer. Choose first, then
// confirm; who wants no confirmation plays by choosing. What can be chosen, and how, is the game's.
import { untrack } from 'svelte'
import type { Session } from '../games/types'
import type { GameEvent } from '../lib/wire'

export abstract class HalfMade<View, Preview, Event extends GameEvent = GameEvent> {
  #session: () => Session<View, Preview, Event>

  constructor(session: () => Session<View, Preview, Event>) {
    this.#session = session
  }

  get session(): Session<View, Preview, Event> {
    return this.#session()
  }

  readonly ask = $derived.by(() => (this.session.replay ? null : this.session.ask))
  readonly options = $derived.by(() => this.ask?.options ?? [])
  /** Another one means that nothing is chosen yet: the next question, or the same to another seat. */
  readonly question = $derived.by(() => `${this.ask?.id} ${this.session.seat} ${this.session.tries ?? 0}`)

  /** A new question: nothing is chosen, unless only one thing can be. */
  abstract restart(): void

  /** Leave the last thing chosen. */
  abstract takeBack(): void

  /** Choose this answer as the reader would, with all that it would do, and stop before it is given. */
  abstract propose(move: string): void

  /** Begin anew with each question. To be called while a component is made. */
  follow(): void {
    $effect(() => {
      if (this.question) untrack(() => this.restart())
    })
    this.heed()
  }

  /** Show what is proposed: a hint, a better move. To be called after whatever begins anew. */
  heed(): void {
    $effect(() => {
      const move = this.session.proposed
      if (move && this.question && this.options.includes(move)) untrack(() => this.propose(move))
    })
  }

  /** Give this answer, unless another one is on its way. */
  async play(move: string): Promise<void> {
    if (!this.session.busy) await this.session.play(move)
  }

  /** What a move would do; null if by then nobody wants to know. */
  protected async foresee(move: string, wanted: () => boolean): Promise<Preview | null> {
    const preview = await this.session.preview(move)
    return wanted() ? preview : null
  }
}
