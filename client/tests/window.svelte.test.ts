import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Preview, View } from '../src/games/karanor/wire'
import WindowBar from '../src/games/karanor/WindowBar.svelte'
import { speak } from '../src/lib/words.svelte'
import { settled, Sitting } from './sitting.svelte'

const VIEW = {
  seat: 0,
  active: 1,
  players: [{ spared: [] }, { spared: [] }],
  window: { window: 'turn_start', cause: 1, asked: [0], answered: [], card: null },
  mine: { blacks: ['embuscade', 'barrage', 'greve'] },
} as unknown as View

describe('a moment to answer with a card', () => {
  let session: Sitting<View, Preview>
  let bar: object
  const asked: string[] = []

  beforeEach(async () => {
    await speak('en')
    asked.length = 0
    session = new Sitting<View, Preview>(VIEW)
    session.forbids = (move) => {
      asked.push(move)
      return { code: 'unsaid', text: `the rules forbid ${move}`, clause: 'K12.5' }
    }
    session.asks('window', ['pass', 'pass turn', 'play barrage'])
    bar = mount(WindowBar, { target: document.body, props: { session } })
    flushSync()
    await settled()
    flushSync()
  })
  afterEach(() => void unmount(bar))

  const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.face')]

  test('asks the server about the cards that cannot be played, with a name where they aim', () => {
    expect(asked).toEqual(['play embuscade 1', 'play greve'])
  })

  test('says the reason of the rules on each of them', () => {
    expect(cards().map((card) => card.querySelector('.state')?.textContent)).toEqual([
      'the rules forbid play embuscade 1',
      undefined,
      'the rules forbid play greve',
    ])
    expect(cards().map((card) => card.classList.contains('spent'))).toEqual([true, false, true])
  })

  test('plays only the one that can be', () => {
    const buttons = cards().flatMap((card) => [...card.querySelectorAll('button')])
    expect(buttons).toHaveLength(1)
    buttons[0]?.click()
    expect(session.played).toEqual(['play barrage'])
  })

  test('asks anew when the moment is another', async () => {
    session.asks('window', ['pass', 'pass turn'])
    flushSync()
    await settled()
    expect(asked.slice(2)).toEqual(['play embuscade 1', 'play barrage', 'play greve'])
  })
})
