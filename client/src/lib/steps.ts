// How entries of the log become steps that are told: one each, unless their game knows better.
import type { Step, Tells } from '../games/types'
import * as api from './api'
import { BEAT, type Told } from './telling.svelte'
import { tell } from './words.svelte'
import type { Entry, Frame, GameEvent, State, Summary } from './wire'

export interface Teller {
  game: string
  tells: Tells
  nameOf: (seat: number) => string
  isMine: (seat: number | null) => boolean
}

/** What of a table belongs to its game, and so to the step that is told. */
const OF_THE_GAME = ['asked', 'step', 'my_turn', 'version', 'headline', 'standing', 'status'] as const

/** A table whose game is as far as it is told; the rest of it is as it is. */
export function asTold(table: Summary, told: Told | undefined): Summary {
  if (!told) return table
  const of = { ...table, ...Object.fromEntries(OF_THE_GAME.map((of) => [of, told.state.table[of]])) }
  // The end is seen once all is told.
  return of.status === 'over' ? { ...of, status: 'playing', standing: null } : of
}

/** The log as far as it is told. */
export const upTo = (log: Entry[], told: Told | undefined): Entry[] =>
  told?.entry ? [...log.filter(({ n }) => n < (told.entry?.n ?? 0)), told.entry] : log

/** A state in which nothing is new. */
export function still(state: State, log: Entry[]): Told {
  const until = state.left === null ? null : performance.now() + state.left
  return { state, view: state.view, until, entry: log.at(-1) ?? null, events: [], beat: 0 }
}

/** The entries that frames show: moves, by whomever. */
export const isMove = ({ kind }: Entry): boolean => kind === 'move' || kind === 'late'

/** What is to be said of an event; '' if nothing. */
export const saidOf = ({ game, nameOf }: Teller, event: GameEvent): string => tell(game, event, nameOf)

/** The steps of one entry. What I have done myself is seen at once; what comes of it has its moments. */
function ofEntry(teller: Teller, before: unknown, after: unknown, entry: Entry): Step[] {
  const whole = { view: after, events: entry.events, beat: BEAT }
  const parts = teller.tells.steps?.({ before, after, entry }) ?? []
  // Also what nobody speaks of leads to what comes next: an entry is always told to its end.
  const steps = parts.length ? parts : [whole]
  const mine = entry.kind === 'move' && teller.isMine(entry.seat)
  return steps.map((step, i) => {
    const silent = !step.events.some((event) => saidOf(teller, event))
    return silent || (mine && i === 0) ? { ...step, beat: 0 } : step
  })
}

/** The steps that lead from one view to the state that came with these entries. */
export function stepsTo(teller: Teller, before: unknown, state: State, entries: Entry[]): Told[] {
  const until = state.left === null ? null : performance.now() + state.left
  return entries.flatMap((entry, i) => {
    const after = i === entries.length - 1 ? state.view : before
    let told: GameEvent[] = []
    return ofEntry(teller, before, after, entry).map(({ view, events, beat = BEAT }): Told => {
      told = [...told, ...events]
      return { state, view, until, entry: { ...entry, events: told }, events, beat }
    })
  })
}

/** The number of the last thing that I did and that was worth a line; 0 if there is none. */
export const myLast = (teller: Teller, log: Entry[]): number =>
  log
    .filter((entry) => isMove(entry) && teller.isMine(entry.seat))
    .filter(({ events }) => events.some((event) => saidOf(teller, event)))
    .at(-1)?.n ?? 0

/** What happened after an entry, as it was, told again by the server for these eyes. */
export async function recalled(teller: Teller, now: State, log: Entry[], after: number): Promise<Told[]> {
  const eyes = now.seat === null ? 'watch' : String(now.seat)
  const count = Math.min(PAGE - 1, log.filter((entry) => isMove(entry) && entry.n > after).length)
  if (count === 0) return []
  const { total } = await api.frames(now.table.id, 0, 1, eyes)
  const { frames } = await api.frames(now.table.id, total - 1 - count, total, eyes)
  const [first, ...rest] = frames
  if (!first) return []
  const was: State = { ...now, ask: null, undo: null, left: null, table: { ...now.table, standing: null } }
  const start: Told = { state: was, view: first.view, until: null, entry: first.entry, events: [], beat: 0 }
  return [start, ...rest.flatMap((frame, i) => ofFrame(teller, was, frames[i]?.view, frame))]
}

/** As many frames as the server tells at once. */
const PAGE = 100

function ofFrame(teller: Teller, was: State, before: unknown, { view, entry }: Frame): Told[] {
  return entry ? stepsTo(teller, before, { ...was, view, version: entry.n }, [entry]) : []
}
