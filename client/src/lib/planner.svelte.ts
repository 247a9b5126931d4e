// Whether moves are tried out now: the table steps aside meanwhile. The code for it comes when it is wanted.
import type { PlanSession } from './planning.svelte'
import type { LiveSession } from './session.svelte'

export const planning = $state<{ plan: PlanSession | null }>({ plan: null })

export async function tryMoves(live: LiveSession): Promise<void> {
  if (live.seat === null) return
  const { PlanSession } = await import('./planning.svelte')
  const plan = new PlanSession(live, live.seat)
  if (await plan.begin()) planning.plan = plan
}
