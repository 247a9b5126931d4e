import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Preview, View } from '../src/games/heller/model'
import { Placing } from '../src/games/heller/placing.svelte'
import { speak } from '../src/lib/words.svelte'
import { settled, Sitting } from './sitting.svelte'

const merchant = (secret: string | null): View['merchants'][number] => ({
  money: 50,
  stalls: [2, 2, 1, 1],
  secret,
  stands: 10,
})
const VIEW: View = {
  seat: 0,
  round: 1,
  rounds: 3,
  starter: 0,
  asked: [0],
  market: Array<null>(30).fill(null),
  merchants: [merchant('king'), merchant('hidden')],
  pile: 12,
  open: null,
  drawing: null,
  drawn: null,
  unseen: [],
  parts: [],
}
const OUTCOME: Preview = { piece: { seat: 0, wares: 3 }, stands: [24, 4], parts: [] }

describe('placing on the market', () => {
  let session: Sitting<View, Preview>
  let placing: Placing

  beforeAll(() => speak('en'))
  beforeEach(() => {
    session = new Sitting<View, Preview>(VIEW)
    session.foresees = () => Promise.resolve(OUTCOME)
    placing = new Placing(() => session)
    session.asks('turn', ['stall 3 C4', 'stall 3 D4', 'secret C4', 'draw'])
    placing.restart()
  })

  test('offers each piece with the spaces it may go to', () => {
    expect([...placing.verbs.keys()]).toEqual(['stall 3', 'secret', 'draw'])
    expect(placing.free).toEqual(new Set(['C4', 'D4']))
    placing.choose('secret')
    expect(placing.free).toEqual(new Set(['C4']))
  })

  test('is complete with a piece and a space, in either order', () => {
    placing.choose('stall 3')
    expect(placing.move).toBeNull()
    placing.pick('C4')
    expect(placing.move).toBe('stall 3 C4')
    placing.restart()
    placing.pick('C4')
    placing.choose('secret')
    expect(placing.move).toBe('secret C4')
  })

  test('drops a space where the other piece cannot go', () => {
    placing.choose('stall 3')
    placing.pick('D4')
    placing.choose('secret')
    expect([placing.verb, placing.space]).toEqual(['secret', null])
  })

  test('shows what it would change for everybody before it is confirmed', async () => {
    placing.choose('stall 3')
    placing.pick('C4')
    await settled()
    expect(placing.changes).toEqual([14, -6])
    expect(placing.ghost).toEqual({ space: 'C4', piece: { seat: 0, wares: 3 }, change: 14, fixed: true })
    expect(session.played).toEqual([])
    await placing.confirm()
    expect(session.played).toEqual(['stall 3 C4'])
  })

  test('shows the secret square as the piece it is', () => {
    placing.choose('secret')
    expect(placing.piece).toEqual({ square: 'king' })
  })

  test('plays at once for who does not want to confirm', () => {
    session.confirm = false
    placing.choose('stall 3')
    placing.pick('D4')
    expect(session.played).toEqual(['stall 3 D4'])
  })

  test('forgets an outcome that comes when something else is chosen', async () => {
    let answer: (preview: Preview) => void = () => undefined
    session.foresees = () => new Promise((resolve) => (answer = resolve))
    placing.choose('stall 3')
    placing.pick('C4')
    const late = answer
    placing.pick('D4')
    late(OUTCOME)
    await settled()
    expect(placing.preview).toBeNull()
  })

  test('looks first and plays on the second Enter', async () => {
    placing.choose('stall 3')
    placing.enter('C4')
    await settled()
    expect(session.played).toEqual([])
    placing.enter('C4')
    expect(session.played).toEqual(['stall 3 C4'])
  })

  test('asks what a pointer rests on, not what it passes over', () => {
    vi.useFakeTimers()
    placing.choose('stall 3')
    placing.hover('C4')
    placing.hover('D4')
    vi.advanceTimersByTime(60)
    expect(session.previewed).toEqual(['stall 3 D4'])
    vi.useRealTimers()
  })

  test('takes back the space first, then the piece', () => {
    placing.choose('stall 3')
    placing.pick('C4')
    placing.takeBack()
    expect([placing.verb, placing.space]).toEqual(['stall 3', null])
    placing.takeBack()
    expect(placing.verb).toBeNull()
  })

  test('holds the square that was drawn: there is nothing else to choose', () => {
    session.view = { ...VIEW, drawn: 'queen' }
    session.asks('place', ['place C4', 'place D4'])
    placing.restart()
    expect([placing.verb, placing.piece]).toEqual(['place', { square: 'queen' }])
    placing.takeBack()
    expect(placing.verb).toBe('place')
  })

  test('does nothing on a space that is not offered, or while a move is on its way', () => {
    placing.choose('secret')
    placing.pick('D4')
    expect(placing.space).toBeNull()
    session.busy = true
    placing.pick('C4')
    expect(placing.space).toBeNull()
  })
})
