// A lesson as it is gone through: which step, what may be answered, what Pica says to something else. How far it is
// the table keeps; what a step is about says its data (docs/lessons.md). Nothing here knows a game.
import { untrack } from 'svelte'
import type { LessonHelp } from '../games/types'
import { announce } from '../lib/notes.svelte'
import type { LiveSession } from '../lib/session.svelte'
import { has, t, type Args } from '../lib/words.svelte'
import type { Lesson, LessonFacts, LessonStep } from '../lib/wire'
import { matches, reached } from './conditions'

/** Wrong tries after which *Show me* does it. */
const PATIENT = 2

export class Guide {
  /** What was tried instead: the end of the sentence's id, and its figures. */
  wrong = $state.raw<{ words: string; facts: LessonFacts } | null>(null)
  /** Something that comes later, and in which step; 0: first read on. */
  later = $state<number | null>(null)
  tries = $state(0)
  /** *Show me* has pointed at it. */
  shown = $state(false)
  /** Is what the step waits to see (`until.shown`) in sight? */
  seen = $state(false)
  /** The bubble is out of the way. */
  folded = $state(false)
  #playing = $state(false)
  #going = -1

  constructor(
    readonly session: LiveSession,
    readonly lesson: Lesson,
    readonly help: LessonHelp,
  ) {}

  readonly at = $derived.by(() => this.session.table.lesson?.step ?? this.lesson.step.length)
  readonly step = $derived.by((): LessonStep | undefined => this.lesson.step[this.at])
  readonly last = $derived.by(() => this.at === this.lesson.step.length - 1)
  /** Steps are counted as the reader meets them: watching is none. */
  readonly number = $derived.by(() => this.numberOf(this.at))
  readonly of = $derived.by(() => this.numberOf(this.lesson.step.length - 1))
  /** Answers I have given since the lesson began. */
  readonly given = $derived.by(() => {
    const mine = (seat: number | null): boolean => seat === this.lesson.me
    const before = this.lesson.before.filter(([seat]) => mine(seat)).length
    return this.session.log.filter(({ kind, seat }) => kind === 'move' && mine(seat)).length - before
  })
  readonly canBack = $derived.by(() => this.lesson.step[this.at - 1]?.kind === 'say')
  readonly lights = $derived.by(() =>
    this.shown && this.step?.show.length ? this.step.show.map((place) => [place]) : (this.step?.light ?? []),
  )

  /** A place that the step waits to see. */
  get shows(): string | undefined {
    const shown = this.step?.until.shown
    return typeof shown === 'string' ? shown : undefined
  }

  numberOf(at: number): number {
    return this.lesson.step.slice(0, at + 1).filter(({ kind }) => kind !== 'watch').length
  }

