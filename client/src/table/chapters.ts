// The log in chapters: rounds, and in them turns, each with its lines.
import type { Chapter, Session, Tells } from '../games/types'
import { ownLine } from '../lib/entries'
import { isMove } from '../lib/steps'
import { tell } from '../lib/words.svelte'
import type { Entry, GameEvent } from '../lib/wire'
import { withoutName } from './told'

export interface Line {
  key: string
  n: number
  /** The number of the move, as in the replay; only with its first line, and where all before it are known. */
  move: number | null
  seat: number | null
  text: string
  event: GameEvent | null
}

export interface Part {
  seat: number | null
  lines: Line[]
}

export interface Round {
  /** 0: before the first. */
  round: number
  parts: Part[]
}

interface Logged {
  session: Session
  tells: Tells
  /** Lines before the first that are not here. */
  earlier: number
}

/** The lines of one entry, and the chapter that begins with each, if one does. */
function* linesOf(
  { session, tells }: Logged,
  entry: Entry,
  move: number | null,
): Generator<[Line, Chapter | null]> {
  const nameOf = (seat: number): string => session.nameOf(seat)
  let first = true
  const line = (seat: number | null, text: string, event: GameEvent | null, i: number): Line => {
    const made = { key: `${entry.n}.${i}`, n: entry.n, move: first ? move : null, seat, text, event }
    if (text) first = false
    return made
  }
  yield [line(entry.seat, ownLine(entry, nameOf), null, 0), null]
  for (const [i, event] of entry.events.entries()) {
    const chapter = tells.chapterOf?.(event, session.table.seats.length) ?? null
    yield [line(event.seat ?? null, tell(session.game.name, event, nameOf), event, i + 1), chapter]
  }
}

/** All of it, the newest first. */
export function chaptersOf(logged: Logged): Round[] {
  const rounds: Round[] = [{ round: 0, parts: [{ seat: null, lines: [] }] }]
  let moves = 0
  for (const entry of logged.session.log) {
    const number = isMove(entry) ? ++moves : null
    for (const [line, chapter] of linesOf(logged, entry, logged.earlier > 0 ? null : number)) {
      if (chapter) begin(rounds, chapter)
      if (line.text) add(rounds.at(-1)?.parts.at(-1), line, logged.session)
    }
  }
  return rounds
    .filter(({ parts }) => parts.some(({ lines }) => lines.length))
    .map(({ round, parts }) => ({
      round,
      parts: parts
        .filter(({ lines }) => lines.length)
        .map(({ seat, lines }) => ({ seat, lines: lines.reverse() }))
        .reverse(),
    }))
    .reverse()
}

function begin(rounds: Round[], { round, seat }: Chapter): void {
  const part: Part = { seat: seat ?? null, lines: [] }
  const last = rounds.at(-1)
  if (last?.round === round) last.parts.push(part)
  else rounds.push({ round, parts: [part] })
}

/** Under the name of who has the turn it need not be said again. */
function add(part: Part | undefined, line: Line, session: Session): void {
  if (!part) return
  const own = part.seat !== null && line.seat === part.seat
  part.lines.push(own ? { ...line, text: withoutName(line.text, session.nameOf(part.seat ?? 0)) } : line)
}
