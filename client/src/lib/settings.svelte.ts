// What this reader prefers, kept in this browser only.
import { LANGS, speak, type Lang } from './words.svelte'

interface Settings {
  theme: 'auto' | 'light' | 'dark'
  lang: Lang
  sound: boolean
  motion: 'auto' | 'less'
  confirm: boolean
  /** Tables are told in words. */
  words: boolean
  /** Of a replay. */
  speed: number
  /** How quickly the moves of others are told, 1 being usual; 0: they are not. */
  tempo: number
  /** The game last played against bots, and how each was wanted. */
  played: string
  wanted: Record<string, { seats: number; level: string }>
  /** Guided games, by game. */
  lessons: Record<string, { table: string; step: number; of: number; over: boolean }>
}

const KEY = 'comptoir'
const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

function firstLang(): Lang {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGS.includes(tag)) ?? 'en'
}

function read(): Settings {
  const defaults: Settings = {
    theme: 'auto',
    lang: firstLang(),
    sound: false,
    motion: 'auto',
    confirm: true,
    words: false,
    speed: 1,
    tempo: 1,
    played: '',
    wanted: {},
    lessons: {},
  }
  try {
    const kept = { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
    return LANGS.includes(kept.lang) ? kept : { ...kept, lang: defaults.lang }
  } catch {
    return defaults
  }
}

export const settings = $state<Settings>(read())
const system = $state({ dark: dark.matches, still: still.matches })
dark.addEventListener('change', () => apply())
still.addEventListener('change', () => apply())

export const isDark = (): boolean => (settings.theme === 'auto' ? system.dark : settings.theme === 'dark')

/** True when nothing should move. */
export const isCalm = (): boolean => settings.motion === 'less' || system.still

/** How quickly the moves of others are told; in words all of it is there at once. */
export const tempo = (): number => (settings.words ? 0 : settings.tempo)

/** Write the settings onto the page. */
export function apply(): void {
  system.dark = dark.matches
  system.still = still.matches
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  document.documentElement.dataset.motion = isCalm() ? 'less' : 'full'
}

export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)))
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply()
  // Words that cannot be fetched now will be there at the next visit.
  if (change.lang) speak(change.lang).catch(() => undefined)
}
