// The seam between the shell and a game's renderer.
//
// A game is a folder here with three things, found by name (nothing to register; without one, fallback/ shows
// the view and the answers as words):
//   index.ts    default export: a GameRenderer. Loaded only when a table of that game is opened.
//   art.svg     the illustration of its card on the home page, 400 × 244, one self-contained file
//               (shown with <img>: no scripts, no outside ids). Its edges may be cropped on phones.
//   anything else it needs.
// Its words are in src/comptoir/games/<game>/locale: {en,fr}.ftl, also loaded on the home page
// (`<game>-title`, `-short` for a phone's header, `-blurb`, `-headline`, `-reconstructed`), and
// {en,fr}.table.ftl, loaded with a table.
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
import type { IconName } from '../ui/icons'

export interface Session<View = unknown, Preview = unknown, Event extends GameEvent = GameEvent> {
  readonly game: GameInfo
  readonly table: Summary
  /** Whose eyes: a seat I hold, or null for a watcher. */
  readonly seat: number | null
  readonly eyes: 'seat' | 'watch' | 'all'
  readonly view: View
  /** Only in the replay with everyone's secrets: the view of each seat. */
  readonly views: View[] | null
  readonly ask: Ask | null
  /** When the table goes on without an answer, by performance.now(); null: it waits. */
  readonly until: number | null
  readonly undo: Undo | null
  readonly log: Entry<Event>[]
  readonly fresh: Event[]
  readonly busy: boolean
  readonly replay: boolean
  /** The reader wants no motion. */
  readonly calm: boolean
  /** The reader wants to confirm each move (else a choice that is complete may be played at once). */
  readonly confirm: boolean
  preview(move: string): Promise<Preview | null>
  /** What the rules have against a move, to be said with `why`; null: nothing, or nobody can tell now. */
  whyNot(move: string): Promise<Trouble | null>
  play(move: string): Promise<boolean>
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

export interface FrameProps {
  session: Session
  board: Snippet
  act?: Snippet
  plates: Snippet<[compact: boolean]>
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
  /** In the panel of the final standing, below the ranks. */
  ending?: Snippet
  tabs?: Tab[]
}

/* eslint-disable @typescript-eslint/no-explicit-any --
   the shell hands each renderer the session of its own game; only the renderer knows the types within */
export interface GameRenderer {
  Table: Component<TableProps<any, any, any>>
  LogExtra?: Component<{ event: any; session: Session<any, any, any> }>
}
