// The seam between the shell and a game's renderer.
//
// A game is a folder here with three things, found by name (nothing to register; without one, fallback/ shows
// the view and the answers as words):
//   index.ts    default export: a GameRenderer. Loaded only when a table of that game is opened.
//   art.svg     the illustration of its card on the home page, 400 × 244, one self-contained file
//               (shown with <img>: no scripts, no outside ids). Its edges may be cropped on phones.
//   anything else it needs.
// Its words are in src/comptoir/games/<game>/locale: en.ftl, fr.ftl and so on, also loaded on the home page
// (`<game>-title`, `-short` for a phone's header, `-blurb`, `-headline`, `-reconstructed`), and
// en.table.ftl, loaded with a table.
// Read them with `t('heller-…', { … })` from lib/words.svelte: it is reactive, so call it in the markup
// or in a $derived. Numbers go in as numbers.
//
// The game's Table component gets one prop, `session`, and renders the shell's frame with its own snippets:
//
//   <script lang="ts">
//     import Frame from '../../table/Frame.svelte'
//     let { session }: TableProps<HellerView, HellerPreview> = $props()
//   </script>
//   <Frame {session}>
//     {#snippet board()} … {/snippet}          the board; always shown
//     {#snippet act()} … {/snippet}            the tray below it: what I can use, what it would do, confirm
//     {#snippet plates(compact)} … {/snippet}  the players; compact: the strip on a phone
//   </Frame>
//
// so that the state of a choice half made (which stall, which space) lives in Table and all its snippets see
// it, while header, ask line, drawer (log, chat, rules), phone sheet and dock, undo, end of the game, replay
// controls and toasts are the shell's. Everything in FrameProps beyond board, act and plates is optional.
//
// - The board's place is a size container (container-type: size) that takes what is left over: size the board
//   with cqw and cqh and it always fits, at any window, with the sheet open, and in the replay.
// - `session` is reactive: read its fields in markup, $derived or $effect. A new question is a new `ask.id`;
//   drop half-made choices when it changes (also when `seat` does: hot-seat).
// - What may be done is `session.ask?.options` (move texts). With `ask.must` false I may speak, but nobody
//   waits for me. Nothing is optimistic: `play` resolves true when the server has done it; the new `view` follows.
//   False: it was refused, and the shell has said why, with its clause, so the renderer need not.
//   `session.busy` is true in between: disable the confirm button.
// - `preview(move)` resolves to null when a newer one has overtaken it, or when it was refused (said too).
// - `whyNot(move)` asks the server why a move that is not among the options cannot be made: the client has no rules.
// - `session.fresh` holds the events that have just arrived (empty on the first view, after a reconnection,
//   and while the replay jumps): animate from it in an $effect, with `session.calm` (reduced motion) deciding
//   whether. The view is already the new one.
// - What others do is told step by step (lib/telling): `view`, `log`, `fresh` and `lit` are those of the step that is
//   shown, and `ask` is null until all is told. `tells` of the renderer says how: see Tells below.
// - `session.replay`: the same component draws the replay. There is no ask; do not render choices. `act` is
//   not shown. `session.eyes` may be 'all': then `session.views` has the view of every seat (all secrets).
// - Seats count from 0. Names: `session.nameOf(seat)`. <Mark {seat} /> (ui/Mark.svelte) draws mark and letter;
//   the classes seat-1 … seat-6 (`seatClass(seat)` of lib/seats) set --seat, --seat-edge and --seat-ink.
// - Icons: <Icon name="coin" /> (ui/Icon.svelte). Gains and losses: <Change value={24} /> (ui/Change.svelte).
// - Buttons: class="btn", "btn primary" (one a screen: what to do now), "btn soft", "btn ghost", "iconbtn".
// - Numerals are lining and tabular everywhere already. Minus is U+2212: `signed(n)` of lib/format.
//
// The log: each event is told by `tell` of lib/words.svelte (the sentence `<game>-log-<type>`; the head of a
// game's en.ftl explains its arguments); an event without a sentence is not listed. `LogExtra`, if given, is
// drawn after it.

import type { Component, Snippet } from 'svelte'
import type { Ask, Entry, GameEvent, GameInfo, SeatInfo, Summary, Trouble, Undo } from '../lib/wire'
import type { Guide } from '../guide/types'
import type { InWords } from '../inwords/types'
import type { IconName } from '../ui/icons'

export interface Session<View = unknown, Preview = unknown, Event extends GameEvent = GameEvent> {
  readonly game: GameInfo
  readonly table: Summary
  /** Whose eyes: a seat I hold, or null for a watcher. */
  readonly seat: number | null
  readonly eyes: 'seat' | 'watch' | 'all'
  readonly view: View
  /** In the replay with everyone's secrets, and once the game is over: the view of each seat. */
  readonly views: View[] | null
  readonly ask: Ask | null
  /** When the table goes on without an answer, by performance.now(); null: it waits. */
  readonly until: number | null
  readonly undo: Undo | null
  readonly log: Entry<Event>[]
  readonly fresh: Event[]
  /** The places on the board that a step, or a line of the log that is pointed at, is about. */
  readonly lit: ReadonlySet<string>
  /** What others did is being told: my question follows. */
  readonly telling: boolean
  readonly busy: boolean
  /** An answer that is shown as a choice half made, never given: a hint, a better move. */
  readonly proposed?: string | null
  readonly replay: boolean
  /** A worked example of the rules, nothing but a picture: what of the board it is about, in the game's own words. */
  readonly still?: string
  /** Of that picture: the board alone, as it is photographed, without what is written around it. */
  readonly bare?: boolean
  /** The reader wants no motion. */
  readonly calm: boolean
  /** The reader wants to confirm each move (else a choice that is complete may be played at once). */
  readonly confirm: boolean
  /** Another number: what is chosen is dropped, as with a new question. */
  readonly tries?: number
  preview(move: string): Promise<Preview | null>
  /** What the rules have against a move, to be said with `why`; null: nothing, or nobody can tell now. */
  whyNot(move: string): Promise<Trouble | null>
  play(move: string): Promise<boolean>
  /** Lights these places on the board, or none. */
  point(places: string[]): void
  /** A moment takes the whole page: nothing goes on until what is returned is called. */
  hold(): () => void
  nameOf(seat: number): string
  seatInfo(seat: number): SeatInfo | undefined
  /** Opens the rulebook beside the table at a clause such as A3.2. */
  openRule(clause: string): void
}

