// The session as the table's components read it: the server's view with everything in its place.
import type { Ask, Entry, GameInfo, SeatInfo, Summary, Undo } from '../../lib/wire'
import type { Session } from '../types'
import { understood, type Told } from './told'
import type { KaranorEvent, KaranorSession, Preview, View } from './wire'

export class Eyes implements KaranorSession {
  #session: () => Session<Told, Preview, KaranorEvent>

  constructor(session: () => Session<Told, Preview, KaranorEvent>) {
    this.#session = session
  }

  readonly view: View = $derived.by(() => understood(this.#session().view))
  readonly views: View[] | null = $derived.by(() => this.#session().views?.map(understood) ?? null)

  get game(): GameInfo {
    return this.#session().game
  }
  get table(): Summary {
    return this.#session().table
  }
  get seat(): number | null {
    return this.#session().seat
  }
  get eyes(): 'seat' | 'watch' | 'all' {
    return this.#session().eyes
  }
  get ask(): Ask | null {
    return this.#session().ask
  }
  get until(): number | null {
    return this.#session().until
  }
  get undo(): Undo | null {
    return this.#session().undo
  }
  get log(): Entry<KaranorEvent>[] {
    return this.#session().log
  }
  get fresh(): KaranorEvent[] {
    return this.#session().fresh
  }
  get busy(): boolean {
    return this.#session().busy
  }
  get replay(): boolean {
    return this.#session().replay
  }
  get calm(): boolean {
    return this.#session().calm
  }
  get confirm(): boolean {
    return this.#session().confirm
  }

  preview(move: string): Promise<Preview | null> {
    return this.#session().preview(move)
  }
  play(move: string): Promise<boolean> {
    return this.#session().play(move)
  }
  nameOf(seat: number): string {
    return this.#session().nameOf(seat)
  }
  seatInfo(seat: number): SeatInfo | undefined {
    return this.#session().seatInfo(seat)
  }
  openRule(clause: string): void {
    this.#session().openRule(clause)
  }
}
