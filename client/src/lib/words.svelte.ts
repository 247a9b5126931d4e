// Words, from the same .ftl files as the server and the command line. One bundle a language; parts are loaded
// when somebody needs them, so that the first page carries neither the other language nor a game's table.
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import { de } from './elision'
import { figure } from './format'
import { genitive } from './genitive'
import type { GameEvent, Trouble } from './wire'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
/** Two letters: “en”, “fr”. Nobody lists them: see `languagesIn`. */
export type Lang = string
export type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>('../../../src/comptoir/**/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})

/** The languages that have every file of the house and its games that English has, by the alphabet. */
export function languagesIn(paths: string[]): Lang[] {
  const parts = new Map<Lang, string[]>()
  for (const path of paths) {
    const [, home = '', lang = '', part = ''] = /comptoir\/(.*)locale\/(\w+)\.(.*)$/.exec(path) ?? []
    if (lang) parts.set(lang, [...(parts.get(lang) ?? []), home + part])
  }
  const whole = parts.get('en') ?? []
  return [...parts.keys()].filter((lang) => whole.every((part) => parts.get(lang)?.includes(part))).sort()
}
export const LANGS = languagesIn(Object.keys(files))

/** A language by its own name: “Français”. */
export function languageName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

const needed = new Set<string>(['shared', 'shell', 'errors'])
const bundles = new Map<Lang, FluentBundle>()
const loaded = new Map<string, Promise<void>>()

const now = $state<{ lang: Lang; bundle: FluentBundle | null; edition: number }>({
  lang: 'en',
  bundle: null,
  edition: 0,
})

/** Parts of the house's own words, a file each. */
const HOUSE = ['shell', 'errors', 'review', 'admin', 'words', 'account', 'notices', 'days', 'orders', 'club']

/** 'shell' → locale/en.shell.ftl; 'heller', 'heller.cover' → games/heller/locale/en.ftl, en.cover.ftl. */
function path(lang: Lang, part: string): string {
  const root = '../../../src/comptoir'
  if (part === 'shared') return `${root}/locale/${lang}.ftl`
  if (HOUSE.includes(part)) return `${root}/locale/${lang}.${part}.ftl`
  const [game, kind] = part.split('.')
  return `${root}/games/${game}/locale/${lang}${kind ? `.${kind}` : ''}.ftl`
}

const functions: Record<string, FluentFunction> = {
  DE: ([name]) => de(String(name)),
  GENITIVE: ([name]) => genitive(String(name)),
}

function bundleOf(lang: Lang): FluentBundle {
  let bundle = bundles.get(lang)
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false, functions })
    bundles.set(lang, bundle)
  }
  return bundle
}

async function fetchPart(lang: Lang, part: string): Promise<void> {
  const load = files[path(lang, part)] ?? files[path('en', part)]
  if (!load) return
  bundleOf(lang).addResource(new FluentResource(await load()), { allowOverrides: true })
}

function load(lang: Lang, part: string): Promise<void> {
  const key = `${lang} ${part}`
  let promise = loaded.get(key)
  if (!promise) {
    promise = fetchPart(lang, part)
    promise.catch(() => loaded.delete(key))
    loaded.set(key, promise)
  }
  return promise
}

/** The language that is spoken as soon as its words are here. */
let coming: Lang = now.lang

/** Have these parts at hand in the language in use, and in one that is on its way; and after every change of language. */
export async function need(...parts: string[]): Promise<void> {
  for (const part of parts) needed.add(part)
  const langs = new Set(now.bundle ? [now.lang, coming] : [coming])
  await Promise.all([...langs].flatMap((lang) => parts.map((part) => load(lang, part))))
  now.edition += 1
}

/** All that a game has words for at its table, whatever its files are called; the lesson's come with the lesson. */
export function needTable(game: string): Promise<void> {
  const own = new RegExp(`/games/${game}/locale/en(\\.\\w+)?\\.ftl$`)
  const parts = Object.keys(files).flatMap((file) => {
    const [whole, kind = ''] = own.exec(file) ?? []
    return whole && kind !== '.lesson' ? [game + kind] : []
  })
  return need(...parts)
}

export async function speak(lang: Lang): Promise<void> {
  coming = lang
  await Promise.all([...needed].map((part) => load(lang, part)))
  now.lang = lang
  now.bundle = bundleOf(lang)
  now.edition += 1
  document.documentElement.lang = lang
}

export const language = (): Lang => now.lang

function pattern(id: string): [FluentBundle, Pattern] | null {
  const bundle = now.edition > 0 ? now.bundle : null
  const [name = '', attribute] = id.split('.')
  const message = bundle?.getMessage(name)
  const found = attribute ? message?.attributes[attribute] : message?.value
  return bundle && found != null ? [bundle, found] : null
}

/** Is there a sentence `id` (or `message.attribute`)? */
export const has = (id: string): boolean => pattern(id) !== null

/** The sentence `id` in the reader's language. Reactive: call it in markup or in a $derived. */
export function t(id: string, args?: Args): string {
  const found = pattern(id)
  return found ? found[0].formatPattern(found[1], args ?? null, []) : id
}

/** “A, B and C”. */
export const listed = (items: string[]): string => new Intl.ListFormat(now.lang).format(items)

/** A thing of the game by its name in this language; text that names nothing stays as it is. */
function named(game: string, field: string, value: string): string {
  const key = `${game}-${field}-${value}`
  return [`${key}.label`, key].filter(has).map((id) => t(id))[0] ?? value
}

/** The arguments that the fields of an event give to its sentence, as src/comptoir/words.py does; with the true minus
 * sign, which Fluent does not write. */
export function blanks(
  game: string,
  fields: Record<string, unknown>,
  nameOf: (seat: number) => string,
): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') args[field] = named(game, field, value)
    else if (typeof value === 'number') args[field] = value < 0 ? figure(value) : value
  }
  if (typeof fields.seat === 'number') args.name = nameOf(fields.seat)
  if (typeof fields.other === 'number') args.other = nameOf(fields.other)
  if (Array.isArray(fields.winners)) {
    args.names = listed((fields.winners as number[]).map(nameOf))
    args.count = fields.winners.length
  }
  return args
}

/** What happened, as one sentence for the log; '' when the game has no sentence for it. */
export function tell(
  game: string,
  event: GameEvent,
  nameOf: (seat: number) => string,
  more: Args = {},
): string {
  const key = `${game}-log-${event.type}`
  const special = Object.keys(event).find((field) => has(`${key}.${field}`))
  const id = special ? `${key}.${special}` : key
  return has(id) ? t(id, { ...blanks(game, event, nameOf), ...more }) : ''
}

/** An error for people: its sentence, or plain English where a language lacks it. */
export function why(trouble: Trouble): string {
  const id = [trouble.code, `error-${trouble.code}`].find(has)
  const [game = ''] = trouble.code.split('-')
  return id ? t(id, blanks(game, trouble.args ?? {}, String)) : trouble.text
}
