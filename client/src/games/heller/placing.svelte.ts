// A choice half made: what to place (the verb of a move) and where. What it would do is asked of the server.
import { HalfMade } from '../../kit/choosing.svelte'
import { announce, tellTrouble } from '../../lib/notes.svelte'
import { t } from '../../lib/words.svelte'
import type { Session } from '../types'
import { changesSaid, pieceName } from './labels'
import { isOfPlacement, type Event, type Piece, type Preview, type Told, type View } from './model'
import { labelOf } from './squares'

export type HellerSession = Session<View, Told, Event>
export const DRAW = 'draw'

/** A pointer that rests on a space asks what would be; only so often. */
const REST = 60

export type Ghost = { space: string; piece: Piece; change: number | null; fixed: boolean }

export class Placing extends HalfMade<View, Told, Event> {
  /** `stall 3`, `secret`, `place`, `square +6`: the move without its space; or `draw`, which needs none. */
  verb = $state<string | null>(null)
  space = $state<string | null>(null)
  preview = $state.raw<Preview | null>(null)
  #hovered = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Each verb that may be said now, with the spaces it may be said of. */
  readonly verbs = $derived.by(() => {
    const verbs = new Map<string, Set<string>>()
    for (const option of this.options) {
      const cut = option.lastIndexOf(' ')
      const verb = cut < 0 ? option : option.slice(0, cut)
      const spaces = verbs.get(verb) ?? new Set<string>()
      if (cut >= 0) spaces.add(option.slice(cut + 1))
      verbs.set(verb, spaces)
    }
    return verbs
  })

  /** The spaces that can be tapped: those of the verb, or of any verb while none is chosen. Null: not my turn. */
  readonly free = $derived.by(() => {
    if (!this.ask) return null
    const chosen =
      this.verb === null || this.verb === DRAW ? [...this.verbs.values()] : [this.verbs.get(this.verb)]
    return new Set(chosen.flatMap((spaces) => [...(spaces ?? [])]))
  })

  readonly piece = $derived.by(() => (this.verb === null ? null : this.#pieceOf(this.verb)))

  readonly ghost = $derived.by((): Ghost | null => {
    const space = this.space ?? this.#hovered
    if (!space || !this.piece) return null
    const change = this.changes?.[this.session.ask?.seat ?? -1] ?? null
    return { space, piece: this.piece, change, fixed: this.space !== null }
  })

  /** What the choice would change for each seat, if the market were scored now. */
  readonly changes = $derived.by(() => {
    const merchants = this.session.view.merchants
    return this.preview?.stands.map((stands, seat) => stands - (merchants[seat]?.stands ?? 0)) ?? null
  })

  /** The move, once the choice is complete. */
  readonly move = $derived.by(() => {
    if (this.verb === DRAW) return DRAW
    return this.verb && this.space ? `${this.verb} ${this.space}` : null
  })

  #pieceOf(verb: string): Piece | null {
    const { ask, view } = this.session
    if (!ask) return null
    const [word, what = ''] = verb.split(' ')
    if (word === 'stall') return { seat: ask.seat, wares: Number(what) }
    if (word === 'square') {
      const square = view.open?.find((open) => labelOf(open) === what)
      return square ? { square } : null
    }
    const square = word === 'secret' ? view.merchants[ask.seat]?.secret : word === 'place' ? view.drawn : null
    return square ? { square } : null
  }

  restart(): void {
    const only = this.verbs.size === 1 ? [...this.verbs.keys()][0] : undefined
    this.verb = only !== undefined && only !== DRAW ? only : null
    this.#leave()
  }

  choose(verb: string): void {
    if (!this.verbs.has(verb) || this.session.busy) return
    this.verb = verb
    announce(this.#chosen(verb))
    if (verb === DRAW || (this.space && !this.verbs.get(verb)?.has(this.space))) this.#leave()
    this.#go(verb === DRAW)
  }

  pick(space: string): void {
    if (!this.free || this.session.busy) return
    if (!this.free.has(space)) return void this.#refuse(space)
    if (this.verb === DRAW) this.verb = null
    const known = this.#hovered === space ? this.preview : null
    this.#leave()
    this.space = space
    this.#go(true, known)
  }

  /** What the rules have against a space that cannot be chosen. */
  async #refuse(space: string): Promise<void> {
    const verb = [this.verb, ...this.verbs.keys()].find((one) => one !== null && one !== DRAW)
    const trouble = verb ? await this.session.whyNot(`${verb} ${space}`) : null
    if (trouble) tellTrouble(trouble)
  }

  /** “Stall with 3 wares. Now choose a space on the market.” */
  #chosen(verb: string): string {
    if (verb === DRAW) return t('heller-move-draw')
    const piece = this.#pieceOf(verb)
    const what = piece ? `${pieceName(piece, (seat) => this.session.nameOf(seat))}. ` : ''
    return what + t('heller-table-hint-space')
  }

  propose(move: string): void {
    const cut = move.lastIndexOf(' ')
    this.#leave()
    this.verb = cut < 0 ? move : move.slice(0, cut)
    this.space = cut < 0 ? null : move.slice(cut + 1)
    if (this.space) void this.#look(move)
  }

  /** A pointer over a space shows what the chosen piece would do there, until one is picked. */
  hover(space: string | null): void {
    const over = space && !this.space && this.piece && this.free?.has(space) ? space : null
    if (over === this.#hovered) return
    if (!this.space) this.#leave()
    this.#hovered = over
    if (over) this.#timer = setTimeout(() => void this.#look(`${this.verb} ${over}`), REST)
  }

  /** Enter on a space: look first, then play. */
  enter(space: string): void {
    const ready = this.verb === DRAW || (this.space === space && this.preview !== null)
    if (ready) void this.confirm()
    else this.pick(space)
  }

  async confirm(): Promise<void> {
    if (this.move) await this.play(this.move)
  }

  /** Take back the space, then the piece; a square that was drawn stays drawn (A3.2). */
  takeBack(): void {
    if (this.space) this.#leave()
    else if (this.verbs.size > 1) this.verb = null
  }

  #leave(): void {
    clearTimeout(this.#timer)
    this.space = null
    this.#hovered = null
    this.preview = null
  }

  #go(complete: boolean, known: Preview | null = null): void {
    if (!this.move) return
    if (complete && !this.session.confirm) void this.confirm()
    else if (known) this.#seen(known)
    else if (this.verb !== DRAW) void this.#look(this.move)
  }

  async #look(move: string): Promise<void> {
    this.preview = null
    const preview = await this.foresee(move, () => move === `${this.verb} ${this.ghost?.space}`)
    if (preview && isOfPlacement(preview)) this.#seen(preview)
  }

  #seen(preview: Preview): void {
    this.preview = preview
    if (this.space && this.changes) announce(changesSaid(this.changes, (seat) => this.session.nameOf(seat)))
  }
}
