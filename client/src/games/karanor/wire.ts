// What the server tells of Karanor: see docs/games/karanor.md. Lists of resources and of insignia are in the order of the box.
import type { GameEvent } from '../../lib/wire'
import type { Session } from '../types'

export type Lacks = { gold: number; goods: number[] }
export type Bundle = { gold: number; goods: number[]; insignia: number[]; artefacts: string[]; associates: string[] }
export type Merchant = {
  gold: number
  income: number
  prestige: number
  at: string
  origin: string
  history: string
  goods: number[]
  insignia: number[]
  artefacts: string[]
  associates: { resource: string; promoted: boolean }[]
  /** Territories with a commerce pawn. */
  shops: string[]
  built: string[]
  villas: string[]
  /** How many cards in hand. */
  commerces: number
  quests: number
  blacks: number
  /** The steps of a Move. */
  steps: number
  /** The price of a passage by sea. */
  sea: number
  silent: boolean
  /** Windows for which they wish not to be asked (R62). */
  spared: string[]
}
export type HeldCommerce = { card: string; gold: number; bonus: number; lacks: Lacks; here: boolean }
export type HeldQuest = { quest: string; places: string[]; here: boolean; options: { lacks: Lacks }[] }
export type Hand = { commerces: HeldCommerce[]; quests: HeldQuest[]; blacks: string[] }
export type Way = { to: string; actions: number; gold: number; path: string[] }
export type Blocked = { code: string; clause: string; args: Record<string, string | number> }
export type Window = { window: string; cause: number; asked: number[]; answered: number[]; card: string | null }
export type Offer = {
  number: number
  author: number
  /** −1: anyone. */
  to: number
  gives: Bundle
  wants: Bundle
  answers: number
  open: boolean
  countered: boolean
  refused: number[]
  accepted: number[]
}
/** A question inside an action: what it is about; seats are −1 where there is nobody. */
export type Pending = {
  step: string
  seat: number
  /** How many are left to pick. */
  n: number
  victim: number
  thief: number
  /** The card or tile whose effect it is. */
  card: string | null
  price: number
}
export type View = {
  seat: number
  players: number
  turn: number
  active: number
  starter: number
  actions: number
  /** Left of the Move under way. */
  steps: number
  /** The prestige that triggers the end. */
  end: number
  ending: boolean
  asked: number[]
  phase: 'draft' | 'play' | 'over'
  merchants: Merchant[]
  hand: Hand | null
  row: { card: string; gold: number; lacks: Lacks }[]
  delivery: { card: string; gold: number; lacks: Lacks } | null
  decks: { commerce: number; quest: number; black: number; artefact: number; delivery: number }
  associates: string[]
  supply: number[]
  insignia: number[]
  inhabited: string[]
  /** By territory: a seat, −1 for sale. */
  villas: Record<string, number>
  villa: number
  recruit: number
  market: { piles: number[]; buy: number[]; sell: number[] } | null
  ways: Way[]
  blocked: Partial<Record<Doing, Blocked>>
  gains: { work: number; harvest: number; income: number }
  draft: { cards: string[]; picked: string | null } | null
  drawn: string[]
  pending: Pending | null
  window: Window | null
  offers: Offer[]
}
export type Doing = 'move' | 'harvest' | 'work' | 'build' | 'interact' | 'quest' | 'delivery' | 'recruit' | 'villa' | 'market'
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
