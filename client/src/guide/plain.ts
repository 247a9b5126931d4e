// The guide of a game without one of its own: its words where it has them, its answers as they are written.
import type { Session } from '../games/types'
import { has, t } from '../lib/words.svelte'
import type { Guide, Possibility } from './types'

/** Answers that begin alike are one thing to do. */
function grouped(options: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const move of options) {
    const [verb = move] = move.split(' ')
    groups.set(verb, [...(groups.get(verb) ?? []), move])
  }
  return groups
}

const possibility = (verb: string, moves: string[]): Possibility => ({
  what: verb,
  why: moves.length > 1 ? t('can-ways', { count: moves.length }) : undefined,
  at: moves.map((move) => `[data-move="${CSS.escape(move)}"]`).join(','),
})

const said = (id: string): string => (has(id) ? t(id) : '')

export const plainGuide = (session: () => Session): Guide => ({
  aim: () => said(`${session().game.name}-aim`),
  goal: () => '',
  can: () => [...grouped(session().ask?.options ?? [])].map(([verb, moves]) => possibility(verb, moves)),
  explain: () => null,
})
