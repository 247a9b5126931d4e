// What is typed at a table in words, and what it is taken for.
import { describe, expect, it } from 'vitest'
import { apart, commandOf, cut, isNumbered, matches, type Answer } from '../src/inwords/answers'

const answers = (...pairs: [string, string][]): Answer[] => pairs.map(([move, text]) => ({ move, text }))
const STALLS = answers(
  ['stall 1 C4', 'Poser un étal de 1 marchandise en C4'],
  ['stall 3 C4', 'Poser un étal de 3 marchandises en C4'],
  ['stall 3 C5', 'Poser un étal de 3 marchandises en C5'],
  ['draw', 'Tirer un carré'],
)
const VOTES = answers(['vote deal', 'Seal: Deal'], ['vote strengthen', 'Seal: Strengthen'], ['pass', 'Pass'])
const BIDS = answers(['bid 6', 'Bid 6'], ['bid 16', 'Bid 16'], ['pass', 'Pass'])
const meant = (typed: string, among: Answer[]): string[] => matches(typed, among).map(({ move }) => move)

describe('an answer that is typed', () => {
  it('is understood by the beginnings of its words, without accents or capitals', () => {
    expect(meant('etal 3 c4', STALLS)).toEqual(['stall 3 C4'])
    expect(meant('TIR', STALLS)).toEqual(['draw'])
    expect(meant('3 c', STALLS)).toEqual(['stall 3 C4', 'stall 3 C5'])
  })

  it('may be written as records write it', () => {
    expect(meant('st 3 c5', STALLS)).toEqual(['stall 3 C5'])
    expect(meant('draw', STALLS)).toEqual(['draw'])
  })

  it('keeps the order of its words, and a figure is meant whole', () => {
    expect(meant('c4 3', STALLS)).toEqual([])
    expect(meant('6', BIDS)).toEqual(['bid 6'])
  })

  it('in full is itself, though another begins with it', () => {
    const sells = answers(['sell', 'Sell'], ['sell here', 'Sell here'])
    expect(meant('sell', sells)).toEqual(['sell'])
  })

  it('has a number only where no answer has one of its own', () => {
    expect(isNumbered(VOTES)).toBe(true)
    expect(meant('2', VOTES)).toEqual(['vote strengthen'])
    expect(meant('9', VOTES)).toEqual([])
    expect(meant('2 Seal: Strengthen', VOTES)).toEqual(['vote strengthen'])
    expect(isNumbered(BIDS)).toBe(false)
  })
})

it('tells apart two answers of the same name', () => {
  const twins = apart(answers(['take a', 'Take it'], ['take b', 'Take it'], ['pass', 'Pass']))
  expect(twins.map(({ text }) => text)).toEqual(['Take it (take a)', 'Take it (take b)', 'Pass'])
})

describe('a command', () => {
  it('goes by the word of the language, and by the English one', () => {
    const french = (command: string): string => (command === 'look' ? 'voir état' : command)
    expect(commandOf('Etat', french)).toBe('look')
    expect(commandOf('look', french)).toBe('look')
    expect(commandOf('stall', french)).toBeNull()
  })

  it('is followed by what it is about', () => {
    expect(cut('  say  hello there ')).toEqual(['say', 'hello there'])
  })
})
