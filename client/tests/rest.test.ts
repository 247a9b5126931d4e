import { expect, test } from 'vitest'
import { Rest } from '../src/games/hermagor/rest'

test('who rests is answered for until the round is over', () => {
  const rest = new Rest()
  rest.begin('table', 2, 3)
  expect(rest.goesOn('other', 2, 2)).toBe(false)
  expect(rest.goesOn('table', 2, 2)).toBe(true)
  expect(rest.goesOn('table', 2, 1)).toBe(true)
  expect(rest.goesOn('table', 3, 4)).toBe(false)
  expect(rest.goesOn('table', 3, 3)).toBe(false)
})

test('who takes an action back is asked again', () => {
  const rest = new Rest()
  rest.begin('table', 2, 3)
  expect(rest.goesOn('table', 2, 2)).toBe(true)
  expect(rest.goesOn('table', 2, 2)).toBe(false)
  expect(rest.goesOn('table', 2, 1)).toBe(false)
})
