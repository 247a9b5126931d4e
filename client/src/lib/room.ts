// The table page tells its frame what a game need not know: the live session, the replay or the look back, and the renderer.
import { getContext, setContext, type Component } from 'svelte'
import type { FrameProps, GameRenderer } from '../games/types'
import type { PlanSession } from './planning.svelte'
import type { ReplaySession } from './replay.svelte'
import type { ReviewSession } from './review.svelte'
import type { LiveSession } from './session.svelte'

export interface Room {
  /** The one of them that there is. */
  session: LiveSession | ReplaySession | ReviewSession | PlanSession
  live: LiveSession | null
  replay: ReplaySession | null
  review: ReviewSession | null
  plan: PlanSession | null
  renderer: GameRenderer
  /** What stands in the frame in place of a table or a replay. */
  Own: Component<FrameProps> | null
}

const KEY = Symbol('room')

export const setRoom = (room: Room): Room => setContext(KEY, room)
export const getRoom = (): Room => getContext<Room>(KEY)
