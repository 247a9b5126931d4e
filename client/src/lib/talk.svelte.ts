// What is said at a table, beside the game.
import { announce } from './notes.svelte'
import { has, t } from './words.svelte'
import type { ChatLine, Saying } from './wire'

export type Phrase = NonNullable<Extract<Saying, { t: 'chat' }>['phrase']>
export const PHRASES: Exclude<Phrase, ''>[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'back-later',
  'your-turn',
  'good-game',
]

/** A line as its reader reads it. */
export const lineOf = ({ text, phrase }: ChatLine): string =>
  phrase && has(`chat-phrase-${phrase}`) ? t(`chat-phrase-${phrase}`) : text

export class Talk {
  lines = $state.raw<ChatLine[]>([])
  /** What was said before I came is here. */
  known = $state(false)

  /** All of it, or what is new. */
  hear(lines: ChatLine[]): void {
    const last = this.lines.at(-1)?.n ?? -1
    const news = lines.filter((line) => line.n > last)
    if (this.known) for (const line of news) announce(t('chat-said', { name: line.name, text: lineOf(line) }))
    this.lines =
      (lines[0]?.n ?? Infinity) <= (this.lines[0]?.n ?? Infinity) ? lines : [...this.lines, ...news]
    this.known = true
  }
}
