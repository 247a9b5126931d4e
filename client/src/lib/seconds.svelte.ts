// A second hand: whoever reads it in markup or in a $derived is drawn again every second.
import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** By performance.now(). */
export function second(): number {
  subscribe()
  return performance.now()
}
