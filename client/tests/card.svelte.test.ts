import { createRawSnippet, flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Card from '../src/kit/Card.svelte'

describe('a card', () => {
  let card: object | undefined

  function lay(props: ComponentProps<typeof Card>): HTMLElement {
    card = mount(Card, { target: document.body, props })
    flushSync()
    const face = document.querySelector<HTMLElement>('.face')
    if (!face) throw new Error('No card lies there')
    return face
  }
  afterEach(() => {
    if (card) void unmount(card)
    document.body.replaceChildren()
  })

  const snippet = (text: string) => createRawSnippet(() => ({ render: () => `<i>${text}</i>` }))

  test('is a button only where it can be chosen', () => {
    const onchoose = vi.fn()
    const face = lay({ name: 'Forge', chosen: false, onchoose })
    expect([face.tagName, face.getAttribute('type'), face.getAttribute('aria-pressed')]).toEqual([
      'BUTTON',
      'button',
      'false',
    ])
    face.click()
    expect(onchoose).toHaveBeenCalledOnce()
  })

  test('is a group with its name where it is only shown', () => {
    const face = lay({ name: 'Forge', chosen: true })
    expect([face.tagName, face.getAttribute('role'), face.getAttribute('aria-label')]).toEqual([
      'DIV',
      'group',
      'Forge',
    ])
    expect(face.hasAttribute('aria-pressed')).toBe(false)
  })

  test('that only opens when tapped says nothing of being pressed', () => {
    expect(lay({ name: 'Forge', onchoose: () => undefined }).hasAttribute('aria-pressed')).toBe(false)
  })

  test('shows picture, name, worth, text, price and state in this order', () => {
    const face = lay({
      name: 'Forge',
      picture: snippet('anvil'),
      worth: snippet('+2'),
      text: 'Swap ore.',
      price: snippet('3 gold'),
      state: 'Can be built',
      good: true,
    })
    expect(face.textContent.split(/\s+/).join(' ')).toBe('anvil Forge +2 Swap ore. 3 gold Can be built')
    expect(face.querySelector('.state')?.classList.contains('as-good')).toBe(true)
  })

  test('says why not in place of how things stand', () => {
    const state = lay({ name: 'Forge', state: 'Can be built', good: true, why: 'You lack 2 gold' })
    const said = state.querySelector('.state')
    expect(said?.textContent).toBe('You lack 2 gold')
    expect([said?.classList.contains('as-bad'), said?.classList.contains('as-good')]).toEqual([true, false])
  })

  test('wears what its game gives it, and its states', () => {
    const face = lay({ name: 'Forge', class: 'ka-commerce', can: true, spent: true, 'data-card': 'forge' })
    expect(['ka-commerce', 'can', 'spent'].every((name) => face.classList.contains(name))).toBe(true)
    expect(face.dataset.card).toBe('forge')
  })

  test('cannot be chosen while it is disabled', () => {
    const onchoose = vi.fn()
    lay({ name: 'Forge', disabled: true, onchoose }).click()
    expect(onchoose).not.toHaveBeenCalled()
  })
})
