// The register of keys: each says what it does in every language, and none means two things at one table.
import { describe, expect, it } from 'vitest'
import * as heller from '../src/games/heller/keys'
import * as hermagor from '../src/games/hermagor/keys'
import * as jantaris from '../src/games/jantaris/keys'
import * as karanor from '../src/games/karanor/keys'
import { isHeld, isKey, keyOf, KEYS, type Key } from '../src/lib/keys'

const files = import.meta.glob<string>('../../src/comptoir/**/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const said = (lang: string, id: string): boolean =>
  Object.entries(files).some(([path, text]) => path.includes(`/${lang}.`) && text.includes(`\n${id} = `))

const { OFFER, ...windows } = karanor
const GAMES: Record<string, Key[]> = {
  heller: Object.values(heller),
  hermagor: Object.values(hermagor),
  jantaris: Object.values(jantaris),
  karanor: [...Object.values(OFFER), ...Object.values(windows)],
}
const AT_A_TABLE: Key[] = [
  ...[KEYS.list, KEYS.can, KEYS.explain, KEYS.hint, KEYS.undo, KEYS.question, KEYS.since, KEYS.words],
  ...[KEYS.arrows, KEYS.enter, KEYS.zoom, KEYS.whole, KEYS.pan],
]

describe('the register of keys', () => {
  it.each(['en', 'fr', 'de'])('has words for each in %s', (lang) => {
    const all = [...Object.values(KEYS), ...Object.values(GAMES).flat()]
    expect(all.map(({ does }) => does).filter((id) => !said(lang, id))).toEqual([])
    const caps = all.flatMap(({ press }) => press.flatMap((one) => (one.length > 1 ? one.split('+') : [])))
    const unnamed = caps.filter((cap) => cap.length > 1 && !said(lang, `keycap-${cap.toLowerCase()}`))
    expect(unnamed).toEqual([])
  })

  it.each(Object.keys(GAMES))('gives no key two meanings at a table of %s', (game) => {
    const letters = [...AT_A_TABLE, ...(GAMES[game] ?? [])].flatMap(({ press }) => press)
    const twice = letters.filter((one, i) => one !== 'Escape' && letters.indexOf(one) !== i)
    expect(twice).toEqual([])
  })
})

function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
  on.dispatchEvent(event)
  return event
}

describe('a key that is pressed', () => {
  it('is told by the register, in capitals too', () => {
    expect(isKey(KEYS.hint, keyOf(press('H')))).toBe(true)
    expect(isKey(KEYS.hint, keyOf(press('j')))).toBe(false)
  })

  it('belongs to what is being written', () => {
    const input = document.body.appendChild(document.createElement('input'))
    expect(keyOf(press('?', {}, input))).toBeNull()
    input.remove()
  })

  it('with Alt counts by its place, since a Mac makes another letter of it', () => {
    expect(isHeld(KEYS.words, press('∫', { altKey: true, code: 'KeyB' }))).toBe(true)
    expect(isHeld(KEYS.words, press('b', { code: 'KeyB' }))).toBe(false)
  })

  it('means nothing to a board that is not there', () => {
    document.body.toggleAttribute('data-in-words', true)
    expect(keyOf(press('d'), '.room')).toBeNull()
    expect(keyOf(press('w'))).toBe('w')
    document.body.removeAttribute('data-in-words')
  })
})
