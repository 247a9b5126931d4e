// HTTP, as docs/protocol.md says.
import type {
  Choice,
  ExampleShown,
  Frame,
  Habits,
  Hello,
  Lesson,
  LogPage,
  Looked,
  Missed,
  NewSeat,
  NewTable,
  OrdersHere,
  Person,
  RulesPage,
  Summary,
  Then,
  Trouble,
  Waiting,
} from './wire'

/** The server said no; nothing has changed. */
export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text)
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: string | Blob): Promise<T> {
  const type = body instanceof Blob ? body.type : 'application/json'
  const headers = body === undefined ? {} : { 'Content-Type': type }
  let response: Response
  try {
    response = await fetch(`/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
  } catch {
    throw new Refusal({ code: 'unreachable', text: 'The server cannot be reached.' })
  }
  const answer = (await response.json().catch(() => null)) as { error?: Trouble } | null
  if (response.ok && answer !== null) return answer as T
  throw new Refusal(answer?.error ?? { code: 'server', text: `The server answered ${response.status}.` })
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask<T>('POST', path, JSON.stringify(body))
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

export const hello = (): Promise<Hello> => get('/hello')
export const rename = (name: string): Promise<Person> => post('/me', { name })
export const habits = (): Promise<Habits> => get('/me/habits')
export const keepHabits = (said: Habits): Promise<Habits> => post('/me/habits', said)
export const tables = async (list: 'mine' | 'lobby'): Promise<Summary[]> =>
  (await get<{ tables: Summary[] }>(`/tables?list=${list}`)).tables
export const bell = async (): Promise<Waiting[]> => (await get<{ waiting: Waiting[] }>('/me/bell')).waiting
export const missed = async (): Promise<Missed[]> => (await get<{ missed: Missed[] }>('/me/missed')).missed
export const ordered = async (): Promise<OrdersHere[]> =>
  (await get<{ ordered: OrdersHere[] }>('/me/orders')).ordered
export const cancelOrder = async (table: string, seat: number, routine = ''): Promise<OrdersHere[]> =>
  (await post<{ ordered: OrdersHere[] }>(`${at(table)}/orders/cancel`, { seat, routine })).ordered
/** I have seen a table as it was; said even while the page goes. */
export function tellSeen(table: string, version: number): void {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ version })
  void fetch(`/api/v1${at(table)}/seen`, { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  )
}
export const deal = (): Promise<{ commitment: string }> => post('/deal')
export const open = (table: NewTable): Promise<Summary> => post('/tables', table)
export const bring = (record: string): Promise<Summary> => ask('POST', '/import', record)
export const summary = (table: string): Promise<Summary> => get(at(table))
export const join = (table: string, seat: number | undefined, part: string): Promise<Summary> =>
  post(`${at(table)}/join`, seat === undefined ? { part } : { seat, part })
export const leave = (table: string): Promise<Summary> => post(`${at(table)}/leave`)
export const comeBack = (table: string): Promise<Summary> => post(`${at(table)}/return`)
export const fill = (table: string, level: string): Promise<Summary> => post(`${at(table)}/fill`, { level })
export const setPace = (table: string, pace: number): Promise<Summary> => post(`${at(table)}/pace`, { pace })
export const close = (table: string): Promise<Summary> => post(`${at(table)}/close`)
export const fork = (table: string, move: number, seats: NewSeat[]): Promise<Summary> =>
  post(`${at(table)}/fork`, { move, seats })
export const recordUrl = (table: string): string => `/api/v1${at(table)}/record`
export const frames = (
  table: string,
  from: number,
  to: number,
  eyes: string,
): Promise<{ total: number; frames: Frame[] }> =>
  get(`${at(table)}/frames?from=${from}&to=${to}&eyes=${eyes}`)
/** The last position of a game that is over. */
export async function lastFrame(table: string, eyes: 'watch' | 'all'): Promise<Frame | undefined> {
  const { total } = await frames(table, 0, 1, 'watch')
  const last = await frames(table, total - 1, total, eyes)
  return last.frames[0]
}
/** What links to a game that is over show from now on. */
export const leavePicture = (table: string, picture: Blob): Promise<object> =>
  ask('POST', `${at(table)}/picture`, picture)
export const log = (table: string, before: number, eyes: string): Promise<LogPage> =>
  get(`${at(table)}/log?before=${before}&eyes=${eyes}`)
export const review = (table: string): Promise<Looked> => get(`${at(table)}/review`)
export const lookBack = (table: string): Promise<Looked> => post(`${at(table)}/review`)
export const thenAt = (table: string, move: number): Promise<Then> => get(`${at(table)}/then?move=${move}`)
export const foreseen = (table: string, move: number, text: string): Promise<{ preview: unknown }> =>
  get(`${at(table)}/foreseen?move=${move}&text=${encodeURIComponent(text)}`)
export const rules = (game: string, lang: string): Promise<RulesPage> =>
  get(`/rules/${encodeURIComponent(game)}?lang=${lang}`)
/** A worked example with other moves in some places, played by the rules. */
export const example = (game: string, name: string, ways: number[]): Promise<ExampleShown> =>
  get(`/rules/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}?ways=${ways.join(',')}`)
export const sheet = (game: string, lang: string): Promise<RulesPage> =>
  get(`/rules/${encodeURIComponent(game)}/sheet?lang=${lang}`)
const lessonAt = (game: string, name: string): string =>
  `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`
export const lesson = (game: string, name: string): Promise<Lesson> => get(lessonAt(game, name))
export const teach = (game: string, name: string): Promise<Summary> => post(lessonAt(game, name))

export type Options = Record<string, Choice>
