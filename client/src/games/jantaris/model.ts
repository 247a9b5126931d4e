// What the server tells about the city (src/comptoir/games/jantaris/view.py, preview.py).

export type Colour = 'red' | 'black'
export const COLOURS: Colour[] = ['red', 'black']
export const CENTRE = 'centre'

export type Item = {
  item: string
  red: number
  black: number
  prestige: number
  crown: boolean
  acts: string
}
export type Offer = { item: Item; affords: boolean[]; lacks: [number, number][] }
export type Player = {
  prestige: number
  goods: [number, number]
  reserve: number
  items: Item[]
  crown: boolean
  cards: string[]
  dominates: string[]
}
export type Area = {
  area: string
  merchants: number[]
  ruler: number | null
  needs: number[]
  marker: Colour | 'both' | null
}
export type Card = { card: string; districts: string[]; prestige: number; by: number | null; needs: number[] }
export type Rung = { goods: number; bids: number[]; limits: number[] }
export type Auction = {
  item: Item
  bid: number
  leader: number
  second: boolean
  bidding: number | null
  out: boolean[]
  limits: number[]
  ladder: Rung[]
  lowest: (number | null)[]
  safe: (number | null)[]
  maximum: number | null
}
export type Diplomacy = {
  district: string
  colour: Colour
  neighbours: string[]
  voted: boolean[]
  votes: (string | null)[]
  revealed: boolean
  to_do: number[]
}
export type Fair = {
  card: [number, number] | null
  centre: number
  needs: number
  trades: number[]
  unseen: [number, number][]
  then: [number, number][]
}
export type View = {
  seat: number
  turn: number
  active: number
  starter: number
  phase: 'setup' | 'start' | 'city' | 'diplomacy' | 'fair' | 'control' | 'over'
  asked: number[]
  goal: number
  limit: number
  players: Player[]
  areas: Area[]
  markers: Record<Colour, string>
  cards: Card[]
  card_pile: number
  bazaar: { up: Offer[]; pile: number; bottom: string[]; unseen: string[]; shown: Offer[] }
  pending: string[]
  auction: Auction | null
  diplomacy: Diplomacy | null
  fair: Fair
}

export type Row = {
  votes: number
  lapses: boolean
  red: number
  black: number
  any: number
  merchants: number
  answers: string[]
  cards: string[]
  fair: boolean
}
export type Outlook = Record<string, Row[]>

/** What an answer would do at once; each kind of answer fills its own part. */
export type Preview = {
  goods?: [number, number][]
  prestige?: number[]
  reserve?: number[]
  areas?: Record<string, number[]>
  rulers?: Record<string, number | null>
  cards?: Record<string, number>
  fair?: boolean
  outlook?: Outlook
  pays?: [number, number][]
  rivals?: number[]
  affords?: string[]
}

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
