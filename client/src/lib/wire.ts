// What goes over the wire, as docs/protocol.md says. Seats count from 0.

export type Choice = boolean | string | number

export interface Person {
  name: string
}

export interface GameOption {
  name: string
  default: Choice
  choices: Choice[]
  clause: string
}

export interface GameInfo {
  name: string
  title: string
  designer: string
  seats: [number, number]
  minutes: [number, number]
  /** Has it moments that do not wait for ever? */
  pauses: boolean
  version: number
  options: GameOption[]
  bots: string[]
}

export type NewSeat =
  { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string } | { kind: 'hotseat'; name: string }

export interface NewTable {
  game: string
  options?: Record<string, Choice>
  seats: NewSeat[]
  public?: boolean
  name?: string
  pace?: number
  /** Seconds to answer in such a moment; null: no limit. */
  pause?: number | null
  /** The fingerprint that the server gave for this table, and what this browser adds to the deal. */
  deal?: string
  part?: string
}

export interface SeatInfo {
  kind: 'person' | 'bot' | 'open'
  name: string
  level: string | null
  me: boolean
  online: boolean
  away: boolean
}

export interface Place {
  seat: number
  rank: number
  score: number
}

/** Where the luck of a table comes from: the server's seed (once over), and what each seat added to it. */
export interface Deal {
  commitment: string
  parts: string[]
  seed: string | null
}

export interface Summary {
  id: string
  name: string
  game: string
  options: Record<string, Choice>
  status: 'open' | 'playing' | 'over' | 'closed'
  public: boolean
  mine: boolean
  seats: SeatInfo[]
  asked: number[]
  /** The question they are asked: the sentence is <game>-ask-<step>-other. */
  step: string
  my_turn: boolean
  version: number
  headline: Record<string, number | string>
  standing: Place[] | null
  /** Its rules are gone: it can be neither played nor shown. */
  halted: boolean
  /** Null: it was dealt before deals were sealed, or from a record. */
  deal: Deal | null
  pace: number
  pause: number | null
  study: boolean
  rematch: { wants: number[]; table: string | null; commitment: string | null }
  undo: { seat: number; to: number; agreed: number[] } | null
  watchers: number
  created: string
  updated: string
}

export interface Trouble {
  code: string
  text: string
  field?: string
  clause?: string
  args?: Record<string, string | number>
}

export interface Ask {
  id: number
  seat: number
  /** False: I may speak, but nobody waits for me. */
  must: boolean
  step: string
  clause: string
  options: string[]
}

export interface Undo {
  to: number
  free: boolean
}

/** What happened: the sentence `<game>-log-<type>`; the other fields are its arguments. */
export interface GameEvent {
  type: string
  seat?: number
  [field: string]: unknown
}

export interface Entry<E extends GameEvent = GameEvent> {
  n: number
  at: string
  kind: 'start' | 'move' | 'late' | 'undo' | 'away' | 'back' | 'rules' | 'ended'
  seat: number | null
  events: E[]
}

export interface Frame {
  n: number
  entry: Entry | null
  view?: unknown
  views?: unknown[]
}

export interface LogPage {
  earlier: number
  log: Entry[]
}

export interface ChatLine {
  n: number
  at: string
  seat: number | null
  name: string
  text: string
}

export interface State {
  t: 'state'
  version: number
  from: number
  seat: number | null
  view: unknown
  ask: Ask | null
  /** Milliseconds until the table goes on without an answer; null: it waits. */
  left: number | null
  undo: Undo | null
  /** How many lines stand before those in `log`. */
  earlier: number
  log: Entry[]
  table: Summary
}

export type FromServer =
  | State
  | { t: 'table'; table: Summary }
  | { t: 'done'; id: string; version: number }
  | { t: 'preview'; id: string; preview: unknown }
  | { t: 'no'; id: string; error: Trouble }
  | { t: 'chat'; lines: ChatLine[] }
  | { t: 'bye'; error: Trouble }
  | { t: 'pong' }

export type Saying =
  | { t: 'move'; seat: number; ask: number; move: string }
  | { t: 'preview'; seat: number; move: string }
  | { t: 'undo'; seat: number; to: number; free: boolean }
  | { t: 'consent'; seat: number; yes: boolean }
  | { t: 'chat'; text: string }
  | { t: 'rematch'; seat: number; wait: boolean; part: string }
