// An offer in the making, and what is said about offers (K14.15 to K14.19).
import { associateOf, commerceOf, INSIGNIA, RESOURCES } from './box'
import type { Bundle, KaranorSession, Merchant, Offer } from './wire'

export const ANYONE = -1
export type Side = 'gives' | 'wants'

export const nothing = (): Bundle => ({
  gold: 0,
  goods: RESOURCES.map(() => 0),
  insignia: INSIGNIA.map(() => 0),
  artefacts: [],
  associates: [],
})

export const empty = (bundle: Bundle): boolean =>
  !bundle.gold &&
  !bundle.goods.some(Boolean) &&
  !bundle.insignia.some(Boolean) &&
  !bundle.artefacts.length &&
  !bundle.associates.length

/** One kind of thing that can change hands: its id is its word in a move. */
export interface Thing {
  id: string
  kind: 'gold' | 'resource' | 'insignia' | 'artefact' | 'associate'
  n: number
}

/** What a bundle, or a player, holds, in the order of the box. */
export function thingsOf(bundle: Bundle): Thing[] {
  const things: Thing[] = bundle.gold ? [{ id: 'gold', kind: 'gold', n: bundle.gold }] : []
  RESOURCES.forEach((id, i) => things.push({ id, kind: 'resource', n: bundle.goods[i] ?? 0 }))
  INSIGNIA.forEach((id, i) => things.push({ id, kind: 'insignia', n: bundle.insignia[i] ?? 0 }))
  for (const id of bundle.artefacts) things.push({ id, kind: 'artefact', n: 1 })
  for (const id of bundle.associates) things.push({ id, kind: 'associate', n: 1 })
  return things.filter((thing) => thing.n > 0)
}

export const holdings = (merchant: Merchant): Bundle => ({
  gold: merchant.gold,
  goods: [...merchant.goods],
  insignia: [...merchant.insignia],
  artefacts: [...merchant.artefacts],
  associates: merchant.associates.map((associate) => associate.resource),
})

/** The most that any of these players holds of each: what one may ask of anyone. */
export function mostOf(merchants: Merchant[]): Bundle {
  const most = nothing()
  for (const held of merchants.map(holdings)) {
    most.gold = Math.max(most.gold, held.gold)
    most.goods = most.goods.map((n, i) => Math.max(n, held.goods[i] ?? 0))
    most.insignia = most.insignia.map((n, i) => Math.max(n, held.insignia[i] ?? 0))
    most.artefacts.push(...held.artefacts)
    most.associates.push(...held.associates)
  }
  return most
}

const word = (thing: Thing): string => (thing.kind === 'associate' ? associateOf(thing.id).id : thing.id)

/** `gold 3 wood 1`, as a move writes it. */
export const written = (bundle: Bundle): string =>
  thingsOf(bundle)
    .map((thing) => `${word(thing)} ${thing.n}`)
    .join(' ')

export const said = (head: string, gives: Bundle, wants: Bundle): string =>
  [head, empty(gives) ? '' : `give ${written(gives)}`, empty(wants) ? '' : `want ${written(wants)}`]
    .filter(Boolean)
    .join(' ')

export interface Change {
  gold: number
  goods: number[]
}

/** Gold and resources that come in less those that go out. */
export const changeBy = (comes: Bundle, goes: Bundle): Change => ({
  gold: comes.gold - goes.gold,
  goods: comes.goods.map((n, i) => n - (goes.goods[i] ?? 0)),
})

export interface Missing {
  card: string
  before: number
  after: number
}

/** For each commerce in my hand, how many tokens and gold are missing now and after a change. */
export function missing(session: KaranorSession, change: Change): Missing[] {
  const me = session.seat === null ? undefined : session.view.merchants[session.seat]
  if (!me || !session.view.hand) return []
  return session.view.hand.commerces.map(({ card, gold }) => {
    const price = commerceOf(card).resources
    const short = (by: Change): number =>
      RESOURCES.reduce(
        (sum, id, i) => sum + Math.max(0, (price[id] ?? 0) - (me.goods[i] ?? 0) - (by.goods[i] ?? 0)),
        Math.max(0, gold - me.gold - by.gold),
      )
    return { card, before: short({ gold: 0, goods: RESOURCES.map(() => 0) }), after: short(change) }
  })
}

/** May I answer this offer so? */
export const may = (session: KaranorSession, reply: string, offer: Offer): boolean =>
  session.ask?.options.includes(`${reply} ${offer.number}`) ?? false

export const mine = (session: KaranorSession): Offer[] =>
  session.view.offers.filter((offer) => offer.open && offer.author === session.seat)

/** Offers that I can answer. */
export const toMe = (session: KaranorSession): Offer[] =>
  session.view.offers.filter(
    (offer) =>
      offer.open &&
      offer.author !== session.seat &&
      (offer.to === ANYONE || offer.to === session.seat) &&
      !offer.refused.includes(session.seat ?? ANYONE),
  )

/** The offer being put together. */
export class Draft {
  to = $state(ANYONE)
  /** The offer it counters, 0 for none. */
  answers = $state(0)
  gives = $state<Bundle>(nothing())
  wants = $state<Bundle>(nothing())

  constructor(to: number) {
    this.to = to
  }

  clear(): void {
    this.answers = 0
    this.gives = nothing()
    this.wants = nothing()
  }

  /** With somebody else: what was asked of the first is not theirs to give. */
  choose(to: number): void {
    if (to === this.to) return
    this.to = to
    this.answers = 0
    this.wants = nothing()
  }

  /** The reverse of an offer, to be changed and sent back. */
  counter(offer: Offer): void {
    this.to = offer.author
    this.answers = offer.number
    this.gives = $state.snapshot(offer.wants)
    this.wants = $state.snapshot(offer.gives)
  }

  /** My own offer once more. */
  revise(offer: Offer): void {
    this.to = offer.to
    this.answers = 0
    this.gives = $state.snapshot(offer.gives)
    this.wants = $state.snapshot(offer.wants)
  }

  count(side: Side, thing: Thing): number {
    return thingsOf(this[side]).find(({ kind, id }) => kind === thing.kind && id === thing.id)?.n ?? 0
  }

  /** One more, or with -1 one less, of what `thing.n` says there is. */
  add(side: Side, thing: Thing, by = 1): void {
    const bundle = this[side]
    const n = Math.max(0, Math.min(thing.n, this.count(side, thing) + by))
    if (thing.kind === 'gold') bundle.gold = n
    else if (thing.kind === 'resource') bundle.goods[RESOURCES.indexOf(thing.id)] = n
    else if (thing.kind === 'insignia') bundle.insignia[INSIGNIA.indexOf(thing.id)] = n
    else {
      const list = thing.kind === 'artefact' ? 'artefacts' : 'associates'
      bundle[list] = [...bundle[list].filter((id) => id !== thing.id), ...(n ? [thing.id] : [])]
    }
  }

  drop(side: Side, thing: Thing): void {
    this.add(side, thing, -thing.n)
  }

  get blank(): boolean {
    return empty(this.gives) && empty(this.wants)
  }

  get move(): string {
    const head = this.answers ? `counter ${this.answers}` : `offer ${this.to === ANYONE ? 'any' : this.to}`
    return said(head, this.gives, this.wants)
  }
}
