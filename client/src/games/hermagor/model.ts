// What the server tells about a game of Hermagor.
import type {
  MerchantView,
  NoPreview,
  PlacePreview,
  Preview as Told,
  RowView,
  SellPreview,
  View,
} from '../../generated/hermagor'
import type { Session } from '../types'
import { REGIONS, villageOf } from './box'

export type {
  Booth,
  BuildPreview,
  Completed,
  Contest,
  Contested,
  Journey,
  MovePreview,
  RaisePreview,
  SharedPreview,
  Tile,
} from '../../generated/hermagor'
export type { PlacePreview, SellPreview, View }
export type Preview = Exclude<Told, NoPreview> | { nothing?: never }
export type Merchant = MerchantView
export type Row = RowView

export const placingOf = (preview: Preview | null): PlacePreview | null =>
  preview && 'buzz' in preview ? preview : null
export const sellingOf = (preview: Preview | null): SellPreview | null =>
  preview && 'net' in preview ? preview : null
export const costOf = (preview: Preview | null | undefined): number | null =>
  preview && 'cost' in preview ? preview.cost : null
export const isStranded = (preview: Preview | null): boolean =>
  preview !== null && 'stranded' in preview && preview.stranded

export type HermagorSession = Session<View, Preview>

/** The colour that two players share (H8.1) comes after theirs. */
export const thirdColour = (view: View): number => view.merchants.length

/** The villages of a region where this reader has no station yet; null for a watcher. */
export const missingIn = (view: View, region: number): string[] | null =>
  view.seat < 0
    ? null
    : (REGIONS[region]?.villages ?? []).filter((id) => !view.stations[id]?.includes(view.seat))

/** Does a tile of this reader show what a village buys? */
export const hasWare = (view: View, village: string): boolean =>
  view.merchants[view.seat]?.wares.includes(villageOf(village)?.product ?? '') ?? false

export type IncomePaid = {
  type: 'income-paid'
  seat: number
  production: number
  dukedoms: number
  route: number
  cash: number
}
