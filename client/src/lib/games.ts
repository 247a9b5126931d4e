// The renderers and illustrations there are, found by folder.
import type { GameRenderer } from '../games/types'

const renderers = import.meta.glob<GameRenderer>('../games/*/index.ts', { import: 'default' })
const arts = import.meta.glob<string>('../games/*/art.svg', { query: '?url', import: 'default', eager: true })

/** The address of a game's illustration, if it has one. */
export const artOf = (game: string): string | undefined => arts[`../games/${game}/art.svg`]

/** A game that nobody has drawn yet is shown as words. */
export async function rendererOf(game: string): Promise<GameRenderer | null> {
  const drawn = renderers[`../games/${game}/index.ts`] ?? renderers['../games/fallback/index.ts']
  return (await drawn?.()) ?? null
}
