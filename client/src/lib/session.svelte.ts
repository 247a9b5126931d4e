// A table as this reader sits at it: what the server said last, and what may be said back.
// The server decides; nothing here is guessed ahead.
import type { Session } from '../games/types'
import * as api from './api'
import { Refusal } from './api'
import { partOfNext } from './deal'
import { Link, type LinkState } from './link'
import { announce, tellHint, tellTrouble } from './notes.svelte'
import { seatColour } from './seats'
import { isCalm, settings } from './settings.svelte'
import { chime } from './sound'
import { lastVisit, leave } from './visits'
import { t, tell } from './words.svelte'
import type {
  Ask,
  ChatLine,
  Entry,
  FromServer,
  GameEvent,
  GameInfo,
  LogPage,
  SeatInfo,
  State,
  Summary,
  Trouble,
  Undo,
} from './wire'

/** How long a move stays in sight before the device is passed to the next player on it. */
const BEFORE_CURTAIN = 1400
/** As many lines of the log are fetched by themselves: more than any game that is played to be won. */
const WHOLE = 3000

export class LiveSession implements Session {
  readonly game: GameInfo
  readonly replay = false
  readonly views = null
  table = $state.raw() as Summary
  seat = $state.raw<number | null>(null)
  view = $state.raw<unknown>(null)
  ask = $state.raw<Ask | null>(null)
  until = $state.raw<number | null>(null)
  undo = $state.raw<Undo | null>(null)
  log = $state.raw<Entry[]>([])
  /** How many lines of the log stand before those here. */
  earlier = $state(0)
  fresh = $state.raw<GameEvent[]>([])
  busy = $state(false)
  chat = $state.raw<ChatLine[]>([])
  chatKnown = $state(false)
  link = $state<LinkState>('connecting')
  gone = $state.raw<Trouble | null>(null)
  /** The clause the rulebook beside the table is to show; a new object each time it is asked for. */
  rule = $state.raw<{ clause: string } | null>(null)
  /** The seat the device must be passed to before anything is shown (hot-seat). */
  curtain = $state<number | null>(null)
  /** The version I had seen when I came back, if something has happened since. */
  missed = $state<number | null>(null)
  #fetching = $state(false)
  /** Earlier lines that do not come by themselves. */
  readonly further = $derived(this.#fetching && this.log.length < WHOLE ? 0 : this.earlier)
  readonly ready = $derived(this.view !== null)
  readonly eyes = $derived<'seat' | 'watch'>(this.seat === null ? 'watch' : 'seat')
  readonly calm = $derived(isCalm())
  readonly confirm = $derived(settings.confirm)

  #version: number | null = null
  #left: number
  #arrived = false
  #wanted: number | null
  #anew = true
  #link: Link
  #previewing = false
  #nextPreview: { move: string; resolve: (preview: unknown) => void } | null = null
  #curtainTimer: ReturnType<typeof setTimeout> | undefined
  #withdrew = false

  constructor(game: GameInfo, table: Summary) {
    this.game = game
    this.table = table
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

  seatInfo(seat: number): SeatInfo | undefined {
    return this.table.seats[seat]
  }

  openRule(clause: string): void {
    this.rule = { clause }
  }

  async play(move: string): Promise<boolean> {
    const ask = this.ask
    if (!ask || this.busy) return false
    this.busy = true
    const done = await this.#say(() => this.#link.say({ t: 'move', seat: ask.seat, ask: ask.id, move }))
    if (!done) this.busy = false
    return done
  }

  /** What a move would do. One question at a time is on its way; of those waiting, only the last is asked. */
  preview(move: string): Promise<unknown> {
    this.#nextPreview?.resolve(null)
    return new Promise((resolve) => {
      this.#nextPreview = { move, resolve }
      void this.#previews()
    })
  }

  async #previews(): Promise<void> {
    if (this.#previewing) return
    this.#previewing = true
    while (this.#nextPreview) {
      const { move, resolve } = this.#nextPreview
      this.#nextPreview = null
      const answer = await this.#askPreview(move)
      resolve(this.#isOvertaken() ? null : answer)
    }
    this.#previewing = false
  }

  #isOvertaken(): boolean {
    return this.#nextPreview !== null
  }

  async #askPreview(move: string): Promise<unknown> {
    if (this.seat === null || this.link !== 'open') return null
    try {
      const answer = await this.#link.say({ t: 'preview', seat: this.seat, move }, false)
      return answer.t === 'preview' ? answer.preview : null
    } catch (error) {
      if (!this.#nextPreview) this.#refused(error)
      return null
    }
  }

  async whyNot(move: string): Promise<Trouble | null> {
    if (this.seat === null || this.link !== 'open') return null
    try {
      await this.#link.say({ t: 'preview', seat: this.seat, move }, false)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.trouble.clause ? error.trouble : null
    }
  }

  takeBack(): Promise<boolean> {
    const { undo, seat } = this
    if (!undo || seat === null) return Promise.resolve(false)
    return this.#say(() => this.#link.say({ t: 'undo', seat, to: undo.to, free: undo.free }))
  }

  consent(seat: number, yes: boolean): Promise<boolean> {
    this.#withdrew = !yes
    return this.#say(() => this.#link.say({ t: 'consent', seat, yes }))
  }

  talk(text: string): Promise<boolean> {
    return this.#say(() => this.#link.say({ t: 'chat', text }))
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
    this.#wanted = seat
    this.#version = null
    this.#anew = true
    // Nothing of the last player's is left in sight; who studies alone may go on looking meanwhile.
    if (this.passes()) this.view = null
    this.#link.look()
  }

  /** A Summary that came by HTTP (joined, came back): a new line, for the server may know me only now. */
  changed(table: Summary): void {
    this.table = table
    this.#wanted = null
    this.#version = null
    this.#link.again()
  }

  end(): void {
    clearTimeout(this.#curtainTimer)
    document.removeEventListener('visibilitychange', this.#turns)
    if (!document.hidden) this.#leaves()
    this.#link.end()
  }

  /** The table goes out of sight, or comes back. */
  #turns = (): void => (document.hidden ? this.#leaves() : this.#comesBack())

  #leaves(): void {
    if (this.#version === null) return
    this.#left = this.#version
    leave(this.table.id, this.#left)
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
    if (message.t === 'chat') this.#heardChat(message.lines)
    this.#passOn()
  }

  #stands(state: State): void {
    const goesOn = state.from > 0 && state.from === this.#version && state.seat === this.seat
    if (goesOn) this.log = [...this.log, ...state.log]
    else this.#begins(state)
    const news = goesOn && !this.#anew ? state.log : []
    this.#anew = false
    this.#version = state.version
    if (!this.#arrived) this.#comesBack()
    this.#takes(state.table)
    this.seat = state.seat
    this.#wanted = state.seat
    this.view = state.view
    this.undo = state.undo
    this.until = state.left === null ? null : performance.now() + state.left
    this.#asked(state.ask, news)
    this.fresh = news.flatMap((entry) => entry.events)
    this.busy = false
    if (this.earlier > 0 && this.log.length < WHOLE) void this.fetchEarlier()
  }

  /** A page of the log, to begin with. What came before it is kept if it still stands: an undo only takes lines
   * away, so if there are as many as before, they are the same. */
  #begins(state: State): void {
    const first = state.log[0]?.n ?? 0
    const before = state.seat === this.seat ? this.log.filter((entry) => entry.n < first) : []
    const kept = before.length + this.earlier === state.earlier ? before : []
    this.log = [...kept, ...state.log]
    this.earlier = state.earlier - kept.length
  }

  /** Earlier lines: all of them, or a page if there are more than in any game. */
  async fetchEarlier(): Promise<void> {
    const { seat } = this
    const first = this.log[0]?.n
    if (this.#fetching || first === undefined) return
    this.#fetching = true
    const found: LogPage = { earlier: this.earlier, log: [] }
    try {
      do {
        const before = found.log[0]?.n ?? first
        const page = await api.log(this.table.id, before, seat === null ? 'watch' : String(seat))
        found.earlier = page.earlier
        found.log.unshift(...page.log)
      } while (found.earlier > 0 && this.log.length + found.log.length < WHOLE && this.link !== 'ended')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    } finally {
      this.#fetching = false
    }
    if (this.seat === seat && this.log[0]?.n === first) {
      this.log = [...found.log, ...this.log]
      this.earlier = found.earlier
    } else if (this.earlier > 0 && this.log.length < WHOLE) {
      // I look with other eyes by now, or some of it was taken back meanwhile.
      void this.fetchEarlier()
    }
  }

  #asked(ask: Ask | null, news: Entry[]): void {
    for (const entry of news) {
      if (entry.kind === 'late') announce(t('log-late', { name: this.nameOf(entry.seat ?? 0) }))
      for (const event of entry.events) announce(tell(this.game.name, event, (s) => this.nameOf(s)))
    }
    const mine = ask !== null && ask.seat === this.seat && ask.must
    if (mine && this.ask?.id !== ask.id) {
      announce(t('turn-yours'))
      if (settings.sound) chime()
    }
    this.ask = ask
  }

  #heardChat(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.n ?? -1
    const news = lines.filter((line) => line.n > known)
    if (this.chatKnown)
      for (const line of news) announce(t('chat-said', { name: line.name, text: line.text }))
    this.chat = (lines[0]?.n ?? Infinity) <= (this.chat[0]?.n ?? Infinity) ? lines : [...this.chat, ...news]
    this.chatKnown = true
  }

  #myNext(): number | undefined {
    return this.mySeats().find((seat) => this.table.asked.includes(seat))
  }

  #takes(table: Summary): void {
    const begins = this.table.status === 'open' && table.status === 'playing'
    const wish = this.table.undo
    const off = wish !== null && table.undo === null && table.version === this.table.version
    if (off && !this.#withdrew) tellHint(() => t('undo-off'))
    if (off) this.#withdrew = false
    this.table = table
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