  /** How many answers I have given when a step begins; null after a step in which everybody plays as they like. */
  #due(at: number): number | null {
    const before = this.lesson.step.slice(0, at)
    if (before.some(({ kind }) => kind === 'play')) return null
    return before.reduce((sum, step) => sum + step.answer.length, 0)
  }

  /** Go on by what the table shows. To be called while a component is made. */
  follow(): void {
    $effect(() => {
      const { at } = this
      untrack(() => this.#enter(at))
    })
    $effect(() => {
      const to = this.#next()
      if (to !== this.at) untrack(() => this.goTo(to))
    })
    $effect(() => {
      const move = this.#playing ? this.#wanted() : undefined
      const asked = this.session.ask?.must === true && !this.session.busy
      if (move !== undefined && asked) untrack(() => void this.session.play(move))
    })
  }

  #enter(at: number): void {
    this.#going = at
    this.tries = 0
    this.later = null
    this.wrong = null
    this.shown = false
    this.#playing = false
    this.folded = false
    this.seen = false
    announce([this.say(), this.say('text'), this.sum(), this.say('task')].filter(Boolean).join(' '))
  }

  /** Where the lesson is by what has been played. */
  #next(): number {
    const { step, at, given } = this
    const due = this.#due(at)
    if (!step) return at
    // Something was taken back: the step it belongs to comes again.
    if (due !== null && given < due) return this.#stepOf(given)
    if (this.shows !== undefined) return this.seen ? at + 1 : at
    if (step.kind === 'do') return due !== null && given >= due + step.answer.length ? at + 1 : at
    return (step.kind === 'watch' || step.kind === 'play') && reached(step, this.session) ? at + 1 : at
  }

  #stepOf(answer: number): number {
    const answers = (at: number): number => this.lesson.step[at]?.answer.length ?? 0
    let at = 0
    for (let left = answer; left >= answers(at) && at < this.at; at += 1) left -= answers(at)
    return at
  }

  #wanted(): string | undefined {
    return this.step?.answer[this.given - (this.#due(this.at) ?? 0)]
  }

  goTo(step: number): void {
    if (this.#going === step) return
    this.#going = step
    void this.session.teach(step)
  }

  next(): void {
    if (this.step?.kind === 'do') this.#playing = true
    else this.goTo(this.at + 1)
  }

  back(): void {
    if (this.canBack) this.goTo(this.at - 1)
  }

  /** What the session asks before an answer is sent. */
  allows(move: string): boolean {
    const { step } = this
    if (!step || step.kind === 'play' || this.#playing) return true
    if (step.kind !== 'do') return this.#answerLater(0)
    if (move === this.#wanted() || step.also.some((pattern) => matches(pattern, move))) return true
    const later = this.#laterStep(move)
    return later ? this.#answerLater(later) : this.#tried(step, move)
  }

  /** Another kind of answer than this step wants may be what a later one is about. */
  #laterStep(move: string): number {
    const verb = (text = ''): string => text.split(' ')[0] ?? ''
    if (verb(move) === verb(this.#wanted())) return 0
    const at = this.lesson.step.findIndex((step, i) => i > this.at && verb(step.answer[0]) === verb(move))
    return at < 0 ? 0 : this.numberOf(at)
  }

  #answerLater(step: number): false {
    this.later = step
    this.folded = false
    announce(this.laterSaid)
    return false
  }

  #tried(step: LessonStep, move: string): false {
    const known = step.try.find((one) => matches(one.move, move))
    this.wrong = { words: known?.words ?? 'other', facts: { ...step.facts, ...known?.facts } }
    this.tries += 1
    this.later = null
    this.folded = false
    announce([this.say(), this.say('text'), this.sum()].filter(Boolean).join(' '))
    return false
  }

  /** A click where the light does not fall: is that for later? */
  touched(places: (names: string[]) => boolean): void {
    const at = this.lesson.step.findIndex((step, i) => i > this.at && step.light.some(places))
    this.#answerLater(at < 0 ? 0 : this.numberOf(at))
  }

  tryAgain(): void {
    this.wrong = null
    this.later = null
    this.session.tries += 1
  }

  showMe(): void {
    const does = this.tries >= PATIENT
    this.tryAgain()
    if (does) this.#playing = true
    else this.shown = true
  }

  get laterSaid(): string {
    const step = this.later ?? 0
    return step
      ? t('lesson-later', { step })
      : t(this.step?.kind === 'do' ? 'lesson-first' : 'lesson-read-on')
  }

  /** A sentence of this step, or of what was tried instead; '' where there is none. */
  say(part = ''): string {
    const { step, wrong, lesson } = this
    if (!step) return ''
    const name = `${this.session.game.name}-${this.session.table.lesson?.name}-${step.name}`
    const id = `${name}${wrong ? `-${wrong.words}` : ''}${part && `.${part}`}`
    const args: Args = {}
    for (const [fact, { is }] of Object.entries(wrong?.facts ?? step.facts)) args[fact] = is
    for (let seat = 0; seat < lesson.seats; seat += 1) args[`name${seat}`] = this.session.nameOf(seat)
    return has(id) ? t(id, args).replace(/-(?=\d)/g, '−') : ''
  }

  /** The sum in words. */
  sum(): string {
    return this.say('sum').replace(/\[([^\]]*)\]/g, (_, name: string) => this.help.named?.(name) ?? name)
  }
}
