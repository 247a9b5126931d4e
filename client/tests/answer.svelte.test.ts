import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Choice } from '../src/games/hermagor/choice.svelte'
import AnswerButton from '../src/games/hermagor/AnswerButton.svelte'

describe('an answer that gives much up', () => {
  const played: string[] = []
  const choice = {
    session: { busy: false },
    answer: null,
    play: (move: string) => played.push(move),
  } as unknown as Choice
  let button: object

  const show = (sure: string): void => {
    const face = { text: 'Pass', note: '', pic: null, seat: null, quiet: true }
    button = mount(AnswerButton, {
      target: document.body,
      props: { choice, move: 'pass', face, primary: false, sure },
    })
  }
  const pressed = (): HTMLButtonElement => {
    const found = document.querySelector('button')
    found?.click()
    flushSync()
    return found as HTMLButtonElement
  }

  beforeEach(() => void (played.length = 0))
  afterEach(() => void unmount(button))

  test('is asked back once, and said by the second press', () => {
    show('Give up 3 buyers?')
    expect(pressed().textContent).toContain('Give up 3 buyers?')
    expect(played).toEqual([])
    pressed()
    expect(played).toEqual(['pass'])
  })

  test('is an ordinary answer again for who looks elsewhere', () => {
    show('Give up 3 buyers?')
    pressed().dispatchEvent(new FocusEvent('blur'))
    flushSync()
    expect(document.querySelector('button')?.textContent).toContain('Pass')
    pressed()
    expect(played).toEqual([])
  })

  test('is said at once where nothing is lost', () => {
    show('')
    pressed()
    expect(played).toEqual(['pass'])
  })
})
