/** 24, −3, 0: with the true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** +24, −3, 0 */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** +9.5 or +9,5: with a decimal as the reader writes it. */
export const signedIn = (n: number, lang: string): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${new Intl.NumberFormat(lang).format(Math.abs(n))}`

export const clock = (at: string, lang: string): string =>
  new Date(at).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' })

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago", in the reader's language; "now" within the first. */
export function ago(at: string, lang: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit)
  }
  return words.format(0, 'second')
}

const PARTS: ['hour' | 'minute' | 'second', number][] = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** "10 seconds", "12 hours": in whole units, the largest that fit. */
export function duration(seconds: number, lang: string, unitDisplay: 'long' | 'short' = 'long'): string {
  const [unit, size] = PARTS.find(([, size]) => seconds >= size) ?? ['second', 1]
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(Math.ceil(seconds / size))
}

/** A word for a message, never used twice; also where crypto.randomUUID is missing (plain http). */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
