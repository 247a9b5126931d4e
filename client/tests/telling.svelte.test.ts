import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tells as hermagor } from '../src/games/hermagor/telling'
import { tells as jantaris } from '../src/games/jantaris/telling'
import type { Tells } from '../src/games/types'
import { LiveSession } from '../src/lib/session.svelte'
import { choose } from '../src/lib/settings.svelte'
import { need, speak } from '../src/lib/words.svelte'
import type { Ask, Entry, State } from '../src/lib/wire'
import { Line, onTheLine } from './line'
import { HELLER, seat, state, table } from './tables'

const ask = (id: number): Ask => ({ id, seat: 0, must: true, step: 'turn', clause: '', options: ['draw'] })
const draws = (n: number, who = 1): Entry => ({
  n,
  at: '',
  kind: 'move',
  seat: who,
  events: [{ type: 'square-drawn', seat: who }],
})

describe('what others do', () => {
  let session: LiveSession
  let line: Line

  beforeAll(async () => {
    await speak('en')
    await need('heller')
  })
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    choose({ tempo: 1, motion: 'auto' })
    onTheLine()
    sit()
  })
  afterEach(() => {
    session.end()
    choose({ tempo: 1, motion: 'auto' })
    vi.useRealTimers()
  })

  function sit(at = table(), tells?: Tells): void {
    session = new LiveSession(HELLER, at, tells)
    line = Line.last.open()
    line.says(state({ version: 2, view: 'at first', table: at }))
  }

  /** Béla has moved. */
  function moves(version: number, more: Partial<State> = {}): void {
    const log = [draws(version)]
    line.says(state({ version, from: version - 1, view: `after ${version}`, log, ...more }))
  }

  test('leads to my question, even if there is nothing to tell of it', () => {
    session.end()
    sit(table(), {
      steps: ({ after, entry }: { after: unknown; entry: Entry }) =>
        entry.events.map((event) => ({ view: after, events: [event] })),
    })
    line.says(
      state({ version: 3, from: 2, view: 'after 3', log: [{ ...draws(3), events: [] }], ask: ask(3) }),
    )
    expect([session.view, session.ask?.id]).toEqual(['after 3', 3])
  })

  test('is told one after the other, and then I am asked', () => {
    moves(3)
    moves(4, { ask: ask(4) })
    expect([session.view, session.log.length, session.ask]).toEqual(['after 3', 1, null])
    expect(session.fresh).toEqual([{ type: 'square-drawn', seat: 1 }])
    expect(session.isNext).toBe(true)
    vi.advanceTimersByTime(1600)
    expect([session.view, session.log.length, session.ask]).toEqual(['after 4', 2, null])
    vi.advanceTimersByTime(1600)
    expect([session.telling, session.ask?.id]).toEqual([false, 4])
  })

  test('has the pace I want, and stands still longer for who wants no motion', () => {
    choose({ tempo: 4 })
    moves(3, { ask: ask(3) })
    vi.advanceTimersByTime(400)
    expect(session.ask?.id).toBe(3)
    choose({ tempo: 1, motion: 'less' })
    moves(4, { ask: ask(4) })
    vi.advanceTimersByTime(1199)
    expect(session.ask).toBeNull()
    vi.advanceTimersByTime(1)
    expect(session.ask?.id).toBe(4)
  })

  test('is seen at once where nothing is to be told, and still moves the pieces', () => {
    choose({ tempo: 0 })
    moves(3, { ask: ask(3) })
    expect([session.view, session.ask?.id, session.fresh.length]).toEqual(['after 3', 3, 1])
  })

  test('is passed over when I say so, and can be seen again', () => {
    moves(3)
    moves(4)
    moves(5, { ask: ask(5) })
    session.story.skip()
    expect([session.view, session.ask?.id]).toEqual(['after 5', 5])
    session.story.step(-1)
    expect([session.view, session.ask, session.log.length]).toEqual(['after 4', null, 2])
    vi.advanceTimersByTime(60_000)
    expect(session.view).toBe('after 4')
    session.story.play()
    vi.advanceTimersByTime(1600)
    expect(session.ask?.id).toBe(5)
  })

  test('never holds up what I have done myself', () => {
    moves(3)
    line.says(state({ version: 4, from: 3, view: 'mine', log: [draws(4, 0)] }))
    expect([session.view, session.telling, session.story.last]).toEqual(['mine', false, 0])
  })

  test('does not come between me and a question that stays open', () => {
    line.says(state({ version: 2, from: 2, view: 'at first', ask: ask(2) }))
    moves(3, { ask: ask(2) })
    expect([session.view, session.ask?.id]).toEqual(['after 3', 2])
  })

  test('hurries when my question has a clock, and is cut when there is no time for it', () => {
    moves(3)
    moves(4, { ask: ask(4), left: 8000 })
    vi.advanceTimersByTime(1600 + 1600)
    expect(session.ask?.id).toBe(4)
    moves(5)
    moves(6)
    moves(7)
    moves(8, { ask: ask(8), left: 2000 })
    expect([session.view, session.ask?.id]).toEqual(['after 8', 8])
  })

  test('is told when I come back, not to a tab that nobody sees', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    moves(3)
    moves(4, { ask: ask(4) })
    expect(session.view).toBe('after 4')
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect([session.view, session.ask]).toEqual(['after 3', null])
    vi.advanceTimersByTime(3200)
    expect(session.ask?.id).toBe(4)
  })

  test('ends where something was taken back', () => {
    moves(3)
    moves(4)
    line.says(state({ version: 5, from: 0, view: 'taken back', ask: ask(2), log: [] }))
    expect([session.view, session.telling, session.ask?.id]).toEqual(['taken back', false, 2])
  })

  test('waits while a moment takes the whole page', () => {
    moves(3)
    const release = session.hold()
    moves(4, { ask: ask(4) })
    vi.advanceTimersByTime(60_000)
    expect(session.view).toBe('after 3')
    release()
    vi.advanceTimersByTime(1600)
    expect([session.view, session.ask?.id]).toEqual(['after 4', 4])
  })

  test('shows nobody the secrets of who had the device before', () => {
    session.end()
    const passed = table({ seats: [seat('Anna', true), seat('Béla'), seat('Chris', true)], asked: [0] })
    sit(passed)
    session.lookAs(0)
    moves(3, { table: passed })
    moves(4, { table: passed })
    session.lookAs(2)
    vi.advanceTimersByTime(10_000)
    expect(session.view).toBeNull()
  })

  test('was something since my last turn: the server tells it again, for my own eyes', async () => {
    vi.useRealTimers()
    session.end()
    const frames = [2, 3, 4].map((n) => ({ n, entry: draws(n + 1), view: `after ${n + 1}` }))
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      const found = address.includes('from=0') ? [] : frames
      return Promise.resolve(new Response(JSON.stringify({ total: 5, frames: found })))
    })
    localStorage.setItem('comptoir-visits', JSON.stringify({ abc: 4 }))
    session = new LiveSession(HELLER, table())
    const log = [draws(3, 0), draws(4), draws(5)]
    Line.last.open().says(state({ version: 5, view: 'after 5', log, ask: ask(5) }))
    expect(session.ready).toBe(false)
    await vi.waitFor(() => expect(session.telling).toBe(true))
    expect(asked.at(-1)).toContain('from=2&to=5&eyes=0')
    expect([session.view, session.ask, session.log.at(-1)?.n]).toEqual(['after 5', null, 5])
    session.story.step(-1)
    expect(session.view).toBe('after 4')
  })
})

