// Draws the pictures of a rulebook once they come into sight: positions with the game's own board, and pieces of its box.
// The code for it is fetched only then.
import { mount, unmount, type Component } from 'svelte'
import { rendererOf } from '../lib/games'
import { gameOf, greet } from '../lib/place.svelte'
import { needTable } from '../lib/words.svelte'
import type { RulesPage } from '../lib/wire'

type Pieces = Component<{ show: string }>
const boxes = import.meta.glob<Pieces>('../games/*/Pieces.svelte', { import: 'default' })
const FIGURES = 'figure[data-example], figure[data-pieces]'

/** Draws one of them in place of the words that stand there where nothing is drawn; gives back what takes it away. */
async function draw(
  figure: HTMLElement,
  name: string,
  page: RulesPage,
  printed = false,
): Promise<() => void> {
  const { example = '', pieces = '' } = figure.dataset
  const [{ default: Example }, renderer, Pieces] = await Promise.all([
    import('./Example.svelte'),
    rendererOf(name),
    pieces ? boxes[`../games/${name}/Pieces.svelte`]?.() : undefined,
    needTable(name),
    greet(),
  ])
  const game = gameOf(name)
  const shown = page.examples[example]
  const drawing =
    Pieces && game
      ? mount(Pieces, { target: figure, props: { show: pieces } })
      : shown && renderer && game
        ? mount(Example, { target: figure, props: { game, name: example, shown, renderer, printed } })
        : null
  if (drawing) figure.querySelector('pre')?.classList.add('sr')
  return () => {
    if (drawing) void unmount(drawing)
  }
}

/** Gives back what takes them away again. `at` stands in sight: it is not pushed out of it by what is drawn above. */
export function drawExamples(text: HTMLElement, name: string, page: RulesPage): () => void {
  const ends: (() => void)[] = []
  let gone = false
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          watch.unobserve(target)
          void draw(target as HTMLElement, name, page).then((end) => (gone ? end() : ends.push(end)))
        }
    },
    { rootMargin: '400px' },
  )
  for (const figure of text.querySelectorAll(FIGURES)) watch.observe(figure)
  return () => {
    gone = true
    watch.disconnect()
    for (const end of ends) end()
  }
}

/** All of them at once, for paper. */
export async function drawAll(text: HTMLElement, name: string, page: RulesPage): Promise<() => void> {
  const figures = Array.from(text.querySelectorAll<HTMLElement>(FIGURES))
  const ends = await Promise.all(figures.map((figure) => draw(figure, name, page, true)))
  return () => {
    for (const end of ends) end()
  }
}
