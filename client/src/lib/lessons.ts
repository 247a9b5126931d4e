// Guided games: begun, left, taken up again. How far one is the table knows; this browser remembers which table.
import * as api from './api'
import { go } from './router.svelte'
import { choose, settings } from './settings.svelte'
import type { GameInfo, Summary } from './wire'

export interface Begun {
  table: string
  step: number
  of: number
  over: boolean
}

/** The guided game of this game that was begun here. */
export const begun = (game: string): Begun | undefined => settings.lessons[game]

/** Is a guided game what somebody should begin with? */
export const isNew = (game: GameInfo): boolean =>
  game.lessons.length > 0 && !begun(game.name)?.over && settings.wanted[game.name] === undefined

export function keepLesson(game: string, { id, lesson }: Summary, step: number, of: number): void {
  const over = lesson === null || lesson.step >= lesson.steps
  const kept = { table: id, step, of, over }
  if (JSON.stringify(begun(game)) !== JSON.stringify(kept))
    choose({ lessons: { ...settings.lessons, [game]: kept } })
}

/** Go on where it was left, or begin. */
export async function learn(game: GameInfo): Promise<void> {
  const left = begun(game.name)
  const table = left && !left.over ? await waiting(left.table) : null
  const [first = ''] = game.lessons
  await go(`/t/${(table ?? (await api.teach(game.name, first))).id}`)
}

/** The table of a lesson if it still waits for me. */
async function waiting(id: string): Promise<Summary | null> {
  try {
    const table = await api.summary(id)
    const waits = table.lesson !== null && table.lesson.step < table.lesson.steps
    return waits && table.status === 'playing' && table.mine ? table : null
  } catch (error) {
    if (error instanceof api.Refusal && error.trouble.code === 'unknown-table') return null
    throw error
  }
}
