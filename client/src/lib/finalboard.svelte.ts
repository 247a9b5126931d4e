// How a game that is over stands at its end, as a session from which nothing but its board is drawn: through the eyes
// of a watcher, who knows nobody's secrets.
import { ReplaySession } from './replay.svelte'
import type { Frame, GameInfo, Summary } from './wire'

export class FinalBoard extends ReplaySession {
  readonly still = ''
  readonly bare = true

  constructor(game: GameInfo, table: Summary, last: Frame) {
    super(game, table)
    this.eyesAre = 'watch'
    this.frames = [last]
    this.loading = false
  }
}
