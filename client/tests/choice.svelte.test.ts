import { beforeEach, describe, expect, test } from 'vitest'
import { Choice } from '../src/games/hermagor/choice.svelte'
import type { Moving, Preview, View } from '../src/games/hermagor/model'
import { settled, Sitting } from './sitting.svelte'

const merchant: View['merchants'][number] = {
  cash: 20,
  declared: null,
  buyers: 4,
  passed: false,
  actions: 3,
  shared: 0,
  discs: 9,
  at: 'steinhag',
  tiles: [],
  wares: [],
  stations: 0,
  dukedoms: [],
  route: 0,
  income: [],
  buzz: 0,
}
const VIEW: View = {
  seat: 0,
  round: 1,
  rounds: 4,
  phase: 3,
  starter: 0,
  asked: [0],
  actions: 4,
  to_come: [],
  bag: [],
  market: [],
  buyers: {},
  lines: {},
  prices: [],
  merchants: [merchant, merchant],
  third: null,
  shared_buyers: 0,
  stations: {},
  completed: [],
  journeys: [],
}
const outcome = (move: string): Moving => ({
  kind: 'move',
  village: move.split(' ')[1] ?? '',
  way: [],
  cost: 2,
  cash: 18,
  stranded: false,
})

describe('choosing on the market and on the map', () => {
  let session: Sitting<View, Preview>
  let choice: Choice

  beforeEach(() => {
    session = new Sitting<View, Preview>(VIEW)
    session.foresees = (move) => Promise.resolve(outcome(move))
    choice = new Choice(() => session)
    session.asks('travel', ['sell', 'sell furtnitz', 'move furtnitz', 'move weidnau', 'stay'])
    choice.restart()
  })

  test('gathers the answers by where they are given', () => {
    expect([...choice.spots.keys()]).toEqual(['steinhag', 'furtnitz', 'weidnau'])
    expect(choice.spots.get('furtnitz')?.map(({ verb }) => verb)).toEqual(['sell', 'move'])
    expect(choice.plain).toEqual(['stay'])
  })

  test('takes a sale without a place for one where the merchant stands', () => {
    expect(choice.spots.get('steinhag')).toEqual([{ move: 'sell', verb: 'sell', spot: 'steinhag' }])
  })

  test('knows answers of two words', () => {
    session.asks('place', ['place h2v1', 'shared buyer h2v1'])
    expect(choice.spots.get('h2v1')?.map(({ verb }) => verb)).toEqual(['place', 'shared buyer'])
  })

  test('does not lose what is picked by looking elsewhere', () => {
    choice.pick('furtnitz')
    choice.look('weidnau')
    expect([choice.spot, choice.looked]).toEqual(['weidnau', 'move weidnau'])
    choice.look(null)
    expect([choice.spot, choice.looked]).toEqual(['furtnitz', 'sell furtnitz'])
  })

  test('shows the answer looked at, as long as it can be given there', () => {
    choice.pick('furtnitz')
    choice.answer = 'move furtnitz'
    expect(choice.looked).toBe('move furtnitz')
    choice.pick('weidnau')
    expect(choice.looked).toBe('move weidnau')
    choice.answer = 'stay'
    expect(choice.looked).toBe('stay')
  })

  test('asks what is looked at first, then the other answers once the spot is picked', async () => {
    choice.look('furtnitz')
    await choice.inquire()
    expect(session.previewed).toEqual(['sell furtnitz'])
    choice.look(null)
    choice.pick('furtnitz')
    await choice.inquire()
    expect(session.previewed).toEqual(['sell furtnitz', 'move furtnitz'])
    expect(choice.preview).toEqual(outcome('sell furtnitz'))
  })

  test('forgets what was foreseen for another question', async () => {
    session.foresees = (move) => {
      session.asks('travel', ['stay'])
      return Promise.resolve(outcome(move))
    }
    choice.pick('weidnau')
    await choice.inquire()
    expect(choice.previews.size).toBe(0)
  })

  test('plays at once where one answer can be meant, for who does not want to confirm', async () => {
    session.confirm = false
    choice.pick('furtnitz')
    await settled()
    expect(session.played).toEqual([])
    choice.pick('weidnau')
    await settled()
    expect(session.played).toEqual(['move weidnau'])
  })

  test('looks first and plays on the second Enter', async () => {
    choice.enter('furtnitz')
    expect(session.played).toEqual([])
    choice.answer = 'move furtnitz'
    choice.enter('furtnitz')
    await settled()
    expect(session.played).toEqual(['move furtnitz'])
  })

  test('says only what may be said, and nothing while a move is on its way', async () => {
    await choice.play('move nowhere')
    session.busy = true
    await choice.play('stay')
    expect(session.played).toEqual([])
  })

  test('asks the server why nothing can be done somewhere, once', async () => {
    const refusal = { code: 'hermagor-refused-own-station', text: 'yours', clause: 'H6.2' }
    const asked: string[] = []
    session.forbids = (move) => {
      asked.push(move)
      return refusal
    }
    choice.look('oberau')
    await choice.inquire()
    await choice.inquire()
    expect([asked, choice.refusal]).toEqual([['move oberau'], refusal])
    choice.look('furtnitz')
    expect(choice.refusal).toBeNull()
  })

  test('has nothing to explain where no place is asked for', async () => {
    session.asks('start', ['start 0', 'start 1'])
    choice.look('oberau')
    expect([choice.shut, choice.wanted]).toEqual([null, []])
    await choice.inquire()
    expect(session.previewed).toEqual([])
  })
})