export interface TableProps<View = unknown, Preview = unknown, Event extends GameEvent = GameEvent> {
  session: Session<View, Preview, Event>
}

/** A further tab of the drawer (a button of the dock on a phone), before Log. */
export interface Tab {
  id: string
  label: string
  icon: IconName
  badge?: number
  body: Snippet
}

/** A row of the final table: what one source brought each seat. */
export interface Sum {
  label: string
  /** By seat. */
  values: number[]
  /** Not a gain: what was there at the start, what breaks a tie. */
  plain?: boolean
  /** Below the total, which it is no part of. */
  after?: boolean
  /** Shows how it was counted. */
  onshow?: () => void
}

export interface FrameProps {
  session: Session
  board: Snippet
  act?: Snippet
  plates: Snippet<[compact: boolean]>
  /** What I have, at the head of the tray where a phone has no room for the plates. */
  purse?: Snippet | undefined
  /** The purse stays where there is room for the plates too: their strip does not say it. */
  purseStays?: boolean
  /** From 900 px: how high the tray is at least, once the game is over too, so that the board stands still. */
  tray?: string
  /** Below 900 px: how high the board is, so that it stands still whatever is asked; the tray has the rest. */
  stage?: string | undefined
  /** More for the side column, below the plates (on a phone: in the sheet Players). */
  aside?: Snippet | undefined
  /** How far the game is, in the header: rounds, years. */
  progress?: Snippet
  /** What is asked, in place of `<game>-ask-<step>`. */
  sentence?: string | undefined
  /** Beside the sentence: what is left to spend, for instance. */
  askAside?: Snippet
  /** A moment that takes the whole page below the header (the end of a round, a vote revealed). */
  moment?: Snippet | undefined
  /** Stands in for plates and drawer while it is open, so that board and tray stay; on a phone it takes the page. */
  beside?: Snippet | undefined
  /** How the final result adds up. */
  sums?: Sum[]
  tabs?: Tab[]
  /** What wins, what can be done now and why not, what things are: see guide/types.ts. */
  guide?: Guide
}

/** What a lesson needs to speak of a game's things (docs/lessons.md). */
export interface LessonHelp {
  /** Places by their first word, as a selector with `*` for the rest; others carry their name as data-lesson. */
  places?: Record<string, string>
  /** A piece as it is drawn on the board, by its name in a sum. */
  Piece?: Component<{ name: string }>
  named?: (name: string) => string
}

/* eslint-disable @typescript-eslint/no-explicit-any --
   the shell hands each renderer the session of its own game; only the renderer knows the types within */
/** A part of what an entry of the log tells: what is seen by then, what is new, how long it has (milliseconds). */
export interface Step {
  view: unknown
  events: GameEvent[]
  beat?: number
}

/** Where a log is divided: a round, and the turn of somebody in it. */
export interface Chapter {
  round: number
  seat?: number
}

/** How a game is followed; all of it optional. */
export interface Tells {
  /** The steps of an entry; without, it is one. */
  steps?: (told: { before: any; after: any; entry: Entry<any> }) => Step[]
  /** The event of a step that says most about it; without, the first that has a sentence. */
  headline?: (events: any[]) => GameEvent | undefined
  /** Where on the board it happened: ids for `session.lit`. */
  placesOf?: (event: any) => string[]
  /** Something in a view that is not in what is shown does not wait for me: the telling is cut short. */
  urgent?: (view: any, shown: any) => boolean
  /** An answer that I need not be asked for; null: I am asked. */
  answers?: (ask: Ask, table: Summary) => string | null
  /** The round that begins with an event, and whose turn in it. */
  chapterOf?: (event: any, seats: number) => Chapter | null
  /** What a round is called in the log. */
  chapterSaid?: (round: number) => string
  /** A round is the turn of one player: its lines need no heading of their own. */
  flat?: boolean
}

/** A word of the events (a place, a card), and the name people read for it. */
export interface Feared {
  word: string
  name: string
}

export interface GameRenderer {
  Table: Component<TableProps<any, any, any>>
  LogExtra?: Component<{ event: any; session: Session<any, any, any> }>
  /** Which round (or turn) a view belongs to: the replay marks where they begin. */
  roundOf?: (view: any) => number
  lesson?: LessonHelp
  tells?: Tells
  /** Places and cards at which somebody may come before me: what a planned answer may depend on. */
  fears?: (session: Session<any, any, any>) => Feared[]
  /** The table in words: see inwords/types.ts. */
  inWords?: InWords
}
