// Where a box that scrolls has more than it shows: `data-more="up down"`, kept true while it scrolls and changes.
import type { Attachment } from 'svelte/attachments'

const SLACK = 1

function hidden(box: HTMLElement): string {
  const { scrollTop, scrollLeft, scrollWidth, scrollHeight, clientWidth, clientHeight } = box
  const sides = {
    up: scrollTop,
    down: scrollHeight - clientHeight - scrollTop,
    left: scrollLeft,
    right: scrollWidth - clientWidth - scrollLeft,
  }
  return Object.entries(sides)
    .flatMap(([side, rest]) => (rest > SLACK ? [side] : []))
    .join(' ')
}

export const edges: Attachment<HTMLElement> = (box) => {
  const look = (): void => void (box.dataset.more = hidden(box))
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    for (const thing of [box, ...box.children]) sizes.observe(thing)
    look()
  }
  const things = new MutationObserver(watch)
  things.observe(box, { childList: true, subtree: true, characterData: true })
  box.addEventListener('scroll', look, { passive: true })
  watch()
  return () => {
    sizes.disconnect()
    things.disconnect()
    box.removeEventListener('scroll', look)
  }
}
