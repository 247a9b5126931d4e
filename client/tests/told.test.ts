import { describe, expect, test } from 'vitest'
import { changed, Told } from '../src/lib/told'
import type { FromServer, Summary } from '../src/lib/wire'

const SEATS = [{ name: 'Ann' }, { name: 'Ben' }]
const FIRST = {
  t: 'state',
  version: 1,
  from: 0,
  seat: 1,
  view: { round: 1, players: [{ gold: 2 }, { gold: 3 }], asked: [0] },
  table: { version: 1, seats: SEATS } as unknown as Summary,
} as unknown as FromServer
const CHANGE = {
  t: 'change',
  version: 2,
  from: 1,
  view: { 'players.1': { gold: 5 }, asked: [1] },
  table: { version: 2 },
} as unknown as FromServer

describe('what has changed', () => {
  test('is a field, or one of a list; all else is the same object', () => {
    const before = { round: 1, players: [{ gold: 2 }, { gold: 3 }, { gold: 4 }] }
    const after = changed(before, { round: 2, 'players.0': { gold: 9 }, 'players.2': { gold: 8 } })
    expect(after).toEqual({ round: 2, players: [{ gold: 9 }, { gold: 3 }, { gold: 8 }] })
    expect(after.players[1]).toBe(before.players[1])
    expect(before.players[0]).toEqual({ gold: 2 })
  })

  test('makes a whole state of the last', () => {
    const told = new Told()
    told.whole(FIRST)
    const state = told.whole(CHANGE)
    expect(state).toMatchObject({
      t: 'state',
      version: 2,
      seat: 1,
      view: { round: 1, players: [{ gold: 2 }, { gold: 5 }], asked: [1] },
      table: { version: 2, seats: SEATS },
    })
  })

  test('counts from the table as it was told meanwhile', () => {
    const told = new Told()
    told.whole(FIRST)
    told.whole({ t: 'table', table: { version: 1, seats: [] } } as unknown as FromServer)
    expect(told.whole(CHANGE)).toMatchObject({ table: { version: 2, seats: [] } })
  })
})
