// The offers of the whole game and how each ended, read from the log.
import { ASSOCIATES, INSIGNIA, RESOURCES } from './box'
import type { Thing } from './trade.svelte'
import { ANYONE } from './trade.svelte'
import type { KaranorEvent, KaranorSession } from './wire'

export type Ended = 'open' | 'traded' | 'declined' | 'withdrawn' | 'countered' | 'void' | 'lapsed'
export interface Past {
  key: string
  at: string
  number: number
  from: number
  to: number
  gives: Thing[]
  wants: Thing[]
  ended: Ended
}

function thing(id: string, n: number): Thing {
  const associate = ASSOCIATES.find((person) => person.id === id)
  if (associate) return { id: associate.resource, kind: 'associate', n }
  const kind = id === 'gold' ? 'gold' : RESOURCES.includes(id) ? 'resource' : INSIGNIA.includes(id) ? 'insignia' : 'artefact'
  return { id, kind, n }
}

/** `gold 3 wood 1` as things. */
export function readThings(text: unknown): Thing[] {
  const words = typeof text === 'string' && text ? text.split(' ') : []
  return words.flatMap((word, i) => (i % 2 ? [] : [thing(word, Number(words[i + 1]))]))
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

  private made(event: KaranorEvent, at: string): void {
    const answered = event.type === 'counter-made' ? this.latest(event.other, event.seat) : undefined
    if (answered) answered.ended = 'countered'
    const past: Past = {
      key: `${at} ${event.offer} ${this.all.length}`,
      at,
      number: Number(event.offer),
      from: event.seat ?? 0,
      to: typeof event.other === 'number' ? event.other : ANYONE,
      gives: readThings(event.give),
      wants: readThings(event.want),
      ended: 'open',
    }
    this.now.set(past.number, past)
    this.all.unshift(past)
  }

  /** The offer that a counter closes: the last one open between these two. */
  private latest(from: unknown, to: unknown): Past | undefined {
    return this.all.find((past) => past.ended === 'open' && past.from === from && (past.to === to || past.to === ANYONE))
  }

  private ended(event: KaranorEvent): void {
    const past = this.now.get(Number(event.offer))
    const end = ENDS[event.type]
    if (!past || !end) return
    // One who declines an offer to all speaks for nobody else.
    if (end === 'declined' && past.to === ANYONE) return
    past.ended = end
    if (end === 'traded' && typeof event.other === 'number') past.to = event.other
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
