// Words, from the same .ftl files as the server and the command line. One bundle a language; parts are loaded
// when somebody needs them, so that the first page carries neither the other language nor a game's table.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Lang = 'en' | 'fr'
export type Args = Record<string, FluentVariable>
export const LANGS: Lang[] = ['en', 'fr']

const files = import.meta.glob<string>('../../../src/comptoir/**/locale/*.ftl', { query: '?raw', import: 'default' })
const needed = new Set<string>(['shell', 'errors'])
const bundles = new Map<Lang, FluentBundle>()
const loaded = new Map<string, Promise<void>>()

const now = $state<{ lang: Lang; bundle: FluentBundle | null; edition: number }>({
  lang: 'en',
  bundle: null,
  edition: 0,
})

/** 'shell' → locale/en.shell.ftl; 'heller' and 'heller.table' → games/heller/locale/en.ftl, en.table.ftl. */
function path(lang: Lang, part: string): string {
  const root = '../../../src/comptoir'
  if (part === 'shell' || part === 'errors') return `${root}/locale/${lang}.${part}.ftl`
  const [game, kind] = part.split('.')
  return `${root}/games/${game}/locale/${lang}${kind ? `.${kind}` : ''}.ftl`
}

function bundleOf(lang: Lang): FluentBundle {
  let bundle = bundles.get(lang)
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false })
    bundles.set(lang, bundle)
  }
  return bundle
}

async function fetchPart(lang: Lang, part: string): Promise<void> {
  const load = files[path(lang, part)]
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

/** Have these parts at hand in the language in use, now and after every change of language. */
export async function need(...parts: string[]): Promise<void> {
  for (const part of parts) needed.add(part)
  await Promise.all(parts.map((part) => load(now.lang, part)))
  now.edition += 1
}

export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...needed].map((part) => load(lang, part)))
  now.lang = lang
  now.bundle = bundleOf(lang)
  now.edition += 1
  document.documentElement.lang = lang
}

export const language = (): Lang => now.lang

export function has(id: string): boolean {
  return now.edition > 0 && now.bundle?.getMessage(id)?.value != null
}

/** The sentence `id` in the reader's language. Reactive: call it in markup or in a $derived. */
export function t(id: string, args?: Args): string {
  const bundle = now.edition >= 0 ? now.bundle : null
  const message = bundle?.getMessage(id)
  if (!bundle || message?.value == null) return id
  const troubles: Error[] = []
  return bundle.formatPattern(message.value, args ?? null, troubles)
}
