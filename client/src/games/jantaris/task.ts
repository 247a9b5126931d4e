// Which part of the game is on the table, and so what stands beside the city.
import type { Choosing } from './choosing.svelte'

export type Task = 'votes' | 'auction' | 'open' | 'city' | 'marker' | 'answers' | 'idle'

export function taskOf(choosing: Choosing): Task {
  const { view } = choosing.session
  if (view.diplomacy && !view.diplomacy.revealed && view.phase === 'diplomacy') return 'votes'
  if (choosing.step === 'open') return 'open'
  if (view.auction && (choosing.step === 'bid' || !choosing.ask)) return 'auction'
  if (choosing.step === 'city' || choosing.step === 'marker') return choosing.step
  return choosing.ask ? 'answers' : 'idle'
}
