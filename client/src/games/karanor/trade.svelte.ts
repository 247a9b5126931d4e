// An offer in the making, and what is said about offers (K14.15 to K14.19).
import { ARTEFACTS, ASSOCIATES, associateOf, commerceOf, INSIGNIA, RESOURCES } from './box'
import type { KaranorSession, Merchant, Offer } from './wire'

export const ANYONE = -1
export type Side = 'gives' | 'wants'
/** Counts by what a thing is called in a move: `gold`, `wood`, `mount`, `corne`, `assoc_wood`. */
export type Bundle = Record<string, number>

export interface Thing {
  id: string
  kind: 'gold' | 'resource' | 'insignia' | 'artefact' | 'associate'
  n: number
}

const KINDS = new Map<string, Thing['kind']>([
  ['gold', 'gold'],
  ...RESOURCES.map((id) => [id, 'resource'] as const),
  ...INSIGNIA.map((id) => [id, 'insignia'] as const),
  ...ARTEFACTS.map((id) => [id, 'artefact'] as const),
  ...ASSOCIATES.map(({ id }) => [id, 'associate'] as const),
])

/** What a bundle, or a player, holds, in the order of the box. */
export const thingsOf = (bundle: Bundle): Thing[] =>
  [...KINDS].map(([id, kind]) => ({ id, kind, n: bundle[id] ?? 0 })).filter(({ n }) => n > 0)

export const empty = (bundle: Bundle): boolean => thingsOf(bundle).length === 0

/** `gold 3 wood 1` taken apart. */
export function read(text: string): Bundle {
  const words = text.split(' ')
  return Object.fromEntries(
    words.flatMap((word, i) => (i % 2 || !word ? [] : [[word, Number(words[i + 1])]])),
  )
}

/** The inverse of `read`. */
export const written = (bundle: Bundle): string =>
  thingsOf(bundle)
    .map(({ id, n }) => `${id} ${n}`)
    .join(' ')

export const holdings = (merchant: Merchant): Bundle => ({
  gold: merchant.gold,
  ...Object.fromEntries(RESOURCES.map((id, i) => [id, merchant.goods[i] ?? 0])),
  ...merchant.insignia,
  ...Object.fromEntries(merchant.artefacts.map((id) => [id, 1])),
  ...Object.fromEntries(Object.keys(merchant.associates).map((resource) => [associateOf(resource).id, 1])),
})

/** The most that any of these players holds of each: what one may ask of anyone. */
export function mostOf(merchants: Merchant[]): Bundle {
  const most: Bundle = {}
  for (const held of merchants.map(holdings))
    for (const [id, n] of Object.entries(held)) most[id] = Math.max(most[id] ?? 0, n)
  return most
}

export const said = (head: string, gives: Bundle, wants: Bundle, purpose: string): string =>
  [
    head,
    empty(gives) ? '' : `give ${written(gives)}`,
    empty(wants) ? '' : `want ${written(wants)}`,
    purpose && `for ${purpose}`,
  ]
    .filter(Boolean)
    .join(' ')

/** What comes in less what goes out. */
export const changeBy = (comes: Bundle, goes: Bundle): Bundle =>
  Object.fromEntries([...KINDS.keys()].map((id) => [id, (comes[id] ?? 0) - (goes[id] ?? 0)]))

export interface Missing {
  card: string
  before: Bundle
  after: Bundle
}

/** For each commerce in my hand, what is missing now and after a change. */
export function missing(session: KaranorSession, change: Bundle): Missing[] {
  const { players, seat, mine } = session.view
  const me = players[seat]
  if (!me || !mine) return []
  const held = holdings(me)
  return mine.commerces.map(({ card, gold }) => {
    const price: Bundle = { gold, ...commerceOf(card).resources }
    const short = (by: Bundle): Bundle =>
      Object.fromEntries(
        Object.entries(price).map(([id, n]) => [id, Math.max(0, n - (held[id] ?? 0) - (by[id] ?? 0))]),
      )
    return { card, before: short({}), after: short(change) }
  })
}

/** What is said about an offer stands beside it at the desk, whatever else is asked. */
export const REPLIES = ['accept', 'decline', 'withdraw', 'reopen'] as const
export type Reply = (typeof REPLIES)[number]

/** May I answer this offer so? */
export const may = (session: KaranorSession, reply: Reply, offer: Offer): boolean =>
  session.ask?.options.includes(`${reply} ${offer.number}`) ?? false

export const mine = (session: KaranorSession): Offer[] =>
  session.view.offers.filter((offer) => offer.open && offer.author === session.seat)

/** Offers that I can answer. */
export const toMe = (session: KaranorSession): Offer[] =>
  session.view.offers.filter((offer) => isToMe(offer, session.seat))

/** Does an offer wait for the answer of this seat? */
export const isToMe = (offer: Offer, seat: number | null): boolean =>
  offer.open &&
  offer.author !== seat &&
  (offer.to === ANYONE || offer.to === seat) &&
  !offer.declined.includes(seat ?? ANYONE)

/** The offer being put together. */
export class Draft {
  to = $state(ANYONE)
  /** The offer it counters, 0 for none. */
  answers = $state(0)
  gives = $state<Bundle>({})
  wants = $state<Bundle>({})
  /** What it is for, if I say so (R65). */
  purpose = $state('')

  constructor(to: number) {
    this.to = to
  }

  clear(): void {
    this.answers = 0
    this.gives = {}
    this.wants = {}
    this.purpose = ''
  }

  /** With somebody else: what was asked of the first is not theirs to give. */
  choose(to: number): void {
    if (to === this.to) return
    this.to = to
    this.answers = 0
    this.wants = {}
  }

  /** The reverse of an offer, to be changed and sent back. */
  counter(offer: Offer): void {
    this.to = offer.author
    this.answers = offer.number
    this.gives = read(offer.want)
    this.wants = read(offer.give)
  }

  /** My own offer once more. */
  revise(offer: Offer): void {
    this.to = offer.to
    this.answers = 0
    this.gives = read(offer.give)
    this.wants = read(offer.want)
    this.purpose = offer.purpose
  }

  count(side: Side, { id }: Thing): number {
    return this[side][id] ?? 0
  }

  /** One more, or with -1 one less, of what `thing.n` says there is. */
  add(side: Side, thing: Thing, by = 1): void {
    this[side][thing.id] = Math.max(0, Math.min(thing.n, this.count(side, thing) + by))
  }

  drop(side: Side, thing: Thing): void {
    this.add(side, thing, -thing.n)
  }

  get blank(): boolean {
    return empty(this.gives) && empty(this.wants)
  }

  get move(): string {
    const head = this.answers ? `counter ${this.answers}` : `offer ${this.to === ANYONE ? 'any' : this.to}`
    return said(head, this.gives, this.wants, this.purpose)
  }
}
