// What the server tells about the city.

import type {
  AreaView,
  AuctionView,
  CardView,
  DiplomacyView,
  FairView,
  ItemView,
  OfferView,
  OutlookTold,
  PlayerView,
  Preview,
  RungView,
  View,
} from '../../generated/jantaris'

export type { Event } from '../../generated/jantaris'
export type { Preview, View }
export type Area = AreaView
export type Auction = AuctionView
export type Card = CardView
export type Diplomacy = DiplomacyView
export type Fair = FairView
export type Item = ItemView
export type Offer = OfferView
export type Player = PlayerView
export type Row = OutlookTold
export type Rung = RungView
export type Outlook = NonNullable<Preview['outlook']>
export type Colour = DiplomacyView['colour']
export const COLOURS: Colour[] = ['red', 'black']
export const CENTRE = 'centre'

export const VOTES = ['deal', 'strengthen', 'recruitment', 'black_market']

/** Verbs whose second word is an area; `move red taira` has it third. */
const AREA_VERBS = ['settle', 'place', 'recall', 'flee', 'bring', 'send', 'recruit', 'call', 'leave']

export function areaOf(move: string): string | null {
  const [verb = '', second = '', third = ''] = move.split(' ')
  if (verb === 'move') return third
  return AREA_VERBS.includes(verb) ? second : null
}

export const verbOf = (move: string): string => move.split(' ')[0] ?? ''

/** `pay 2r 3b` and `receive 1r 1b`: red and black. */
export function goodsOf(move: string): [number, number] {
  const [, red = '', black = ''] = move.split(' ')
  return [parseInt(red) || 0, parseInt(black) || 0]
}

export const total = (goods: [number, number]): number => goods[0] + goods[1]
