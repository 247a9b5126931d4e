// The table page tells its frame what a game need not know: the live session or the replay, and the renderer.
import { getContext, setContext } from 'svelte'
import type { GameRenderer } from '../games/types'
import type { ReplaySession } from './replay.svelte'
import type { LiveSession } from './session.svelte'

export interface Room {
  /** The one of the two that there is. */
  session: LiveSession | ReplaySession
  live: LiveSession | null
  replay: ReplaySession | null
  renderer: GameRenderer
}

const KEY = Symbol('room')

export const setRoom = (room: Room): Room => setContext(KEY, room)
export const getRoom = (): Room => getContext<Room>(KEY)
