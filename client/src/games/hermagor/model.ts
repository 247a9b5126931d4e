// What the server tells about a game of Hermagor.
import type {
  BoothTold,
  ContestTold,
  Event,
  MerchantView,
  Placing,
  Preview,
  RowView,
  Selling,
  View,
} from '../../generated/hermagor'
import type { Session } from '../types'
import { REGIONS, villageOf } from './box'

export type { Completed, Contested, IncomePaid, Journey, Moving } from '../../generated/hermagor'
export type { Event, Placing, Preview, Selling, View }
export type Booth = BoothTold
export type Contest = ContestTold
export type Merchant = MerchantView
export type Row = RowView

export const placingOf = (preview: Preview | null): Placing | null =>
  preview?.kind === 'place' ? preview : null
export const sellingOf = (preview: Preview | null): Selling | null =>
  preview?.kind === 'sell' ? preview : null
export const costOf = (preview: Preview | null | undefined): number | null =>
  preview && 'cost' in preview ? preview.cost : null
export const isStranded = (preview: Preview | null): boolean =>
  preview !== null && 'stranded' in preview && preview.stranded

export type HermagorSession = Session<View, Preview, Event>

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
