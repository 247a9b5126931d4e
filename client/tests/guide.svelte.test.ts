import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { flushSync } from 'svelte'
import { Guiding } from '../src/guide/guiding.svelte'
import { plainGuide } from '../src/guide/plain'
import { guideOf } from '../src/games/heller/guide'
import type { Preview, View } from '../src/games/heller/model'
import { Placing } from '../src/games/heller/placing.svelte'
import { needTable, speak } from '../src/lib/words.svelte'
import { settled, Sitting } from './sitting.svelte'

const VIEW: View = {
  seat: 0,
  round: 1,
  rounds: 3,
  starter: 0,
  asked: [0],
  market: [{ square: 'king' }, ...Array<null>(29).fill(null)],
  merchants: [
    { money: 50, stalls: [0, 2, 1, 1], secret: null, stands: 10 },
    { money: 50, stalls: [2, 2, 1, 1], secret: 'hidden', stands: 0 },
  ],
  pile: 12,
  open: null,
  drawing: null,
  drawn: null,
  unseen: [],
  parts: [{ line: 0, spaces: ['A1', 'B1'], worth: 6, sack: false, eye: false, wares: [0, 0] }],
}

describe('what can I do?', () => {
  let session: Sitting<View, Preview>
  let placing: Placing
  let guiding: Guiding

  beforeAll(async () => {
    await speak('en')
    await needTable('heller')
  })
  beforeEach(() => {
    session = new Sitting<View, Preview>(VIEW)
    placing = new Placing(() => session)
    const guide = guideOf(placing)
    guiding = new Guiding(
      () => session,
      () => guide,
    )
    session.asks('turn', ['stall 2 B1', 'stall 2 C1', 'draw'])
    placing.restart()
  })

  test('says the aim, and what can be done with its reason and clause', () => {
    expect(guiding.guide.aim()).toBe('be the richest after round 3')
    expect(guiding.possible.map(({ what, clause }) => [what, clause])).toEqual([
      ['Put up a stall with 2 wares', 'A4.3'],
      ['Draw a square and place it', 'A3.2'],
    ])
    expect(guiding.possible[0]?.why).toContain('Best with room: Row 1, worth plus 6.')
  })

  test('asks the rules why the rest cannot be done, once the list is open', async () => {
    const asked: string[] = []
    session.forbids = (move) => {
      asked.push(move)
      return { code: 'heller-refused-no-stall', text: '', clause: 'A3.1', args: { wares: 1 } }
    }
    const stop = $effect.root(() => guiding.follow())
    await settled()
    expect(asked).toEqual([])
    guiding.toggle()
    flushSync()
    await settled()
    expect(asked).toEqual(['stall 1 B1', 'stall 3 B1', 'stall 4 B1', 'secret B1'])
    expect(guiding.refused[0]).toMatchObject({
      what: 'Put up a stall with 1 ware',
      trouble: { clause: 'A3.1' },
    })
    stop()
  })

  test('lists nothing as impossible that nobody has anything against', async () => {
    const stop = $effect.root(() => guiding.follow())
    guiding.toggle()
    flushSync()
    await settled()
    expect(guiding.refused).toEqual([])
    stop()
  })

  test('begins the choice and closes; nothing is played', () => {
    guiding.toggle()
    const [stall] = guiding.possible
    if (stall) guiding.begin(stall)
    expect([guiding.open, placing.verb, session.played]).toEqual([false, 'stall 2', []])
  })

  test('groups the answers of a game without a guide by their first word', () => {
    const plain = plainGuide(() => session)
    expect(plain.can().map(({ what, why }) => [what, why])).toEqual([
      ['stall', '2 ways'],
      ['draw', undefined],
    ])
  })
})
