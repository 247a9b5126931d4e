// The offers of the whole game and how each ended, read from the log.
import { ANYONE } from './trade.svelte'
import type { CounterMade, KaranorEvent, KaranorSession, OfferMade } from './wire'

export type Ended = 'open' | 'traded' | 'declined' | 'withdrawn' | 'countered' | 'void' | 'lapsed'
export interface Past {
  key: string
  at: string
  number: number
  from: number
  to: number
  give: string
  want: string
  ended: Ended
}

const ENDS: Record<string, Ended> = {
  traded: 'traded',
  'offer-void': 'void',
  'offer-withdraw': 'withdrawn',
  'offer-decline': 'declined',
  'offer-reopen': 'open',
}

class Ledger {
  readonly all: Past[] = []
  private now = new Map<number, Past>()

  hear(event: KaranorEvent, at: string): void {
    if (event.type === 'turn-began' || event.type === 'end-triggered') this.lapse()
    else if (event.type === 'offer-made' || event.type === 'counter-made') this.made(event, at)
    else this.ended(event)
  }

  private made(event: OfferMade | CounterMade, at: string): void {
    const answered = event.type === 'counter-made' ? this.now.get(event.answers) : undefined
    if (answered) answered.ended = 'countered'
    const past: Past = {
      key: `${at} ${event.offer} ${this.all.length}`,
      at,
      number: event.offer,
      from: event.seat,
      to: event.other ?? ANYONE,
      give: event.give,
      want: event.want,
      ended: 'open',
    }
    this.now.set(past.number, past)
    this.all.unshift(past)
  }

  private ended(event: KaranorEvent): void {
    const past = 'offer' in event ? this.now.get(event.offer) : undefined
    const end = ENDS[event.type]
    if (!past || !end) return
    // One who declines an offer to all speaks for nobody else.
    if (end === 'declined' && past.to === ANYONE) return
    past.ended = end
    if (event.type === 'traded') past.to = event.other
  }

  private lapse(): void {
    for (const past of this.now.values()) if (past.ended === 'open') past.ended = 'lapsed'
    this.now = new Map()
  }
}

/** Latest first; those still open are left out. */
export function pastOffers(session: KaranorSession): Past[] {
  const ledger = new Ledger()
  for (const entry of session.log) for (const event of entry.events) ledger.hear(event, entry.at)
  return ledger.all.filter((past) => past.ended !== 'open')
}
