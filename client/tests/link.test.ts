import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../src/lib/api'
import { Link, type LinkState } from '../src/lib/link'
import type { FromServer, Trouble } from '../src/lib/wire'
import { Line, onTheLine } from './line'

const MOVE = { t: 'move', seat: 0, ask: 7, move: 'draw' } as const
const PREVIEW = { t: 'preview', seat: 0, move: 'draw' } as const

describe('a link to a table', () => {
  let link: Link
  let states: LinkState[]
  let heard: FromServer[]
  let gone: Trouble[]

  beforeEach(() => {
    vi.useFakeTimers()
    // The middle of the spread: a pause is exactly as long as it says.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    onTheLine()
    states = []
    heard = []
    gone = []
    link = new Link('/api/v1/tables/abc/live', {
      look: () => ({ t: 'look', seat: null, since: null }),
      hear: (message) => heard.push(message),
      state: (state) => states.push(state),
      gone: (trouble) => gone.push(trouble),
    })
  })
  afterEach(() => {
    link.end()
    vi.useRealTimers()
  })

  test('looks as soon as the line is open', () => {
    Line.last.open()
    expect(Line.last.heard).toEqual([{ t: 'look', seat: null, since: null, changes: true }])
    expect(states).toEqual(['connecting', 'open'])
  })

  test('gives an answer to whoever asked', async () => {
    const line = Line.last.open()
    const [first, second] = [link.say(MOVE), link.say(PREVIEW, false)]
    const [move, preview] = [line.of('move')[0], line.of('preview')[0]]
    line.says({ t: 'preview', id: preview?.id ?? '', preview: { gold: 1 } })
    line.says({ t: 'done', id: move?.id ?? '', version: 8 })
    expect(await first).toMatchObject({ t: 'done', version: 8 })
    expect(await second).toMatchObject({ preview: { gold: 1 } })
    expect(heard).toEqual([])
  })

  test('says no to whoever was refused', async () => {
    const line = Line.last.open()
    const said = link.say(MOVE)
    const error = { code: 'stale', text: 'Too late.', field: '', clause: '', args: {} }
    line.says({ t: 'no', id: line.of('move')[0]?.id ?? '', error })
    await expect(said).rejects.toEqual(new Refusal(error))
  })

  test('is not upset by a refusal that answers nobody', () => {
    const error = { code: 'unreadable', text: 'What?', field: '', clause: '', args: {} }
    Line.last.open().says({ t: 'no', id: null, error })
    expect(states.at(-1)).toBe('open')
  })

  test('says a move again on the next line, under the same id', async () => {
    const first = Line.last.open()
    const said = link.say(MOVE)
    first.breaks()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(400)
    const second = Line.last.open()
    expect(second).not.toBe(first)
    expect(second.of('move')).toEqual(first.of('move'))
    second.says({ t: 'done', id: second.of('move')[0]?.id ?? '', version: 2 })
    await expect(said).resolves.toMatchObject({ t: 'done' })
  })

  test('forgets a preview that was on its way when the line was cut', async () => {
    const line = Line.last.open()
    const said = link.say(PREVIEW, false)
    line.breaks()
    vi.advanceTimersByTime(400)
    Line.last.open()
    await expect(said).rejects.toMatchObject({ trouble: { code: 'overtaken' } })
    expect(Line.last.of('preview')).toEqual([])
  })

  test('waits longer after each failure, and ten seconds at most', () => {
    const pauses: number[] = []
    for (let tries = 0; tries < 7; tries += 1) {
      const calls = Line.all.length
      let waited = 0
      Line.last.breaks()
      for (; Line.all.length === calls; waited += 100) vi.advanceTimersByTime(100)
      pauses.push(waited)
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000])
  })

  test('calls at once when the network is back', () => {
    Line.last.open()
    dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('lost')
    dispatchEvent(new Event('online'))
    expect(states.at(-1)).toBe('connecting')
    expect(Line.all).toHaveLength(2)
  })

  test('takes a line that has been silent for two pulses for dead', () => {
    const line = Line.last.open()
    vi.advanceTimersByTime(40_000)
    expect(line.of('ping')).toHaveLength(2)
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(20_000)
    expect(states.at(-1)).toBe('lost')
  })

  test('keeps a line on which the server answers', () => {
    const line = Line.last.open()
    for (let pulse = 0; pulse < 5; pulse += 1) {
      vi.advanceTimersByTime(20_000)
      line.says({ t: 'pong' })
    }
    expect(Line.all).toHaveLength(1)
    expect(heard).toEqual([])
  })

  test('does not call again where there is no table', async () => {
    const line = Line.last.open()
    const said = link.say(MOVE)
    const error = { code: 'unknown-table', text: 'There is no such table.', field: '', clause: '', args: {} }
    line.says({ t: 'bye', error })
    expect(gone).toEqual([error])
    expect(states.at(-1)).toBe('ended')
    await expect(said).rejects.toMatchObject({ trouble: { code: 'unknown-table' } })
    line.breaks()
    vi.advanceTimersByTime(60_000)
    expect(Line.all).toHaveLength(1)
  })

  test('comes back after any other farewell', () => {
    const line = Line.last.open()
    line.says({ t: 'bye', error: { code: 'closing', text: 'Back soon.', field: '', clause: '', args: {} } })
    line.breaks()
    vi.advanceTimersByTime(2500)
    expect(Line.all).toHaveLength(2)
    expect(gone).toEqual([])
  })
})
