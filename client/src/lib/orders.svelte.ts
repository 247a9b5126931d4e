// What I have ordered for the seat I look through: the server answers for me, and tells only me.
import type { Feared, Session } from '../games/types'
import { attempt, tellHint } from './notes.svelte'
import { t, why } from './words.svelte'
import type { Dropped, FromServer, OrdersTold, PlannedAnswer, RoutineLeft, Saying } from './wire'

/** Is anything ordered, or was something dropped of which its owner does not know yet? */
export const gaveWord = (each: Pick<OrdersTold, 'routines' | 'plan' | 'dropped'>): boolean =>
  each.routines.length + each.plan.length + each.dropped.length > 0

const nameOf = (game: string, routine: string): string => t(`${game}-order-${routine}`)

/** So many of a thing, as the game says it. */
export const countSaid = (game: string, good: string, n: number): string => t(`${game}-order-of`, { good, n })

/** A routine by its name, with its number or its terms. */
export function routineSaid(game: string, { name, amount, terms }: RoutineLeft): string {
  const said = nameOf(game, name)
  if (terms)
    return t('orders-terms-said', {
      name: said,
      get: countSaid(game, terms.get, terms.least),
      give: countSaid(game, terms.give, terms.most),
    })
  return amount === null ? said : t('orders-amount-said', { name: said, amount })
}

type Leaving = Extract<Saying, { t: 'orders' }>
type Noting = Extract<Saying, { t: 'memo' }>
type Trying = Extract<Saying, { t: 'try' }>

export class Ordered {
  routines = $state.raw<RoutineLeft[]>([])
  plan = $state.raw<PlannedAnswer[]>([])
  dropped = $state.raw<Dropped[]>([])
  /** Places and cards at which somebody may come first: the renderer knows them. */
  fears: (session: Session) => Feared[] = () => []
  #known = false

  constructor(
    readonly session: Session,
    readonly words: (move: string, session: Session) => string,
    /** Says it to the server. */
    readonly say: (saying: Leaving | Noting | Trying) => Promise<FromServer>,
  ) {}

  readonly count = $derived.by(() => this.routines.length + this.plan.length)

  hear(told: OrdersTold): void {
    const news = told.dropped.filter(
      (each) => !this.dropped.some(({ at, name }) => at === each.at && name === each.name),
    )
    if (this.#known) for (const each of news) tellHint(() => this.reason(each))
    this.routines = told.routines
    this.plan = told.plan
    this.dropped = told.dropped
    this.#known = true
  }

  /** Leave orders in place of those there are; what is not named stays. */
  async leave(orders: Pick<Leaving, 'routines' | 'plan' | 'read'>): Promise<boolean> {
    const { seat } = this.session
    if (seat === null) return false
    return (await attempt(() => this.say({ t: 'orders', seat, ...orders })))?.t === 'done'
  }

  /** What I have noted for myself at this table; a text takes the place of the last. */
  async memo(text: string | null): Promise<string | null> {
    const answer = await attempt(() => this.say({ t: 'memo', text }))
    return answer?.t === 'memo' ? answer.text : null
  }

  /** Where some moves would lead, in a world that is imagined; and what another would do then. */
  tryOut(moves: { seat: number; move: string }[], preview: string | null = null): Promise<FromServer> | null {
    const { seat } = this.session
    return seat === null ? null : this.say({ t: 'try', seat, moves, preview })
  }

  /** Another seat, another owner: nothing of the last is left in sight. */
  forget(): void {
    this.routines = this.plan = this.dropped = []
    this.#known = false
  }

  /** An answer in words. */
  said(move: string): string {
    return this.words(move, this.session)
  }

  nameOf(routine: string): string {
    return nameOf(this.session.game.name, routine)
  }

  /** Words that nobody may bring into the game before, by the names people read. */
  feared(words: string[]): string[] {
    const names = new Map(this.fears(this.session).map(({ word, name }) => [word, name]))
    return words.map((word) => names.get(word) ?? word)
  }

  reason({ name, move, why: trouble }: Dropped): string {
    const word = trouble.args.word
    const args =
      typeof word === 'string' ? { ...trouble.args, word: this.feared([word])[0] ?? word } : trouble.args
    const what = name ? this.nameOf(name) : this.said(move)
    return t('orders-dropped-one', { what, why: why({ ...trouble, args }) })
  }
}
