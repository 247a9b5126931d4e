// A table as this reader sits at it: what the server said last, and what may be said back.
// The server decides; nothing here is guessed ahead.
import type { Session, Tells } from '../games/types'
import * as api from './api'
import { Refusal } from './api'
import { partOfNext } from './deal'
import { Hinting } from './hinting.svelte'
import { Lines } from './lines.svelte'
import { Ordered } from './orders.svelte'
import { Link, type LinkState } from './link'
import { announce, attempt, tellHint, tellTrouble } from './notes.svelte'
import { Previews } from './previews'
import { seatColour } from './seats'
import { isCalm, settings, tempo } from './settings.svelte'
import { chime } from './sound'
import { asTold, myLast, recalled, saidOf, stepsTo, still, upTo, type Teller } from './steps'
import { Talk, type Phrase } from './talk.svelte'
import { Telling, type Told } from './telling.svelte'
import { lastVisit, seen } from './visits'
import { t } from './words.svelte'
import type { Ask, FromServer, GameEvent, GameInfo, SeatInfo, State, Summary, Trouble, Undo } from './wire'

/** How long a move stays in sight before the device is passed to the next player on it. */
const BEFORE_CURTAIN = 1400
export class LiveSession implements Session {
  readonly game: GameInfo
  readonly kind = 'live'
  readonly replay = false
  /** Once the game is over: what each seat saw at the end, so that no secret stays one. */
  views = $state.raw<unknown[] | null>(null)
  #table = $state.raw() as Summary
  seat = $state.raw<number | null>(null)
  view = $state.raw<unknown>(null)
  until = $state.raw<number | null>(null)
  undo = $state.raw<Undo | null>(null)
  fresh = $state.raw<GameEvent[]>([])
  busy = $state(false)
  readonly talk = new Talk()
  readonly ordered: Ordered
  link = $state<LinkState>('connecting')
  gone = $state.raw<Trouble | null>(null)
  /** The clause the rulebook beside the table is to show; a new object each time it is asked for. */
  rule = $state.raw<{ clause: string } | null>(null)
  /** The seat the device must be passed to before anything is shown (hot-seat). */
  curtain = $state<number | null>(null)
  /** The version I had seen when I came back, if something has happened since. */
  missed = $state<number | null>(null)
  readonly lines: Lines
  readonly story: Telling
  #pointed = $state.raw<string[]>([])
  readonly telling = $derived.by(() => this.story.busy)
  /** The game is as far as it is told; the rest of the table is as it is. */
  readonly table = $derived.by(() => asTold(this.#table, this.telling ? this.story.shown : undefined))
  /** My question follows when all is told. */
  readonly isNext = $derived.by(() => this.telling && this.story.steps.at(-1)?.state.ask?.must === true)
  /** What I am asked, once all is told; what I may say though nobody waits for it, any time. */
  readonly ask = $derived.by((): Ask | null => {
    const ask = this.story.shown?.state.ask ?? null
    return this.telling && ask?.must ? null : ask
  })
  readonly log = $derived.by(() => upTo(this.lines.all, this.telling ? this.story.shown : undefined))
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const events = this.telling && !this.#pointed.length ? (this.story.shown?.events ?? []) : []
    return new Set([...this.#pointed, ...events.flatMap((event) => this.tells.placesOf?.(event) ?? [])])
  })
  /** What I have missed is being fetched: how it stands now would tell the end of it. */
  #recalling = $state(false)
  readonly ready = $derived(this.view !== null && !this.#recalling)
  readonly eyes = $derived<'seat' | 'watch'>(this.seat === null ? 'watch' : 'seat')
  readonly calm = $derived(isCalm())
  readonly confirm = $derived(settings.confirm)
  /** What a lesson asks for, in place of the question's own sentence. */
  told = $state<string | null>(null)
  /** May this be answered? A lesson sees to it that it is gone through in order. */
  guard: ((move: string) => boolean) | null = null
  /** Counts how often a choice half made was dropped for another try. */
  tries = $state(0)
  readonly #hinting = new Hinting(this, (seat: number) => this.#link.say({ t: 'hint', seat }, false))
  /** What the merchant would do, once asked; null while it thinks. */
  readonly hinted = $derived(this.#hinting.at(this.ask))
  readonly proposed = $derived(this.hinted?.hint?.action ?? null)

  #version: number | null = null
  #left: number
  #arrived = false
  #wanted: number | null
  #anew = true
  #link: Link
  #previews = new Previews(
    (move) =>
      this.seat === null || this.link !== 'open'
        ? null
        : this.#link.say({ t: 'preview', seat: this.seat, move }, false),
    (error) => this.#refused(error),
  )
  #curtainTimer: ReturnType<typeof setTimeout> | undefined
  #withdrew = false
  readonly #teller: Teller
  #newest: State | null = null
  /** The question that was put last. */
  #asked: number | null = null

  constructor(
    game: GameInfo,
    table: Summary,
    readonly tells: Tells = {},
    said: (move: string, session: Session) => string = (move) => move,
  ) {
    this.game = game
    this.#table = table
    this.#teller = {
      game: game.name,
      tells,
      nameOf: (seat) => this.nameOf(seat),
      isMine: (seat) => this.mySeats().includes(seat ?? -1),
    }
    this.ordered = new Ordered(this, said, (saying) => this.#link.say(saying, saying.t !== 'try'))
    this.lines = new Lines(table.id)
    this.story = new Telling({
      show: (told, fresh) => this.#show(told, fresh),
      settled: () => this.#settled(),
    })
    this.#left = lastVisit(table.id)
    this.#wanted = this.#myNext() ?? null
    if (table.status === 'playing') this.#drawCurtain()
    this.#link = new Link(`/api/v1/tables/${encodeURIComponent(table.id)}/live`, {
      look: () => ({ t: 'look', seat: this.#wanted, since: this.#version }),
      hear: (message) => this.#hear(message),
      state: (state) => this.#linked(state),
      gone: (trouble) => (this.gone = trouble),
    })
    document.addEventListener('visibilitychange', this.#turns)
  }

  mySeats(): number[] {
    return this.table.seats.flatMap((seat, i) => (seat.me ? [i] : []))
  }

  /** Is one device passed around between people who must not see each other's secrets? */
  passes(): boolean {
    return this.mySeats().length > 1 && !this.table.study
  }

  nameOf(seat: number): string {
    return this.table.seats[seat]?.name || seatColour(seat)
  }

  readonly seatInfo = (seat: number): SeatInfo | undefined => this.table.seats[seat]

  readonly openRule = (clause: string): void => void (this.rule = { clause })
  readonly hold = (): (() => void) => this.story.hold()
  readonly point = (places: string[]): void => void (this.#pointed = places)

  async play(move: string): Promise<boolean> {
    // What nobody waits for may be said while others are told of: to the question as it is by now.
    const newest = this.#newest?.ask
    const ask = this.ask && !this.ask.must && newest && !newest.must ? newest : this.ask
    if (!ask || this.busy || this.guard?.(move) === false) return false
    this.busy = true
    const done = await this.#say(() => this.#link.say({ t: 'move', seat: ask.seat, ask: ask.id, move }))
    if (!done) this.busy = false
    return done
  }

  readonly preview = (move: string): Promise<unknown> => this.#previews.of(move)
  readonly whyNot = (move: string, anything = false): Promise<Trouble | null> =>
    this.#previews.whyNot(move, anything)
  readonly askHint = (): Promise<void> => this.#hinting.askFor()

  takeBack(): Promise<boolean> {
    const { undo, seat } = this
    if (!undo || seat === null) return Promise.resolve(false)
    return this.#say(() => this.#link.say({ t: 'undo', seat, to: undo.to, free: undo.free }))
  }

  /** Go to a step of the lesson. */
  readonly teach = (step: number): Promise<boolean> => this.#say(() => this.#link.say({ t: 'lesson', step }))

  consent(seat: number, yes: boolean): Promise<boolean> {
    this.#withdrew = !yes
    return this.#say(() => this.#link.say({ t: 'consent', seat, yes }))
  }

  chat(text: string, phrase: Phrase = ''): Promise<boolean> {
    return this.#say(() => this.#link.say({ t: 'chat', text, phrase }))
  }

  /** Ask for another game, for all the seats I hold. */
  rematch(wait: boolean): Promise<boolean> {
    const [seat] = this.mySeats()
    if (seat === undefined) return Promise.resolve(false)
    return this.#say(() => this.#link.say({ t: 'rematch', seat, wait, part: partOfNext(this.table) }))
  }

  /** See the table through the eyes of another seat I hold. */
  lookAs(seat: number): void {
    this.curtain = null
    if (seat === this.seat) return
    this.story.end()
    this.#wanted = seat
    this.#version = null
    this.#anew = true
    this.ordered.forget()
    // Nothing of the last player's is left in sight; who studies alone may go on looking meanwhile.
    if (this.passes()) this.view = null
    this.#link.look()
  }

  /** A Summary that came by HTTP: a new line, for the server may know me only now. */
  changed(table: Summary): void {
    this.#table = table
    this.#wanted = null
    this.#version = null
    this.#link.again()
  }

  /** The game is over: see the last position through all eyes. */
  async revealAll(): Promise<void> {
    this.views = (await api.lastFrame(this.table.id, 'all'))?.views ?? null
  }

  end(): void {
    clearTimeout(this.#curtainTimer)
    this.story.end()
    this.lines.end()
    document.removeEventListener('visibilitychange', this.#turns)
    if (!document.hidden) this.#leaves()
    this.#link.end()
  }

  /** The table goes out of sight, or comes back. */
  #turns = (): void => {
    if (document.hidden) {
      this.#leaves()
      this.story.leaves()
    } else {
      this.#comesBack()
      this.story.comesBack(!this.#presses())
    }
  }

  #leaves(): void {
    if (this.#version === null) return
    this.#left = this.#version
    seen(this.table.id, this.#left)
  }

  #comesBack(): void {
    this.#arrived = true
    this.missed = this.#left > 0 && this.#left < (this.#version ?? 0) ? this.#left : null
  }

  async #say(say: () => Promise<FromServer>): Promise<boolean> {
    try {
      await say()
      return true
    } catch (error) {
      this.#refused(error)
      return false
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    if (error.trouble.code !== 'overtaken' && this.link !== 'ended') tellTrouble(error.trouble)
  }

  #linked(state: LinkState): void {
    this.link = state
    if (state === 'open') this.#anew = true
  }

  #hear(message: FromServer): void {
    if (message.t === 'state') this.#stands(message)
    if (message.t === 'table') this.#takes(message.table)
    if (message.t === 'chat') this.talk.hear(message.lines)
    if (message.t === 'orders') this.ordered.hear(message)
    if (!this.telling) this.#passOn()
  }

  #stands(said: State): void {
    const state = this.#answered(said)
    const goesOn = state.from > 0 && state.from === this.#version && state.seat === this.seat
    if (goesOn) this.lines.goesOn(state.log)
    else this.lines.begins(state)
    const anew = this.#anew || !goesOn
    this.#anew = false
    this.#version = state.version
    this.#newest = state
    const away = !this.#arrived
    if (away) this.#comesBack()
    this.#takes(state.table)
    this.#wanted = state.seat
    this.busy = false
    if (anew) this.#begins(state, away)
    else if (state.log.length) this.#goesOn(state)
    else this.story.mends(still(state, this.lines.all))
    this.lines.complete()
  }

  /** A question that I need not be asked is answered; nobody sees it. */
  #answered(state: State): State {
    const { ask, table } = state
    const move = ask && this.mySeats().length === 1 ? this.tells.answers?.(ask, table) : null
    if (!ask || !move) return state
    void this.#link.say({ t: 'move', seat: ask.seat, ask: ask.id, move }).catch(() => undefined)
    return { ...state, ask: null }
  }

  /** How it stands; what I have missed meanwhile is told from the beginning, if I have been here before. */
  #begins(state: State, away: boolean): void {
    this.story.begins(still(state, this.lines.all))
    const missed = away ? this.missed : null
    if (missed !== null && tempo() && !state.table.lesson && !this.passes() && !this.#presses())
      void this.recall(missed)
  }

  #goesOn(state: State): void {
    const before = this.story.steps.at(-1)
    const asked = before?.state.ask
    // While I am asked, and stay so, nothing is told over my question.
    const open = !this.telling && asked?.must && state.ask?.id === asked.id
    const steps = stepsTo(this.#teller, before?.view, state, state.log)
    const mine = myLast(this.#teller, state.log) > 0
    if (mine) this.story.skip()
    this.story.quiet = !!this.#table.lesson
    this.story.hear(open ? steps.map((step) => ({ ...step, beat: 0 })) : steps, mine)
    if (this.telling && this.#presses()) this.story.hurries(state.ask?.must ? (state.left ?? 0) : 0)
  }

  /** Does something that waits for me have a clock? */
  #presses(): boolean {
    const { ask, left, view } = this.#newest ?? {}
    return (ask?.must === true && left != null) || this.tells.urgent?.(view, this.view) === true
  }

  /** See again what happened since my last turn, from what I had not seen. */
  async recall(seen = 0): Promise<void> {
    const now = this.#newest
    if (!now) return
    const after = myLast(this.#teller, this.lines.all)
    this.#recalling = this.view === null || seen > 0
    const steps = await attempt(() => recalled(this.#teller, now, this.lines.all, after))
    this.#recalling = false
    if (!steps?.length || now !== this.#newest || this.telling) return
    const known = steps.filter(({ entry }) => (entry?.n ?? 0) <= seen).length - 1
    this.story.recalls([...steps, still(now, this.lines.all)], known)
  }

  /** A step, at its moment or looked at again. */
  #show(told: Told, fresh: boolean): void {
    this.seat = told.state.seat
    this.view = told.view
    this.undo = told.state.undo
    this.until = told.until
    this.fresh = fresh ? told.events : []
    if (!fresh) return
    if (told.entry?.kind === 'late') announce(t('log-late', { name: this.nameOf(told.entry.seat ?? 0) }))
    for (const event of told.events) announce(saidOf(this.#teller, event))
  }

  /** All is told: my question, if there is one. */
  #settled(): void {
    const { ask } = this
    const mine = ask !== null && ask.seat === this.seat && ask.must
    if (mine && this.#asked !== ask.id && settings.sound) chime()
    this.#asked = ask?.id ?? null
    this.#passOn()
  }

  #myNext(): number | undefined {
    return this.mySeats().find((seat) => this.table.asked.includes(seat))
  }

  #takes(table: Summary): void {
    const begins = this.#table.status === 'open' && table.status === 'playing'
    const wish = this.#table.undo
    const off = wish !== null && table.undo === null && table.version === this.#table.version
    if (off && !this.#withdrew) tellHint(() => t('undo-off'))
    if (off) this.#withdrew = false
    this.#table = table
    if (begins) this.#drawCurtain()
  }

  /** Before the first look, whoever is asked says that they are there. */
  #drawCurtain(): void {
    if (this.passes()) this.curtain = this.#myNext() ?? this.mySeats()[0] ?? null
  }

  /** When only another of my seats is asked, the device goes to that player. */
  #passOn(): void {
    clearTimeout(this.#curtainTimer)
    const { asked, status } = this.table
    const next = this.#myNext()
    if (status !== 'playing' || next === undefined || this.curtain !== null) return
    if (this.seat === null || asked.includes(this.seat) || !this.mySeats().includes(this.seat)) return
    if (!this.passes()) return this.lookAs(next)
    this.#curtainTimer = setTimeout(() => (this.curtain = next), BEFORE_CURTAIN)
  }
}
