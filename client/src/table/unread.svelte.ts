import { untrack } from 'svelte'
import type { LiveSession } from '../lib/session.svelte'

/** Counts the chat lines that came while the chat was not in sight. Call it while a component is made. */
export function chatReader(live: () => LiveSession, inSight: () => boolean): { readonly unread: number } {
  let seen = $state<number | null>(null)
  const unread = $derived(seen === null ? 0 : live().talk.lines.filter((line) => line.n > (seen ?? 0)).length)
  $effect(() => {
    if (!live().talk.known) return
    const last = live().talk.lines.at(-1)?.n ?? -1
    // What was said before I came is no news; what is in sight is read.
    if (inSight() || untrack(() => seen) === null) seen = last
  })
  return {
    get unread() {
      return unread
    },
  }
}
