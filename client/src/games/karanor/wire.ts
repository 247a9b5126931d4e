// What the server tells of Karanor: see docs/games/karanor.md. Seats are −1 where there is nobody.
import type {
  CommerceTold,
  DeliveryTold,
  Event,
  Mine,
  OfferTold,
  PlayerView,
  Preview,
  QuestTold,
  View,
  WindowTold,
} from '../../generated/karanor'
import type { Session } from '../types'

export type { Blocked, CounterMade, OfferMade, Pending, Way } from '../../generated/karanor'
export type { Mine, Preview, View }
export type Merchant = PlayerView
export type Commerce = CommerceTold
export type HeldQuest = QuestTold
export type Delivery = DeliveryTold
export type Offer = OfferTold
export type Window = WindowTold
/** By resource, or `gold`: how many more. */
export type Lacking = CommerceTold['lacking']
export type Doing = keyof Mine['blocked']
export type KaranorEvent = Event
export type KaranorSession = Session<View, Preview, KaranorEvent>
