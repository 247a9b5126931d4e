// What this reader prefers, kept in this browser only.
import { LANGS, speak, type Lang } from './words.svelte'

interface Settings {
  theme: 'auto' | 'light' | 'dark'
  lang: Lang
  sound: boolean
  motion: 'auto' | 'less'
  confirm: boolean
  /** The game last played against bots, and how each was wanted. */
  played: string
  wanted: Record<string, { seats: number; level: string }>
}

const KEY = 'comptoir'
const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

function firstLang(): Lang {
  const wish = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGS.includes(tag as Lang))
  return (wish as Lang | undefined) ?? 'en'
}

function read(): Settings {
  const defaults: Settings = {
    theme: 'auto',
    lang: firstLang(),
    sound: false,
    motion: 'auto',
    confirm: true,
    played: '',
    wanted: {},
  }
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
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
