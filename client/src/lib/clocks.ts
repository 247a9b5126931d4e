// The time that somebody has left. A clock is told once and counts on by itself in the page.
import type { ClockTold, Summary } from './wire'

const heard = new WeakMap<ClockTold, number>()

/** Milliseconds left now, as far as this page can know; null: as long as they like. */
export function leftNow(told: ClockTold, now = performance.now(), wall = Date.now()): number | null {
  const since = heard.get(told) ?? now
  heard.set(told, since)
  if (told.left === null || !told.runs) return told.left
  const rested = told.rests ? Math.max(0, Date.parse(told.rests.until) - (wall - (now - since))) : 0
  return Math.max(0, told.left - Math.max(0, now - since - rested))
}

/** Does it stand still because its owner rests? */
export const isResting = (told: ClockTold): boolean => told.runs && told.rests !== null

/** The share of the whole time that is left, from 0 to 1. */
export const shareOf = (seconds: number, left: number): number =>
  Math.min(1, Math.max(0, left / (1000 * seconds)))

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function part(n: number, unit: 'day' | 'hour' | 'minute', lang: string): string {
  const unitDisplay = unit === 'day' ? 'long' : 'narrow'
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(n)
}

/** "2 days", "1 day 3h", "5h 20m", "4:32": the two largest parts. */
export function timeLeft(milliseconds: number, lang: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (days) return hours ? `${part(days, 'day', lang)} ${part(hours, 'hour', lang)}` : part(days, 'day', lang)
  if (hours)
    return minutes
      ? `${part(hours, 'hour', lang)} ${part(minutes, 'minute', lang)}`
      : part(hours, 'hour', lang)
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`
}

const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()

const daysTo = (then: Date, now: Date): number => Math.round((midnight(then) - midnight(now)) / (1000 * DAY))

/** "tomorrow", "Sunday", "3 June", and which of them; late in the evening is the next day, since others' days begin
    earlier or later than mine. */
export function dayOf(at: string, lang: string, now = new Date()): ['soon' | 'day' | 'date', string] {
  const then = new Date(Date.parse(at) + 1000 * 4 * HOUR)
  const days = daysTo(then, now)
  if (days < 2) return ['soon', new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(days, 'day')]
  if (days < 7) return ['day', then.toLocaleDateString(lang, { weekday: 'long' })]
  return ['date', then.toLocaleDateString(lang, { day: 'numeric', month: 'long' })]
}

/** "09:12", "yesterday 18:40", "Monday 18:40", "3 June". */
export function when(at: string, lang: string, now = new Date()): string {
  const then = new Date(at)
  const days = daysTo(then, now)
  const time = then.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (days === 0) return time
  if (Math.abs(days) === 1)
    return `${new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(days, 'day')} ${time}`
  if (Math.abs(days) < 7) return `${then.toLocaleDateString(lang, { weekday: 'long' })} ${time}`
  return then.toLocaleDateString(lang, { day: 'numeric', month: 'long' })
}

/** Is that a date, not a time or a day of this week? French says “depuis le 3 juin”, but “depuis lundi”. */
export const isDate = (at: string, now = new Date()): boolean => Math.abs(daysTo(new Date(at), now)) >= 7

/** Milliseconds until the first clock that runs at a table is out; Infinity: none runs. */
export function firstOut(table: Summary): number {
  const left = table.clocks.flatMap((told) => (told.runs ? [leftNow(told) ?? Infinity] : []))
  return Math.min(Infinity, ...left)
}

/** The same for my own seats. */
export function myFirstOut(table: Summary): number {
  const left = table.clocks.flatMap((told, i) =>
    told.runs && table.seats[i]?.me ? [leftNow(told) ?? Infinity] : [],
  )
  return Math.min(Infinity, ...left)
}
