import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Choosing } from '../src/games/jantaris/choosing.svelte'
import type { Area, Preview, View } from '../src/games/jantaris/model'
import { need, speak } from '../src/lib/words.svelte'
import { settled, Sitting } from './sitting.svelte'

const area = (name: string, marker: Area['marker'] = null): Area => ({
  area: name,
  merchants: [1, 0],
  ruler: null,
  needs: [1, 2],
  marker,
})
const VIEW: View = {
  seat: 0,
  turn: 1,
  active: 0,
  starter: 0,
  phase: 'city',
  asked: [0],
  goal: 20,
  limit: 7,
  players: [],
  areas: [area('taira'), area('velisse', 'red'), area('centre', 'black')],
  markers: { red: 'velisse', black: 'centre' },
  cards: [{ card: 'a-b-c', districts: ['taira', 'velisse'], prestige: 2, by: null, needs: [2, 3] }],
  card_pile: 3,
  bazaar: { up: [], pile: 9, bottom: [], unseen: [], shown: [] },
  pending: [],
  auction: null,
  diplomacy: null,
  fair: { card: null, centre: 0, needs: 5, trades: [], unseen: [], then: [] },
}

describe('choosing in the city', () => {
  let session: Sitting<View, Preview>
  let choosing: Choosing

  beforeAll(async () => {
    await need('jantaris', 'jantaris.table')
    await speak('en')
  })
  beforeEach(() => {
    session = new Sitting<View, Preview>(VIEW)
    session.foresees = () => Promise.resolve({ areas: { taira: [2, 0] }, rulers: { taira: 0 } })
    choosing = new Choosing(() => session)
  })

  function ask(step: string, options: string[]): void {
    session.asks(step, options)
    choosing.restart()
  }

  test('shows the city as it would be, before anything is done', async () => {
    ask('settle', ['settle taira', 'settle velisse'])
    choosing.tap('taira')
    await settled()
    expect(choosing.areas[0]).toMatchObject({ area: 'taira', merchants: [2, 0], ruler: 0 })
    expect(choosing.areas[1]).toMatchObject({ area: 'velisse', merchants: [1, 0], ruler: null })
    expect(session.played).toEqual([])
  })

  test('looks at the only answer by itself', async () => {
    ask('settle', ['settle taira', 'pass'])
    await settled()
    expect([choosing.move, choosing.passes]).toEqual(['settle taira', true])
  })

  test('does not bid by itself, though there is only one bid', () => {
    ask('bid', ['bid 5', 'pass'])
    expect(choosing.move).toBeNull()
  })

  test('goes from one merchant to two and back where an area can mean both', () => {
    ask('send', ['send taira 1', 'send taira 2', 'send velisse 1'])
    choosing.tap('taira')
    expect(choosing.move).toBe('send taira 1')
    choosing.tap('taira')
    expect(choosing.move).toBe('send taira 2')
    choosing.tap('taira')
    expect(choosing.move).toBe('send taira 1')
  })

  test('places somebody in an area that is tapped before the guild hall is', () => {
    ask('city', ['place taira', 'recall taira', 'market'])
    choosing.tap('taira')
    expect([choosing.mode, choosing.move]).toEqual(['place', 'place taira'])
    choosing.choose('recall')
    choosing.tap('taira')
    expect(choosing.move).toBe('recall taira')
  })

  test('moves first the marker that is still in the Centre', () => {
    ask('marker', ['move red taira', 'move black taira', 'move black velisse'])
    expect(choosing.mode).toBe('black')
    choosing.tap('taira')
    expect(choosing.move).toBe('move black taira')
  })

  test('shows a marker where it would go, and no more where it was', () => {
    ask('marker', ['move black taira', 'move black velisse'])
    choosing.tap('taira')
    expect(choosing.areas.map(({ marker }) => marker)).toEqual(['black', 'red', null])
  })

  test('leaves the other marker in the Centre', () => {
    session.view = {
      ...VIEW,
      areas: [area('taira'), area('centre', 'both')],
      markers: { red: 'centre', black: 'centre' },
    }
    ask('marker', ['move red taira', 'move black taira'])
    choosing.tap('taira')
    expect(choosing.areas.map(({ marker }) => marker)).toEqual(['red', 'black'])
  })

  test('knows what every vote would do before one is chosen, and asks once', async () => {
    session.foresees = () => Promise.resolve({ outlook: { deal: [] } })
    ask('vote', ['vote deal', 'vote strengthen'])
    await settled()
    choosing.pick('vote strengthen')
    await settled()
    expect(choosing.outlook).toEqual({ deal: [] })
    expect(session.previewed).toEqual(['vote deal'])
  })

  test('never casts a vote without a confirmation', async () => {
    session.confirm = false
    ask('vote', ['vote deal', 'vote strengthen'])
    choosing.pick('vote deal')
    expect(session.played).toEqual([])
    await choosing.confirm()
    expect(session.played).toEqual(['vote deal'])
  })

  test('forgets an outcome that comes when something else is chosen', async () => {
    ask('settle', ['settle taira', 'settle velisse'])
    choosing.pick('settle taira')
    choosing.takeBack()
    await settled()
    expect([choosing.move, choosing.preview]).toEqual([null, null])
  })

  test('lights the districts of a card that is looked at, or for a moment those of one claimed', () => {
    vi.useFakeTimers()
    ask('settle', [])
    choosing.card = 'a-b-c'
    expect(choosing.lit).toEqual(['taira', 'velisse'])
    choosing.card = null
    choosing.flash(['taira'])
    expect(choosing.lit).toEqual(['taira'])
    vi.advanceTimersByTime(1600)
    expect(choosing.lit).toEqual([])
    vi.useRealTimers()
  })
})
