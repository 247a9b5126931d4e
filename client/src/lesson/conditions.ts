// What the data of a lesson may ask of the table: patterns of answers, and what the view shows.
import type { Session } from '../games/types'
import type { LessonStep } from '../lib/wire'

const PLAIN = /[.+^${}()|\\]/g

/** `stall ? [BE]5`, `secret *`: as file names are matched. */
export function matches(pattern: string, text: string): boolean {
  const source = pattern.replace(PLAIN, '\\$&').replace(/\*/g, '.*').replace(/\?/g, '.')
  return new RegExp(`^${source}$`).test(text)
}

/** What a path such as `merchants.0.money` leads to. */
export function found(view: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined,
      view,
    )
}

/** Is what ends this step so? Without a condition: it is my turn, or the game is over. */
export function reached(step: LessonStep, session: Session): boolean {
  const wanted = Object.entries(step.until)
  if (session.table.status === 'over') return true
  if (wanted.length) return wanted.every(([path, value]) => found(session.view, path) === value)
  return session.ask !== null && session.ask.must && session.ask.seat === session.seat
}
