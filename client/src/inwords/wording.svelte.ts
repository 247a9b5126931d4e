// A conversation with the table: what was typed, what it was taken for, and what was answered.
import type { Session } from '../games/types'
import { keyList } from '../lib/keylist.svelte'
import { announce } from '../lib/notes.svelte'
import type { LiveSession } from '../lib/session.svelte'
import { choose } from '../lib/settings.svelte'
import { listed, t, why } from '../lib/words.svelte'
import { apart, commandOf, cut, isNumbered, matches, plain, type Answer, type Command } from './answers'
import type { InWords, Part } from './types'

/** So many answers are read out when several may be meant. */
const SOME = 6
/** So much of the conversation stays in the page. */
const KEPT = 20

export interface Turn {
  id: number
  /** The entry of the log it came after. */
  after: number
  typed: string
  answer: string[]
}

export class Wording {
  turns = $state.raw<Turn[]>([])
  readonly #live: () => LiveSession
  readonly #words: () => InWords
  readonly #question: () => string
  #last = 0

  constructor(live: () => LiveSession, words: () => InWords, question: () => string) {
    this.#live = live
    this.#words = words
    this.#question = question
  }

  readonly parts = $derived.by((): Part[] => this.#words().told(this.#live() as Session))
  readonly answers = $derived.by((): Answer[] =>
    apart(
      (this.#live().ask?.options ?? []).map((move) => ({
        move,
        text: this.#words().answer(move, this.#live() as Session),
      })),
    ),
  )
  readonly numbered = $derived.by(() => isNumbered(this.answers))

  /** How an answer is listed: with its number, if it has one. */
  listedAs(answer: Answer): string {
    return this.numbered ? `${this.answers.indexOf(answer) + 1} ${answer.text}` : answer.text
  }

  /** What was typed before, the newest first. */
  readonly past = $derived.by(() => [...new Set(this.turns.map(({ typed }) => typed).reverse())])

  /** Do what was typed. */
  async do(typed: string): Promise<void> {
    const [word, rest] = cut(typed)
    if (!word) return
    const command = commandOf(word, (name) => t(`words-command-${name}`))
    const answer = command ? await this.#obey(command, rest) : await this.#answer(typed.trim())
    this.#reply(typed.trim(), answer)
  }

  #reply(typed: string, answer: string[]): void {
    const after = this.#live().log.at(-1)?.n ?? 0
    this.turns = [...this.turns.slice(-KEPT), { id: ++this.#last, after, typed, answer }]
    announce(answer.join(' · '))
  }

  async #obey(command: Command, rest: string): Promise<string[]> {
    const live = this.#live()
    if (command === 'look') return this.#look(rest)
    if (command === 'answers') return this.#listed(rest ? matches(rest, this.answers) : this.answers)
    if (command === 'what') return this.#foresee(rest)
    if (command === 'undo') return [t((await live.takeBack()) ? 'words-undone' : 'undo-none-why')]
    if (command === 'say') return [t((await live.chat(rest)) ? 'words-said' : 'words-unsaid')]
    if (command === 'hint') {
      if (!live.ask?.must || !live.table.hints) return [t('words-no-hint')]
      void live.askHint()
      return []
    }
    if (command === 'rules') live.openRule(rest.toUpperCase() || (live.ask?.clause ?? ''))
    if (command === 'keys') keyList.open = true
    if (command === 'board') choose({ words: false })
    return command === 'again' ? [this.#question()] : []
  }

  /** A part of the table by the beginning of its title; without, all of it. */
  #look(title: string): string[] {
    const wanted = this.parts.filter((part) => plain(part.title).startsWith(plain(title)))
    if (wanted.length === 0)
      return [t('words-no-part', { parts: listed(this.parts.map((part) => part.title)) })]
    return wanted.flatMap((part) => [part.title, ...part.lines])
  }

  #listed(answers: Answer[]): string[] {
    return answers.length ? answers.map((answer) => this.listedAs(answer)) : [t('can-wait')]
  }

  /** The one answer that is meant, or what to say instead. */
  #meant(typed: string): Answer | string[] {
    const found = matches(typed, this.answers)
    if (found.length === 1 && found[0]) return found[0]
    if (found.length === 0) return []
    const shown = found.slice(0, SOME).map((answer) => this.listedAs(answer))
    return [t('words-several', { count: found.length }), ...shown]
  }

  async #foresee(typed: string): Promise<string[]> {
    const meant = this.#meant(typed)
    if (Array.isArray(meant)) return meant.length ? meant : this.#refused(typed)
    const live = this.#live()
    const preview = await live.preview(meant.move)
    const words = this.#words()
    const would = preview ? (words.foreseen?.(preview, meant.move, live as Session) ?? '') : ''
    return [meant.text, ...(would ? [would] : [t('words-nothing-more')])]
  }

  async #answer(typed: string): Promise<string[]> {
    const live = this.#live()
    const meant = this.#meant(typed)
    if (!Array.isArray(meant)) {
      if (live.busy) return [t('loading')]
      return (await live.play(meant.move)) ? [t('words-done', { what: meant.text })] : []
    }
    if (meant.length) return meant
    if (!live.ask) return [this.#question()]
    // More may be accepted than is listed: the rules are asked.
    const against = await this.#refused(typed)
    if (against.length) return against
    return (await live.play(typed)) ? [t('words-done', { what: typed })] : []
  }

  async #refused(typed: string): Promise<string[]> {
    const trouble = await this.#live().whyNot(typed, true)
    if (!trouble) return []
    return [trouble.code === 'unreadable-action' ? t('words-unknown', { typed }) : why(trouble)]
  }
}
