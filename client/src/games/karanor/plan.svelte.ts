// A turn half thought out: the territory picked and the way to it, the card read, the action about to be taken.
import { HalfMade } from '../../kit/choosing.svelte'
import { ACTIONS, questOf } from './box'
import type { KaranorEvent, Preview, View, Way } from './wire'

export class Plan extends HalfMade<View, Preview, KaranorEvent> {
  /** A territory. */
  picked = $state<string | null>(null)
  /** A card in hand or on display that is read. */
  card = $state<string | null>(null)
  /** An action of the bar that needs one more word: recruit, build, quest, interact, market. */
  doing = $state<string | null>(null)
  /** The move about to be confirmed. */
  move = $state<string | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** The territories a card leads to, while it is pointed at. */
  lit = $state.raw<Set<string>>(new Set())
  /** Steps of a way still to be made. */
  #walk = $state.raw<string[]>([])

  readonly myTurn = $derived.by(() => this.session.ask?.step === 'turn' && this.session.ask.must)

  readonly ways = $derived.by(() => {
    const canGo = this.myTurn && this.options.some((move) => move.startsWith('move '))
    return new Map<string, Way>(
      canGo ? (this.session.view.mine?.routes ?? []).map((way) => [way.to, way]) : [],
    )
  })
  readonly way = $derived.by(() => (this.picked === null ? undefined : this.ways.get(this.picked)))

  /** Where the reader's quests lead. */
  readonly places = $derived.by(() =>
    (this.session.view.mine?.quests ?? []).flatMap(({ card }) => placesOf(card)),
  )

  /** What may be said that begins with a word. */
  starting(word: string): string[] {
    return this.options.filter((move) => move === word || move.startsWith(`${word} `))
  }

  isOpen(place: string): boolean {
    return this.ways.has(place) || this.options.includes(`place ${place}`)
  }

  restart(): void {
    this.picked = null
    this.doing = null
    this.move = null
    this.preview = null
    this.lit = new Set()
    this.stride()
  }

  /** A territory is tapped: look first, then go. */
  pick(place: string): void {
    const again = this.picked === place
    this.picked = again && !this.isOpen(place) ? null : place
    this.card = null
    this.doing = null
    this.move = null
    if (this.options.includes(`place ${place}`)) this.settle(`place ${place}`, again)
    else if (this.ways.has(place) && (again || !this.session.confirm)) this.go()
  }

  propose(move: string): void {
    this.takeBack()
    if (move.startsWith('move ')) this.picked = move.slice('move '.length)
    else {
      this.move = move
      void this.#look(move)
    }
  }

  /** Go the way to the territory picked, step by step. */
  go(): void {
    if (!this.way || this.session.busy) return
    this.#walk = [...this.way.path]
    this.stride()
  }

  /** The next step of the way, if it still can be made; any other question ends the walk. */
  stride(): void {
    const [next, ...rest] = this.#walk
    if (next === undefined || this.session.ask === null) return
    const move = `move ${next}`
    this.#walk = this.options.includes(move) ? rest : []
    if (this.options.includes(move)) void this.session.play(move)
  }

  get walking(): boolean {
    return this.#walk.length > 0
  }

  /** Say it, after a confirmation if the reader wants one. */
  settle(move: string, sure = false): void {
    if (this.session.busy) return
    if (sure || !this.session.confirm) void this.say(move)
    else {
      this.move = move
      this.card = null
      this.doing = null
      void this.#look(move)
    }
  }

  async say(move: string): Promise<void> {
    this.card = null
    await this.play(move)
  }

  async #look(move: string): Promise<void> {
    this.preview = null
    const preview = await this.foresee(move, () => this.move === move)
    if (this.move === move) this.preview = preview
  }

  takeBack(): void {
    this.picked = null
    this.card = null
    this.doing = null
    this.move = null
    this.preview = null
  }

  /** The actions of the turn as pips: spent, about to be spent, left. */
  readonly pips = $derived.by(() => {
    const { actions } = this.session.view
    const spending = this.way?.actions ?? -(this.preview?.actions ?? 0)
    const all = Math.max(ACTIONS, actions)
    return Array.from({ length: all }, (_, i) => {
      const spent = all - actions
      return i < spent ? 'spent' : i < spent + spending ? 'spending' : 'left'
    })
  })
}

export function placesOf(quest: string): string[] {
  const { place } = questOf(quest)
  return place === null ? [] : [place]
}
