import { beforeEach, describe, expect, test } from 'vitest'
import { Plan } from '../src/games/karanor/plan.svelte'
import type { Mine, Preview, View } from '../src/games/karanor/wire'
import { settled, Sitting } from './sitting.svelte'

const MINE: Mine = {
  commerces: [],
  draft: [],
  quests: [{ card: 'mule', places: ['steppes'], lacking: [{}] }],
  blacks: [],
  reach: 2,
  sea: 2,
  villa: 8,
  routes: [
    { to: 'steppes', actions: 1, gold: 0, path: ['plage', 'steppes'] },
    { to: 'cimetiere', actions: 2, gold: 2, path: ['plage', 'steppes', 'cimetiere'] },
  ],
  beyond: {},
  blocked: {},
  gains: { work: 1, harvest: 2, income: 0 },
}
const VIEW: View = {
  seat: 0,
  asked: [0],
  turn: 5,
  starter: 0,
  active: 0,
  actions: 3,
  steps: 0,
  goal: 10,
  ending: false,
  players: [],
  supply: [],
  insignia: {},
  row: [],
  decks: { commerce: 1, quest: 1, black_market: 1, artefact: 1, delivery: 1 },
  discards: { commerce: [], quest: [], black_market: [], artefact: [], delivery: [] },
  delivery: null,
  associates: [],
  inhabited: [],
  villas: {},
  market: null,
  window: null,
  drawn: [],
  pending: null,
  picked: null,
  drafted: [],
  offers: [],
  mine: MINE,
}

describe('a turn half thought out', () => {
  let session: Sitting<View, Preview>
  let plan: Plan

  beforeEach(() => {
    session = new Sitting<View, Preview>(VIEW)
    plan = new Plan(() => session)
    ask(['move plage', 'work', 'interact', 'promote wood', 'end'])
  })

  function ask(options: string[], step = 'turn'): void {
    session.asks(step, options)
    plan.restart()
  }

  test('looks at a territory first and goes there the second time', () => {
    plan.pick('steppes')
    expect([plan.way?.actions, session.played]).toEqual([1, []])
    plan.pick('steppes')
    expect(session.played).toEqual(['move plage'])
  })

  test('walks on step by step, as long as each step can be made', () => {
    plan.pick('steppes')
    plan.go()
    expect(plan.walking).toBe(true)
    ask(['move steppes', 'end'])
    expect(session.played).toEqual(['move plage', 'move steppes'])
    expect(plan.walking).toBe(false)
  })

  test('ends the walk at any other question', () => {
    plan.pick('steppes')
    plan.go()
    ask(['pass'], 'window')
    expect([session.played, plan.walking]).toEqual([['move plage'], false])
  })

  test('has no ways while the reader cannot move', () => {
    ask(['work', 'end'])
    plan.pick('steppes')
    expect([plan.ways.size, plan.way]).toEqual([0, undefined])
  })

  test('puts a territory away that leads nowhere', () => {
    plan.pick('baie_voiles')
    expect(plan.picked).toBe('baie_voiles')
    plan.pick('baie_voiles')
    expect(plan.picked).toBeNull()
  })

  test('asks before it says something, and says it at once to who wants that', async () => {
    session.foresees = () => Promise.resolve({ actions: -1, gold: 1 })
    plan.settle('work')
    await settled()
    expect([plan.move, plan.preview, session.played]).toEqual(['work', { actions: -1, gold: 1 }, []])
    session.confirm = false
    plan.settle('work')
    expect(session.played).toEqual(['work'])
  })

  test('shows the actions that the server says a move costs', async () => {
    expect(plan.pips).toEqual(['spent', 'left', 'left', 'left'])
    session.foresees = (move) => Promise.resolve(move === 'interact' ? { actions: -1 } : {})
    plan.settle('interact')
    await settled()
    expect(plan.pips).toEqual(['spent', 'spending', 'left', 'left'])
    plan.settle('promote wood')
    await settled()
    expect(plan.pips).toEqual(['spent', 'left', 'left', 'left'])
  })

  test('shows the actions of a way as soon as it is looked at', () => {
    plan.pick('cimetiere')
    expect(plan.pips).toEqual(['spent', 'spending', 'spending', 'left'])
  })

  test('forgets an outcome that comes when something else is planned', async () => {
    session.foresees = () => Promise.resolve({ actions: -1 })
    plan.settle('work')
    plan.takeBack()
    await settled()
    expect([plan.move, plan.preview]).toEqual([null, null])
  })

  test('knows where the quests in hand lead', () => {
    expect(plan.places).toEqual(['steppes'])
  })

  test('puts the pawn down where it may be set', () => {
    ask(['place plage', 'place steppes'], 'relocated')
    plan.pick('plage')
    expect([plan.move, session.played]).toEqual(['place plage', []])
    plan.pick('plage')
    expect(session.played).toEqual(['place plage'])
  })
})
