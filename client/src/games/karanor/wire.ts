// What the server tells of Karanor: see docs/games/karanor.md. Seats are −1 where there is nobody.
import type { GameEvent } from '../../lib/wire'
import type { Session } from '../types'

/** By resource, or `gold`: how many more. */
export type Lacking = Record<string, number>
export type Merchant = {
  gold: number
  income: number
  prestige: number
  at: string
  origin: string
  history: string
  /** In the order of the box. */
  goods: number[]
  insignia: Record<string, number>
  artefacts: string[]
  /** By resource: promoted or not. */
  associates: Record<string, boolean>
  /** Territories with a commerce pawn. */
  shops: string[]
  built: string[]
  /** Cards in their hand that the reader knows of. */
  known: string[]
  /** How many cards in hand. */
  commerces: number
  quests: number
  blacks: number
  silent: boolean
  /** Windows for which they wish not to be asked (R62). */
  spared: string[]
}
export type Commerce = { card: string; gold: number; bonus: number; lacking: Lacking }
/** `lacking` by choice. */
export type HeldQuest = { card: string; places: string[]; lacking: Lacking[] }
export type Way = { to: string; actions: number; gold: number; path: string[] }
export type Blocked = { code: string; clause: string; args: Record<string, string | number> }
export type Window = {
  window: string
  cause: number
  asked: number[]
  answered: number[]
  card: string | null
  mine?: string
}
export type Offer = {
  number: number
  author: number
  to: number
  /** `gold 3 wood 1`. */
  give: string
  want: string
  /** The offer that it answers, 0 for none. */
  counters: number
  open: boolean
  countered: boolean
  declined: number[]
  accepted: number[]
}
/** A question inside an action: what it is about. */
export type Pending = {
  step: string
  seat: number
  /** How many are left to pick. */
  n: number
  victim: number
  thief: number
  /** The card whose effect it is. */
  card: string | null
  /** What a swap pays, what a villa costs. */
  gold: number
}
/** What only the reader is told. */
export type Mine = {
  commerces: Commerce[]
  draft: Commerce[]
  quests: HeldQuest[]
  blacks: string[]
  /** The steps of a Move, the prices of a passage by sea and of a villa. */
  reach: number
  sea: number
  villa: number
  routes: Way[]
  blocked: Partial<Record<Doing, Blocked>>
  gains: { work: number; harvest: number; income: number }
}
export type View = {
  seat: number
  asked: number[]
  /** 0: before the first. */
  turn: number
  starter: number
  active: number
  actions: number
  /** Left of the Move under way. */
  steps: number
  /** The prestige that triggers the end. */
  goal: number
  ending: boolean
  players: Merchant[]
  supply: number[]
  row: Commerce[]
  decks: Record<'commerce' | 'quest' | 'black_market' | 'artefact' | 'delivery', number>
  delivery: { card: string; city: string; gold: number; lacking: Lacking } | null
  /** Those that work for nobody, by resource. */
  associates: string[]
  inhabited: string[]
  /** By territory: whose. */
  villas: Record<string, number>
  market: { piles: number[]; buy: number[]; sell: number[] } | null
  window: Window | null
  drawn: string[]
  pending: Pending | null
  picked: string | null
  offers: Offer[]
  mine: Mine | null
}
export type Doing =
  'move' | 'harvest' | 'work' | 'build' | 'interact' | 'quest' | 'delivery' | 'recruit' | 'villa' | 'market'
/** The change that is certain; for an offer accepted, what both would hold. */
export type Preview = {
  actions?: number
  gold?: number
  goods?: number[]
  income?: number
  prestige?: number
  steps?: number
  author?: { gold: number; goods: number[] }
  me?: { gold: number; goods: number[] }
}
export type KaranorEvent = GameEvent
export type KaranorSession = Session<View, Preview, KaranorEvent>
