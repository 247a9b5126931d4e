import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notes } from '../src/lib/notes.svelte'
import { LiveSession } from '../src/lib/session.svelte'
import { speak } from '../src/lib/words.svelte'
import type { Ask, Entry } from '../src/lib/wire'
import { Line, onTheLine } from './line'
import { HELLER, seat, state, table } from './tables'

const entry = (n: number): Entry => ({ n, at: '', kind: 'move', seat: 1, events: [{ type: `event ${n}` }] })
const ask = (id: number): Ask => ({ id, seat: 0, must: true, step: 'turn', clause: '', options: ['draw'] })

describe('a session at a table', () => {
  let session: LiveSession

  beforeAll(() => speak('en'))
  beforeEach(() => {
    localStorage.clear()
    onTheLine()
  })
  afterEach(() => {
    session.end()
    vi.useRealTimers()
  })

  function sit(at = table()): Line {
    session = new LiveSession(HELLER, at)
    return Line.last.open()
  }

  test('looks through the eyes of the seat that is asked', () => {
    expect(sit().of('look')[0]).toMatchObject({ seat: 0, since: null })
  })

  test('takes what it finds for no news, and what comes after it for news', () => {
    const line = sit()
    line.says(state({ version: 3, log: [entry(1), entry(2)] }))
    expect([session.fresh, session.log.length]).toEqual([[], 2])
    line.says(state({ version: 4, from: 3, log: [entry(3)] }))
    expect(session.fresh).toEqual([{ type: 'event 3' }])
    expect(session.log.map(({ n }) => n)).toEqual([1, 2, 3])
  })

  test('shows no old news when the line comes back', () => {
    vi.useFakeTimers()
    const line = sit()
    line.says(state({ version: 3 }))
    line.breaks()
    vi.advanceTimersByTime(1000)
    const again = Line.last.open()
    expect(again.of('look')[0]).toMatchObject({ seat: 0, since: 3 })
    again.says(state({ version: 5, from: 3, log: [entry(4), entry(5)] }))
    expect(session.fresh).toEqual([])
    expect(session.log.map(({ n }) => n)).toEqual([4, 5])
  })

  test('takes back from the log what was taken back at the table', () => {
    const line = sit()
    line.says(state({ version: 3, log: [entry(1), entry(2)] }))
    line.says(state({ version: 4, from: 0, log: [entry(1)] }))
    expect(session.log.map(({ n }) => n)).toEqual([1])
  })

  test('keeps a move busy until the table has changed', async () => {
    const line = sit()
    line.says(state({ ask: ask(7) }))
    const done = session.play('draw')
    expect([session.busy, line.of('move')[0]]).toMatchObject([true, { seat: 0, ask: 7, move: 'draw' }])
    expect(await session.play('draw')).toBe(false)
    line.says({ t: 'done', id: line.of('move')[0]?.id ?? '', version: 2 })
    expect(await done).toBe(true)
    expect(session.busy).toBe(true)
    line.says(state({ version: 2, from: 1 }))
    expect(session.busy).toBe(false)
    expect(line.of('move')).toHaveLength(1)
  })

  test('says why a move was refused, and lets one choose again', async () => {
    const line = sit()
    line.says(state({ ask: ask(7) }))
    const done = session.play('draw')
    const error = { code: 'never-heard-of', text: 'Not now.', field: '', clause: 'A3.2', args: {} }
    line.says({ t: 'no', id: line.of('move')[0]?.id ?? '', error })
    expect(await done).toBe(false)
    expect(session.busy).toBe(false)
    expect(notes().at(-1)).toMatchObject({ kind: 'refused', clause: 'A3.2' })
    expect(notes().at(-1)?.text()).toBe('Not now.')
  })

  test('plays nothing while nothing is asked', async () => {
    sit().says(state())
    expect(await session.play('draw')).toBe(false)
  })

  test('asks for one preview at a time, and of those waiting only for the last', async () => {
    const line = sit()
    line.says(state({ ask: ask(1) }))
    const [first, second, third] = ['a', 'b', 'c'].map((move) => session.preview(move))
    expect(line.of('preview').map(({ move }) => move)).toEqual(['a'])
    line.says({ t: 'preview', id: line.of('preview')[0]?.id ?? '', preview: 'of a' })
    expect([await first, await second]).toEqual([null, null])
    line.says({ t: 'preview', id: line.of('preview')[1]?.id ?? '', preview: 'of c' })
    expect(await third).toBe('of c')
    expect(line.of('preview').map(({ move }) => move)).toEqual(['a', 'c'])
  })

  test('asks why a move cannot be made, and shows nobody an error', async () => {
    const line = sit()
    line.says(state({ ask: ask(1) }))
    const shown = notes().length
    const [first, second, third] = ['a', 'b', 'c'].map((move) => session.whyNot(move))
    const [a = '', b = '', c = ''] = line.of('preview').map(({ id }) => id)
    const error = { code: 'heller-refused-taken', text: 'taken', field: '', clause: 'A3.1', args: {} }
    line.says({ t: 'no', id: a, error })
    line.says({ t: 'preview', id: b, preview: {} })
    line.says({ t: 'no', id: c, error: { ...error, code: 'too-much', clause: '' } })
    expect([await first, await second, await third]).toEqual([error, null, null])
    expect(notes()).toHaveLength(shown)
  })

  test('knows what happened since one last looked', () => {
    const line = sit()
    line.says(state({ version: 5 }))
    expect(session.missed).toBeNull()
    session.end()
    sit().says(state({ version: 9 }))
    expect(session.missed).toBe(5)
  })

  test('hides the table until the player who is asked has the device', () => {
    const passed = table({ seats: [seat('Anna', true), seat('Béla', true)], asked: [1] })
    const line = sit(passed)
    expect(session.curtain).toBe(1)
    session.lookAs(1)
    expect([session.curtain, line.of('look').at(-1)]).toMatchObject([null, { seat: 1 }])
  })

  test('leaves a move in sight for a moment before the device is passed on', () => {
    vi.useFakeTimers()
    const passed = table({ seats: [seat('Anna', true), seat('Béla', true)] })
    const line = sit(passed)
    session.lookAs(0)
    line.says(state({ table: passed }))
    line.says(state({ version: 2, from: 1, table: { ...passed, asked: [1] } }))
    expect(session.curtain).toBeNull()
    vi.advanceTimersByTime(1400)
    expect(session.curtain).toBe(1)
    session.lookAs(1)
    expect(session.view).toBeNull()
  })

  test('changes eyes without a curtain for who studies alone', () => {
    const study = table({ seats: [seat('Anna', true), seat('Béla', true)], study: true })
    const line = sit(study)
    line.says(state({ table: study }))
    line.says(state({ version: 2, from: 1, table: { ...study, asked: [1] } }))
    expect([session.curtain, line.of('look').at(-1)]).toMatchObject([null, { seat: 1 }])
  })

  test('fetches the lines before those it was told', async () => {
    const page = { earlier: 0, log: [entry(1), entry(2)] }
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(page))))
    vi.stubGlobal('fetch', fetched)
    sit().says(state({ version: 4, earlier: 2, log: [entry(3), entry(4)] }))
    await vi.waitFor(() => expect(session.lines.earlier).toBe(0))
    expect(session.log.map(({ n }) => n)).toEqual([1, 2, 3, 4])
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('hears what is said at the table once, in its order', () => {
    const said = (
      n: number,
    ): { n: number; at: string; seat: number; name: string; text: string; phrase: string } => ({
      n,
      at: '',
      seat: 1,
      name: 'Béla',
      text: `line ${n}`,
      phrase: '',
    })
    const line = sit()
    line.says({ t: 'chat', lines: [said(1), said(2)] })
    line.says({ t: 'chat', lines: [said(2), said(3)] })
    expect(session.talk.lines.map(({ n }) => n)).toEqual([1, 2, 3])
  })
})
