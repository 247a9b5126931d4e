// A bid half made: how much to bid and how far the table may go on for me (J4.3n). Bounds come from the answers.
import { untrack } from 'svelte'
import type { Choosing } from './choosing.svelte'
import type { Offer } from './model'

const numbers = (options: string[], verb: string): number[] =>
  options.filter((option) => option.startsWith(`${verb} `)).map((option) => Number(option.split(' ').at(-1)))

export class Bidding {
  item = $state<string | null>(null)
  bid = $state(0)
  top = $state(0)
  #about = ''
  #choosing: Choosing

  constructor(choosing: Choosing) {
    this.#choosing = choosing
  }

  /** Opening an auction, bidding in turn, or telling the table one's maximum meanwhile. */
  readonly kind = $derived.by((): 'open' | 'bid' | 'max' | null => {
    const { step, ask } = this.#choosing
    if (step === 'open') return 'open'
    return step === 'bid' ? (ask?.must ? 'bid' : 'max') : null
  })

  readonly offers = $derived.by((): Offer[] => {
    const up = this.#choosing.session.view.bazaar.up
    return this.kind === 'open' ? up.filter(({ item }) => this.#bidsFor(item.item).length > 0) : []
  })

  #bidsFor(item: string): number[] {
    return numbers(this.#choosing.options, `open ${item}`)
  }

  /** The bids that can be made now. */
  readonly bids = $derived.by((): number[] => {
    if (this.kind === 'open') return this.item ? this.#bidsFor(this.item) : []
    return numbers(this.#choosing.options, this.kind === 'bid' ? 'bid' : 'max').filter((n) => n > 0)
  })
  readonly low = $derived.by(() => Math.min(...this.bids, Infinity))
  readonly high = $derived.by(() => Math.max(...this.bids, 0))
  readonly standing = $derived.by(() => this.#choosing.session.view.auction?.maximum ?? null)
  readonly canWithdraw = $derived.by(() => this.#choosing.options.includes('max 0'))

  restart(): void {
    this.item = this.offers.length === 1 ? (this.offers[0]?.item.item ?? null) : null
    this.#begin()
  }

  /** A bid that is proposed is set as the reader would set it. */
  heed(): void {
    $effect(() => {
      const [verb, ...words] = (this.#choosing.session.proposed ?? '').split(' ')
      if (verb === 'open') untrack(() => this.choose(words[0] ?? ''))
      const goods = Number(words.at(-1))
      if (['open', 'bid', 'max'].includes(verb ?? '') && goods > 0) untrack(() => this.setTop(goods))
    })
  }

  choose(item: string): void {
    this.item = item
    this.#begin()
  }

  #begin(): void {
    if (this.bids.length === 0) return
    // Somebody else's bid does not undo how far I was about to go.
    const about = `${this.kind} ${this.item ?? this.#choosing.session.view.auction?.item.item}`
    const wanted = this.standing ?? (about === this.#about ? this.top : this.low)
    this.#about = about
    this.bid = this.low
    this.top = Math.max(this.low, Math.min(wanted, this.high))
    this.#look()
  }

  setBid(goods: number): void {
    this.bid = goods
    this.top = Math.max(this.top, goods)
    this.#look()
  }

  setTop(goods: number): void {
    if (goods < this.low || goods > this.high) return
    this.top = goods
    if (this.kind === 'open') this.bid = Math.min(this.bid, goods)
    this.#look()
  }

  /** What the main button says: the lowest bid now, and on my behalf up to the maximum. */
  readonly move = $derived.by((): string | null => {
    if (this.bids.length === 0) return null
    if (this.kind === 'open')
      return `open ${this.item} ${this.bid}${this.top > this.bid ? ` max ${this.top}` : ''}`
    return this.kind === 'bid' && this.top === this.low ? `bid ${this.top}` : `max ${this.top}`
  })

  /** Going to the height at once, in front of everybody. */
  readonly outright = $derived.by(() =>
    this.kind === 'bid' && this.top > this.low ? `bid ${this.top}` : null,
  )

  #look(): void {
    if (this.move) this.#choosing.consider(this.move)
  }
}
