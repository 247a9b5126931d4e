// A choice half made: one of the answers, looked at before it is given. What it would do is asked of the server.
import { HalfMade } from '../../kit/choosing.svelte'
import { announce, tellTrouble } from '../../lib/notes.svelte'
import type { Session } from '../types'
import {
  areaOf,
  CENTRE,
  verbOf,
  type Area,
  type Colour,
  type Event,
  type Outlook,
  type Preview,
  type View,
} from './model'
import { moveLabel } from './words'

export type JantarisSession = Session<View, Preview, Event>

const FLASH = 1600

export class Choosing extends HalfMade<View, Preview, Event> {
  move = $state<string | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** What each vote would do now; known as soon as there is a marker to vote on. */
  outlook = $state.raw<Outlook | null>(null)
  /** In the guild hall: which of the two; of the markers: which colour. */
  mode = $state<string>('')
  /** The control card whose districts are lit. */
  card = $state<string | null>(null)
  #flashing = $state<string[]>([])

  readonly step = $derived.by(() => this.ask?.step ?? '')
  readonly passes = $derived.by(() => this.options.includes('pass'))

  /** The answers that a tap on an area can mean. */
  readonly byArea = $derived.by(() => {
    const found = new Map<string, string[]>()
    for (const option of this.options) {
      const area = areaOf(option)
      if (!area || !this.#inMode(option)) continue
      found.set(area, [...(found.get(area) ?? []), option])
    }
    return found
  })

  #inMode(option: string): boolean {
    const verb = verbOf(option)
    if (verb === 'move') return option.startsWith(`move ${this.mode} `)
    return this.step !== 'city' || verb === this.mode
  }

  /** The city as it would be. */
  readonly areas = $derived.by((): Area[] => {
    const { areas, rulers } = this.preview ?? {}
    return this.session.view.areas.map((area) => ({
      ...area,
      merchants: areas?.[area.area] ?? area.merchants,
      ruler: rulers && area.area in rulers ? (rulers[area.area] ?? null) : area.ruler,
      marker: this.#markerIn(area),
    }))
  })

  #markerIn(area: Area): Area['marker'] {
    const [verb, colour, to] = (this.move ?? '').split(' ')
    if (verb !== 'move') return area.marker
    if (area.area === to) return colour as Colour
    if (area.marker === 'both') return colour === 'red' ? 'black' : 'red'
    return area.marker === colour ? null : area.marker
  }

  /** The area that the choice points at. */
  readonly picked = $derived.by(() => (this.move ? areaOf(this.move) : null))
  readonly active = $derived.by(() => {
    if (this.move && verbOf(this.move) === 'move') return this.picked
    return this.session.view.phase === 'diplomacy' ? (this.session.view.diplomacy?.district ?? null) : null
  })
  readonly lit = $derived.by(
    () => this.session.view.cards.find((card) => card.card === this.card)?.districts ?? this.#flashing,
  )

  restart(): void {
    this.move = null
    this.preview = null
    // Who has voted still sees what the votes were about.
    if (this.step === 'vote' || this.session.view.diplomacy?.revealed !== false) this.outlook = null
    this.mode = this.#firstMode()
    const only = this.options.filter((option) => option !== 'pass')
    if (this.step === 'vote') void this.#lookAhead(only[0])
    else if (only.length === 1 && only[0] && this.step !== 'bid' && this.step !== 'open')
      void this.#look(only[0])
  }

  #firstMode(): string {
    if (this.step === 'marker') {
      // The first move takes a marker out of the Centre: the one still there comes first.
      const { red, black } = this.session.view.markers
      return red !== CENTRE && black === CENTRE ? 'black' : 'red'
    }
    return ''
  }

  choose(mode: string): void {
    this.mode = this.mode === mode && this.step === 'city' ? '' : mode
    const area = this.picked
    const again = area ? this.byArea.get(area)?.[0] : undefined
    this.takeBack()
    if (again && this.step === 'marker') this.pick(again)
  }

  pick(move: string): void {
    if (this.session.busy || !this.options.includes(move)) return
    this.move = move
    if (!this.session.confirm && this.step !== 'vote') void this.confirm()
    else void this.#look(move)
  }

  propose(move: string): void {
    const [verb = '', colour = ''] = move.split(' ')
    if (this.step === 'city') this.mode = verb
    if (verb === 'move') this.mode = colour
    void this.#look(move)
  }

  /** A bid: looked at, never made by looking. */
  consider(move: string): void {
    void this.#look(move, false)
  }

  /** A tap on an area; when it can mean one or two merchants, another tap changes how many. */
  tap(area: string): void {
    const moves = this.byArea.get(area) ?? this.#anyMode(area)
    if (moves.length === 0) return
    const next = this.move ? (moves.indexOf(this.move) + 1) % moves.length : 0
    const move = moves[next]
    if (move) this.pick(move)
  }

  /** In the city an area can be tapped before the guild hall is: that places somebody there. */
  #anyMode(area: string): string[] {
    if (this.step !== 'city' || this.mode) return []
    const place = `place ${area}`
    if (!this.options.includes(place)) return []
    this.mode = 'place'
    return [place]
  }

  /** What the rules have against an area that cannot be chosen, asked of the first answer that names one. */
  async refuse(area: string): Promise<void> {
    const like = this.options.find((option) => areaOf(option) !== null && this.#inMode(option))
    const trouble = like ? await this.session.whyNot(like.replace(areaOf(like) ?? '', area)) : null
    if (trouble) tellTrouble(trouble)
  }

  /** Enter on an area: look first, then do it. */
  enter(area: string): void {
    if (this.picked === area && this.preview) void this.confirm()
    else this.tap(area)
  }

  async confirm(): Promise<void> {
    if (this.move) await this.play(this.move)
  }

  async pass(): Promise<void> {
    if (this.passes) await this.play('pass')
  }

  /** The districts of a card that was just claimed. */
  flash(districts: string[]): void {
    this.#flashing = districts
    setTimeout(() => (this.#flashing = []), FLASH)
  }

  takeBack(): void {
    this.move = null
    this.preview = null
  }

  async #look(move: string, aloud = true): Promise<void> {
    this.move = move
    this.preview = null
    const label = moveLabel(move, this.step, (seat) => this.session.nameOf(seat))
    if (verbOf(move) === 'vote') return announce(label)
    const preview = await this.foresee(move, () => this.move === move)
    if (!preview) return
    this.preview = preview
    if (aloud) announce(label)
  }

  async #lookAhead(move: string | undefined): Promise<void> {
    const { question } = this
    const preview = move ? await this.foresee(move, () => this.question === question) : null
    if (preview?.outlook) this.outlook = preview.outlook
  }
}
