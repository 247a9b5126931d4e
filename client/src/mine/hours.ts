// Quiet hours as a day of the clock in a zone.
import type { Habits } from '../lib/wire'

export const WHOLE_DAY = 24 * 60

/** The browser's own zone. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Nothing was said yet: then a browser knows better than the server. */
export const isSilent = (said: Habits): boolean =>
  said.zone === 'UTC' && said.quiet === null && !said.vacations.length

export function zones(also: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set(['UTC', also, zoneHere(), ...known])].sort()
}

/** Minutes of the day in a zone. */
export function minuteIn(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const of = (type: string): number =>
    Number(parts.formatToParts(at).find((each) => each.type === type)?.value)
  return of('hour') * 60 + of('minute')
}

/** "22:00", as a field for a time has it. */
export const fieldOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export function minuteOf(field: string): number {
  const [hours = 0, minutes = 0] = field.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time of a minute, as the reader writes it. */
export const written = (minute: number, lang: string): string =>
  new Date(2000, 0, 1, 0, minute).toLocaleTimeString(lang, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** "2026-07-14" as the reader writes it. */
export const dayWritten = (day: string, lang: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(lang, { day: 'numeric', month: 'long' })

/** The quiet parts of a day, as shares of it: from, length. */
export function nights(quiet: NonNullable<Habits['quiet']>): [number, number][] {
  const { begins, ends } = quiet
  const spans: [number, number][] =
    begins < ends
      ? [[begins, ends]]
      : [
          [0, ends],
          [begins, WHOLE_DAY],
        ]
  return spans.map(([from, to]) => [from / WHOLE_DAY, (to - from) / WHOLE_DAY])
}