describe('what is told of one answer', () => {
  test('votes are turned one by one from the active player, and carried out one by one', () => {
    const player = { goods: [0, 0] }
    const before = { active: 1, players: [player, player], asked: [0], diplomacy: { votes: [null, null] } }
    const events = [
      { type: 'voted', seat: 0 },
      { type: 'votes-revealed', votes: ['deal', 'strengthen'] },
      { type: 'vote-carried-out', seat: 1, vote: 'strengthen', voters: 1 },
      { type: 'vote-lapsed', seat: 1, vote: 'strengthen' },
      { type: 'vote-carried-out', seat: 0, vote: 'deal', voters: 1 },
      { type: 'goods-received', seat: 0, red: 2, black: 0, why: 'deal' },
      { type: 'turn-began', seat: 0, turn: 2 },
    ]
    const entry = { ...draws(9), events }
    const steps = jantaris.steps?.({ before, after: 'after', entry }) ?? []
    const views = steps.map(({ view }) => view as typeof before)
    expect(views.slice(1, 3).map(({ diplomacy }) => diplomacy.votes)).toEqual([
      [null, 'strengthen'],
      ['deal', 'strengthen'],
    ])
    expect(views.slice(0, -1).map(({ players }) => players[0]?.goods)).toEqual([
      ...Array<number[]>(5).fill([0, 0]),
      [2, 0],
    ])
    expect([views.at(-1), steps.flatMap((step) => step.events as object[]).length]).toEqual(['after', 9])
  })

  test('tiles go to who has won them one by one', () => {
    const merchant = { tiles: [], wares: [], cash: 5, buyers: 1 }
    const before = { phase: 1, market: Array(20).fill('tile'), buyers: {}, merchants: [merchant] }
    const won = (booth: string): object => ({ type: 'tile-won', seat: 0, booth, tile: booth, products: [] })
    const events = [
      { type: 'buyer-placed', seat: 0, place: 'h1c1', cost: 2 },
      { type: 'buzz-paid', seat: 0, cash: 4 },
      won('r1c1'),
      won('r1c2'),
    ]
    const steps = hermagor.steps?.({
      before,
      after: 'after',
      entry: { ...draws(9), events: events as never },
    })
    const views = (steps ?? []).map(({ view }) => view as typeof before)
    expect(views.slice(0, 3).map(({ merchants }) => [merchants[0]?.cash, merchants[0]?.tiles])).toEqual([
      [3, []],
      [7, []],
      [7, ['r1c1']],
    ])
    expect([views.length, views.at(-1)]).toEqual([4, 'after'])
  })
})
