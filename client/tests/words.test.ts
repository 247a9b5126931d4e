import names from '../../tests/elisions.json'
import whose from '../../tests/genitives.json'
import { beforeAll, describe, expect, test } from 'vitest'
import { de } from '../src/lib/elision'
import { genitive } from '../src/lib/genitive'
import { ownLine } from '../src/lib/entries'
import {
  has,
  language,
  languageName,
  languagesIn,
  listed,
  need,
  needTable,
  speak,
  t,
  tell,
  why,
} from '../src/lib/words.svelte'
import type { Entry } from '../src/lib/wire'

const nameOf = (seat: number): string => ['Anna', 'Béla', 'Chloé'][seat] ?? '?'
const line = (kind: Entry['kind'], seat: number | null): Entry => ({ n: 1, at: '', kind, seat, events: [] })

describe('words', () => {
  beforeAll(async () => {
    await need('heller')
    await speak('en')
  })

  test('come in the language that is spoken, and change with it', async () => {
    expect(t('turn-yours')).toBe('Your turn')
    await speak('fr')
    expect(t('turn-yours')).toBe('À vous')
    expect([language(), document.documentElement.lang]).toEqual(['fr', 'fr'])
    await speak('en')
    expect(t('turn-yours')).toBe('Your turn')
  })

  test('that were needed in one language are there in the other', async () => {
    await speak('fr')
    expect(t('heller-square-king')).toBe('Roi')
    await speak('en')
  })

  test('that are needed while another language is on its way come in that one', async () => {
    const spoken = speak('de')
    await Promise.all([need('heller.cover'), spoken])
    expect(t('heller-short')).toBe('Heller')
    await speak('en')
  })

  test('of a table are all that its game has, but the lesson’s', async () => {
    await needTable('karanor')
    const each = ['ask-turn', 'title', 'table-map', 'aim', 'desk-gold', 'box-history-enfant_marin.story']
    expect(each.filter((id) => !has(`karanor-${id}`))).toEqual([])
    expect(has('karanor-first.title') || has('karanor-first')).toBe(false)
  })

  test('come in every language that has all files of the house', () => {
    const house = ['en.ftl', 'en.shell.ftl', 'fr.ftl', 'fr.shell.ftl', 'eo.ftl'].map(
      (n) => `../comptoir/locale/${n}`,
    )
    expect(languagesIn([...house, '../comptoir/games/heller/locale/eo.shell.ftl'])).toEqual(['en', 'fr'])
    expect(languagesIn([...house, '../comptoir/locale/eo.shell.ftl'])).toEqual(['en', 'eo', 'fr'])
    expect(['en', 'fr', 'de'].map(languageName)).toEqual(['English', 'Français', 'Deutsch'])
  })

  test('that nobody wrote show their id', () => {
    expect(t('no-such-sentence')).toBe('no-such-sentence')
    expect(has('no-such-sentence')).toBe(false)
    expect(has('heller-square-king.label')).toBe(true)
    expect(has('heller-square-king.nothing')).toBe(false)
  })

  test('tell an event with the names of people and things', () => {
    const told = tell('heller', { type: 'stall-placed', seat: 1, wares: 3, space: 'C4' }, nameOf)
    expect(told).toBe('Béla puts a stall with 3 wares on C4')
    expect(tell('heller', { type: 'stall-placed', seat: 1, wares: 1, space: 'C4' }, nameOf)).toContain(
      '1 ware on',
    )
  })

  test('tell more of an event to who knows more', () => {
    expect(tell('heller', { type: 'square-drawn', seat: 0 }, nameOf)).toBe('Anna draws a square')
    const seen = tell('heller', { type: 'square-drawn', seat: 0, square: 'king' }, nameOf)
    expect(seen).toBe('Anna draws a square: King +6')
  })

  test('tell of one winner and of several', () => {
    expect(tell('heller', { type: 'game-ended', winners: [2] }, nameOf)).toBe('The game is over: Chloé wins')
    expect(tell('heller', { type: 'game-ended', winners: [0, 2] }, nameOf)).toContain('Anna and Chloé share')
  })

  test('say nothing of an event without a sentence', () => {
    expect(tell('heller', { type: 'never-heard-of' }, nameOf)).toBe('')
  })

  test('make a list as the language does', async () => {
    expect(listed(['A', 'B', 'C'])).toBe('A, B, and C')
    await speak('fr')
    expect(listed(['A', 'B', 'C'])).toBe('A, B et C')
    await speak('en')
  })

  test('explain a refusal, in plain English where a language lacks it', () => {
    expect(why({ code: 'heller-refused-taken', text: '', args: { space: 'C4' } })).toContain('C4')
    expect(why({ code: 'never-heard-of', text: 'Something else.' })).toBe('Something else.')
  })
})

describe('a line of the log about the table', () => {
  beforeAll(() => speak('en'))

  test('names whoever it is about', () => {
    expect(ownLine(line('away', 1), nameOf)).toBe('Béla has left; a bot keeps the seat')
    expect(ownLine(line('undo', 0), nameOf)).toBe('Anna takes back')
  })

  test('has a sentence for every kind', () => {
    for (const kind of ['late', 'undo', 'away', 'back', 'rules', 'ended'] as const) {
      expect(ownLine(line(kind, 0), nameOf)).not.toContain('log-')
    }
  })

  test('is empty for a move, which its events tell', () => {
    expect(ownLine(line('move', 1), nameOf)).toBe('')
    expect(ownLine(line('start', null), nameOf)).toBe('')
  })
})

describe('de and a name', () => {
  test.each(Object.entries(names))('%s', (name, said) => expect(de(name)).toBe(said))
})

describe('a name in the genitive', () => {
  test.each(Object.entries(whose))('%s', (name, said) => expect(genitive(name)).toBe(said))
})
