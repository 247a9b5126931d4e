// What goes over the wire, as docs/protocol.md says: names for the types made from the server's structs.
// Seats count from 0.
import type * as told from '../generated/answered'
import type { NewSeat, NewTable, Said } from '../generated/asked'

export type {
  Ask,
  BargainTerms,
  ChatLine,
  Clock,
  ClockTold,
  Deal,
  Dropped,
  ExampleShown,
  GameInfo,
  Habits,
  Hello,
  Hint,
  Looked,
  Missed,
  Ordered as OrdersHere,
  OrdersTold,
  Person,
  Place,
  PlannedAnswer,
  Retrospect,
  RoutineLeft,
  RulesPage,
  SeatInfo,
  Summary,
  Then,
  Undo,
  Waiting,
  Weighed,
} from '../generated/answered'
export type { NewSeat, NewTable }

export type Choice = told.OptionInfo['default']
export type GameOption = told.OptionInfo

/** A guided game as it is written: docs/lessons.md. */
export type Lesson = told.Lesson
export type LessonStep = told.LessonStep
export type LessonFacts = told.LessonStep['facts']

/** An error: the server's, or one that this browser found by itself. */
export type Trouble = Pick<told.Fault, 'code' | 'text'> & Partial<told.Fault>

/** What happened: the sentence `<game>-log-<type>`; the other fields are its arguments. */
export interface GameEvent {
  type: string
  seat?: number
  [field: string]: unknown
}

export type Entry<E extends GameEvent = GameEvent> = Omit<told.Entry, 'events'> & { events: E[] }
export type Frame = Omit<told.Frame, 'entry' | 'beside'> & { entry: Entry | null; beside?: Entry[] }
export type LogPage = Omit<told.LogPage, 'log'> & { log: Entry[] }
export type TriedMove = Omit<told.TriedMove, 'events'> & { events: GameEvent[] }
export type Tried = Omit<told.TriedTold, 'moves'> & { moves: TriedMove[] }
export type State = Omit<told.StateTold, 'log'> & { log: Entry[] }

export type FromServer = State | Tried | Exclude<told.Told, told.StateTold | told.ChangeTold | told.TriedTold>

type Unsigned<S> = S extends { id: string } ? Omit<S, 'id'> : never
/** What waits for an answer; the link gives it its id. */
export type Saying = Unsigned<Said>
