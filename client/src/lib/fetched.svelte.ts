// Something a page is about: asked for when it opens, again after a while, and what went wrong.
import { onMount } from 'svelte'
import { Refusal } from './api'
import { attempt } from './notes.svelte'
import { greet } from './place.svelte'
import { need } from './words.svelte'
import type { Trouble } from './wire'

export class Fetched<T> {
  value = $state.raw<T | undefined>()
  trouble = $state.raw<Trouble | undefined>()

  constructor(
    readonly ask: () => Promise<T>,
    /** Milliseconds after which it is asked for again while somebody looks; 0: never. */
    every = 0,
  ) {
    onMount(() => {
      void this.#begin()
      if (!every) return
      const timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), every)
      return () => clearInterval(timer)
    })
  }

  async #begin(): Promise<void> {
    await Promise.all([need('club'), greet()])
    await this.look()
  }

  readonly look = async (): Promise<void> => {
    try {
      this.value = await this.ask()
      this.trouble = undefined
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.value === undefined) this.trouble = error.trouble
    }
  }

  /** Do something of which a new one comes back; false if it was refused. */
  async change(act: () => Promise<T>): Promise<boolean> {
    const changed = await attempt(act)
    if (changed !== undefined) this.value = changed
    return changed !== undefined
  }
}
