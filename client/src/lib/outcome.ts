// What the end says to one player: place, distance, the reason, and how it compares with earlier games.
import type { Sum } from '../games/types'
import type { Place, Summary } from './wire'

/** The nearest who came before this seat, and the nearest who came after. */
export function neighbours(standing: Place[], seat: number): { ahead: Place | null; behind: Place | null } {
  const mine = standing.find((place) => place.seat === seat)
  const order = [...standing].sort((a, b) => a.rank - b.rank)
  const before = order.filter((place) => place.rank < (mine?.rank ?? 0))
  const after = order.filter((place) => place.rank > (mine?.rank ?? Infinity))
  // Who leads is named before whoever is just above: that is whom one lost to.
  return { ahead: before[0] ?? null, behind: after[0] ?? null }
}

export interface Reason {
  label: string
  mine: number
  theirs: number
  seat: number
}

/** The row of the sums that tells most of the way between a seat and its rival: the winner, or who came next. */
export function reasonOf(sums: Sum[], standing: Place[], seat: number): Reason | null {
  const { ahead, behind } = neighbours(standing, seat)
  const rival = ahead ?? behind
  if (!rival) return null
  const sign = ahead ? -1 : 1
  const rows = sums
    .filter(({ plain }) => !plain)
    .map(({ label, values }) => ({
      label,
      mine: values[seat] ?? 0,
      theirs: values[rival.seat] ?? 0,
      seat: rival.seat,
    }))
    .sort((a, b) => sign * (b.mine - b.theirs) - sign * (a.mine - a.theirs))
  const [most] = rows
  return most && sign * (most.mine - most.theirs) > 0 ? most : null
}

export interface Past {
  games: number
  /** How often each place was reached, the first place first. */
  places: number[]
  /** The best before this game, and when. */
  best: { score: number; at: string } | null
}

/** My finished games of the same kind: as many players, I on one seat, no study. */
export function pastOf(tables: Summary[], now: Summary): Past {
  const alike = tables.filter(
    (table) =>
      table.game === now.game &&
      table.status === 'over' &&
      !table.study &&
      table.seats.length === now.seats.length &&
      table.seats.filter(({ me }) => me).length === 1,
  )
  const mine = alike.flatMap((table) => {
    const seat = table.seats.findIndex(({ me }) => me)
    const place = table.standing?.find((each) => each.seat === seat)
    return place ? [{ ...place, id: table.id, at: table.updated }] : []
  })
  const earlier = mine.filter(({ id }) => id !== now.id).sort((a, b) => b.score - a.score)
  const places = now.seats.map((_, i) => mine.filter(({ rank }) => rank === i + 1).length)
  return {
    games: mine.length,
    places,
    best: earlier[0] ? { score: earlier[0].score, at: earlier[0].at } : null,
  }
}
