import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import Scroll from '../src/kit/Scroll.svelte'
import Tray from '../src/kit/Tray.svelte'

const children = createRawSnippet(() => ({ render: () => '<p>six cards</p>' }))
let made: object | undefined

afterEach(() => {
  if (made) void unmount(made)
  document.body.replaceChildren()
})

/** A box of this size with so much in it; nothing is laid out here. */
function holds(box: HTMLElement, shown: [number, number], whole: [number, number]): void {
  const sizes = {
    clientWidth: shown[0],
    clientHeight: shown[1],
    scrollWidth: whole[0],
    scrollHeight: whole[1],
  }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value })
}

describe('what may be larger than its room', () => {
  function scroll(label?: string): HTMLElement {
    made = mount(Scroll, { target: document.body, props: { label, children } })
    flushSync()
    const box = document.querySelector<HTMLElement>('.scroll')
    if (!box) throw new Error('Nothing scrolls')
    return box
  }

  function goTo(box: HTMLElement, top: number, left = 0): string | undefined {
    box.scrollTop = top
    box.scrollLeft = left
    box.dispatchEvent(new Event('scroll'))
    return box.dataset.more
  }

  test('shows no sign where nothing is hidden', () => {
    const box = scroll()
    holds(box, [300, 100], [300, 100])
    expect(goTo(box, 0)).toBe('')
  })

  test('shows on which side there is more, while it is scrolled', () => {
    const box = scroll()
    holds(box, [300, 100], [300, 250])
    expect([goTo(box, 0), goTo(box, 60), goTo(box, 150)]).toEqual(['down', 'up down', 'up'])
  })

  test('shows it sideways too', () => {
    const box = scroll()
    holds(box, [300, 100], [420, 100])
    expect([goTo(box, 0, 0), goTo(box, 0, 50), goTo(box, 0, 120)]).toEqual(['right', 'left right', 'left'])
  })

  test('does not take the fraction of a pixel for more', () => {
    const box = scroll()
    holds(box, [300, 100], [301, 101])
    expect(goTo(box, 0)).toBe('')
  })

  test('sees what comes later', async () => {
    const box = scroll()
    holds(box, [300, 100], [300, 400])
    box.append(document.createElement('p'))
    await Promise.resolve()
    expect(box.dataset.more).toBe('down')
  })

  test('can be reached by keys once it has a name', () => {
    const box = scroll('What it would do')
    expect([box.tabIndex, box.getAttribute('role'), box.getAttribute('aria-label')]).toEqual([
      0,
      'group',
      'What it would do',
    ])
  })
})

describe('a tray', () => {
  function tray(props: { columns?: string; tall?: string; fill?: boolean }): HTMLElement {
    made = mount(Tray, { target: document.body, props: { ...props, children, 'data-ask': '7' } })
    flushSync()
    const room = document.querySelector<HTMLElement>('.room')
    if (!room) throw new Error('There is no tray')
    return room
  }

  test('has its parts side by side where it is told how wide they are', () => {
    const inner = tray({ columns: 'auto 1fr', tall: '14rem' }).querySelector<HTMLElement>('.tray')
    expect(inner?.classList.contains('as-grid')).toBe(true)
    expect(inner?.style.getPropertyValue('--columns')).toBe('auto 1fr')
    expect(inner?.style.getPropertyValue('--tall')).toBe('14rem')
  })

  test('has them below one another else', () => {
    expect(tray({}).querySelector('.tray')?.classList.contains('as-column')).toBe(true)
  })

  test('says which question it answers', () => {
    expect(tray({}).dataset.ask).toBe('7')
  })
})
