// What the server tells about a game of Hermagor (docs/protocol.md; the rules' view.py, preview.py, events.py).
import type { Session } from '../types'
import { REGIONS, villageOf } from './box'

export type Why = 'majority' | 'tile' | 'edges' | 'tie' | 'nobody'

export type Contest = { winner: number | null; why: Why; strength: number[]; edges: number[] }

export type Tile = { tile: string; products: string[] }
export type Booth = Tile & Contest

export type Row = {
  row: string
  price: number | null
  end_value: number | null
  squares: number[]
  discs: (number | null)[]
  usable: boolean[]
  pays: number | null
}

export type Merchant = {
  cash: number | null
  declared: number | null
  buyers: number
  passed: boolean
  actions: number
  shared: number
  discs: number
  at: string
  tiles: string[]
  wares: string[]
  stations: number
  dukedoms: number[]
  route: number
  income: number[]
  buzz: number
}

export type Completed = { region: string; rows: { row: string; pays: number }[] }

export type Journey = {
  village: string
  way: string[]
  cost: number
  /** What a sale there would leave: price, less the way, and what completed regions pay at most. */
  net: number
  /** Regions that it would complete; left out where there are none. */
  regions?: Completed[]
  /** What each player who has a station there would get; left out where nobody would. */
  earn?: number[]
}

export type View = {
  seat: number
  round: number
  rounds: number
  phase: number
  starter: number
  asked: number[]
  actions: number
  to_come: number[]
  bag: string[]
  market: (Booth | null)[]
  buyers: Record<string, number>
  lines: Record<string, number[]>
  prices: Row[]
  merchants: Merchant[]
  third: Merchant | null
  shared_buyers: number
  stations: Record<string, number[]>
  completed: Completed[]
  journeys: Journey[]
}

export type Contested = Tile & { booth: string; before: Contest; after: Contest; changes: boolean }

export type PlacePreview = {
  place: string
  cost: number
  cash: number
  buzz: [number, number]
  lines: { line: string; before: number; after: number }[]
  tiles: Contested[]
  stranded: boolean
}

export type SellPreview = Journey & {
  price: number
  bring: number
  cash: number
  dukedoms: [number, number]
  route: [number, number]
  stranded: boolean
}

export type MovePreview = { village: string; way: string[]; cost: number; cash: number; stranded: boolean }
export type RaisePreview = {
  product: string
  price: [number, number]
  uncovers: number[]
  production: number[]
}
export type BuildPreview = { region: string; row: string; pays: number; production?: [number, number] }
export type SharedPreview = { village: string; regions: Completed[] }

export type Preview =
  PlacePreview | SellPreview | MovePreview | RaisePreview | BuildPreview | SharedPreview | { nothing?: never }

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
