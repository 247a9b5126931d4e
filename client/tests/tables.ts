// Tables as the server would describe them.
import type { GameInfo, SeatInfo, State, Summary } from '../src/lib/wire'

export const HELLER: GameInfo = {
  name: 'heller',
  title: 'Auf Heller und Pfennig',
  designer: 'Reiner Knizia',
  seats: [2, 4],
  minutes: [30, 45],
  pauses: false,
  version: 1,
  options: [],
  bots: [],
}

export const seat = (name: string, me = false): SeatInfo => ({
  kind: 'person',
  name,
  level: null,
  me,
  online: true,
  away: false,
})

export const table = (more: Partial<Summary> = {}): Summary => ({
  id: 'abc',
  name: '',
  game: 'heller',
  options: {},
  status: 'playing',
  public: false,
  mine: true,
  seats: [seat('Anna', true), seat('Béla')],
  asked: [0],
  step: 'turn',
  my_turn: true,
  version: 1,
  headline: {},
  standing: null,
  halted: false,
  deal: null,
  pace: 1,
  pause: null,
  study: false,
  rematch: { wants: [], table: null, commitment: null },
  undo: null,
  watchers: 0,
  created: '',
  updated: '',
  ...more,
})

export const state = (more: Partial<State> = {}): State => ({
  t: 'state',
  version: 1,
  from: 0,
  seat: 0,
  view: {},
  ask: null,
  left: null,
  undo: null,
  earlier: 0,
  log: [],
  table: table(),
  ...more,
})
