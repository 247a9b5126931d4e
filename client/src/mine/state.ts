// What stands in a row of My tables: whose turn, since when, and why a clock stands still.
import { dayOf, isDate, isResting, leftNow, shareOf, timeLeft, when } from '../lib/clocks'
import { roundLeft, roundOf } from '../lib/rounds.svelte'
import { openSeats } from '../lib/seats'
import { language, listed, t } from '../lib/words.svelte'
import type { Summary } from '../lib/wire'

export interface RowState {
  /** Whose turn it is, or how it ended. */
  who: string
  /** Since when, or until when. */
  also: string
  /** The time left, or why there is none. */
  time: string
  /** The share of it; null: nobody's time runs. */
  share: number | null
  /** Does the clock stand still? */
  calm: boolean
  /** A bot keeps my own seat. */
  mineKept: boolean
}

const nothing = { time: '', share: null, calm: false, mineKept: false }

/** A sentence with a time, a day or a date in it. */
const dated = (sentence: string, at: string): string =>
  t(isDate(at) ? `${sentence}-date` : sentence, { when: when(at, language()) })

const sinceSaid = (at: string): string => dated('mine-since', at)

/** My place in a game that is over. */
function ended(table: Summary): RowState {
  const mine = (table.standing ?? [])
    .filter((place) => table.seats[place.seat]?.me)
    .map((place) => place.rank)
  const best = Math.min(...mine)
  const who = !mine.length ? t('mine-over') : best === 1 ? t('mine-won') : t('mine-came', { place: best })
  return { ...nothing, who, also: when(table.updated, language()) }
}

/** A seat that a bot keeps for somebody. */
function kept(table: Summary): RowState | null {
  const away = table.seats.filter((seat) => seat.away)
  const mine = away.find((seat) => seat.me)
  const since = (mine ?? away[0])?.since
  const also = since ? sinceSaid(since) : ''
  const plain = { ...nothing, also, time: t('mine-bot'), calm: true }
  if (mine) return { ...plain, who: t('mine-kept-you'), mineKept: true }
  const waits = table.asked.some((seat) => !table.seats[seat]?.away && table.seats[seat]?.kind === 'person')
  if (!away.length || waits) return null
  return {
    ...plain,
    who: t('mine-kept', { names: listed(away.map((seat) => seat.name)) }),
    also: also || t('mine-kept-back'),
  }
}

function resting(table: Summary, seat: number): RowState | null {
  const told = table.clocks[seat]
  const info = table.seats[seat]
  if (!told || !info || !isResting(told) || !told.rests) return null
  const until = when(told.rests.until, language())
  const [near, day] = dayOf(told.rests.until, language())
  const away = told.rests.why === 'away'
  const mine = info.me ? '-mine' : ''
  const left = leftNow(told)
  return {
    ...nothing,
    who: t(`${away ? 'mine-away' : 'mine-quiet'}${mine}`, { name: info.name }),
    also: away ? t(`mine-back-${near}`, { day }) : t('mine-until', { when: until }),
    time: info.me && left !== null ? timeLeft(left, language()) : t('mine-stands'),
    calm: true,
  }
}

export function rowState(table: Summary): RowState {
  if (table.status === 'over') return ended(table)
  if (table.status === 'open')
    return { ...nothing, who: t('seats-free', { count: openSeats(table) }), also: '' }
  const found = kept(table)
  if (found) return found
  const asked = table.asked.filter((seat) => table.seats[seat]?.kind === 'person')
  const mine = asked.filter((seat) => table.seats[seat]?.me)
  // Of several the one whose time is out first.
  const time = (seat: number): number => {
    const told = table.clocks[seat]
    return (told && leftNow(told)) ?? Infinity
  }
  const [seat] = (mine.length ? mine : asked).sort((a, b) => time(a) - time(b))
  if (seat === undefined) return { ...nothing, who: t('mine-bot'), also: '' }
  const rest = resting(table, seat)
  if (rest) return rest
  const since = table.clocks[seat]?.since
  const clock = time(seat)
  const left = Math.min(clock, roundLeft(table))
  const round = left < clock ? roundOf(table) : undefined
  const whole = round ? 3600 * round.hours : table.clock?.seconds
  return {
    ...nothing,
    who: mine.length
      ? t('your-turn')
      : t('turn-of', { names: listed(asked.map((other) => table.seats[other]?.name ?? '')) }),
    also: [since ? sinceSaid(since) : '', round ? dated('mine-round', round.ends) : '']
      .filter(Boolean)
      .join(', '),
    time: left === Infinity ? '' : timeLeft(left, language()),
    share: left === Infinity || !whole ? null : shareOf(whole, left),
  }
}
