// A worked example of the rules as a session: the game's own board draws it, and nothing can be said there.
import * as api from '../lib/api'
import { ReplaySession } from '../lib/replay.svelte'
import type { Tells } from '../games/types'
import type { ExampleShown, Frame, GameInfo, SeatInfo, Summary } from '../lib/wire'

const NOBODY: SeatInfo = {
  kind: 'person',
  name: '',
  level: null,
  me: false,
  online: true,
  away: false,
  since: null,
}

const tableOf = (game: string, seats: number): Summary => ({
  id: `example-${game}`,
  name: '',
  game,
  options: {},
  status: 'playing',
  public: false,
  mine: false,
  seats: Array.from({ length: seats }, () => NOBODY),
  asked: [],
  step: '',
  my_turn: false,
  version: 0,
  headline: {},
  standing: null,
  halted: false,
  deal: null,
  shared: null,
  tournament: '',
  pace: 0,
  pause: null,
  clock: null,
  clocks: [],
  study: false,
  lesson: null,
  hints: false,
  apart: false,
  rematch: { wants: [], table: null, commitment: null },
  undo: null,
  watchers: 0,
  created: '',
  updated: '',
})

export class ExampleSession extends ReplaySession {
  readonly still: string
  readonly swaps: ExampleShown['swaps']
  /** Which of its moves each swap has. */
  ways = $state.raw<number[]>([])
  #asked = 0

  constructor(
    game: GameInfo,
    readonly name: string,
    shown: ExampleShown,
    tells: Tells = {},
  ) {
    super(game, tableOf(game.name, shown.seats), tells)
    this.swaps = shown.swaps
    this.ways = shown.swaps.map(() => 0)
    this.still = shown.show
    this.frames = shown.frames as Frame[]
    this.total = shown.frames.length - 1
    this.at = this.total
    this.loading = false
  }

  /** Plays it by the rules with these moves instead; of several wishes the last counts. */
  async change(ways: number[]): Promise<void> {
    const asked = (this.#asked += 1)
    const shown = await api.example(this.game.name, this.name, ways)
    if (asked !== this.#asked) return
    this.ways = ways
    this.frames = shown.frames as Frame[]
    this.at = this.total
  }

  with(swap: number, move: number): number[] {
    return this.ways.map((way, i) => (i === swap ? move : way))
  }
}
