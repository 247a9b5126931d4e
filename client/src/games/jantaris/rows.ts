// What a row of a vote card says of this position. Reactive through t(): call it in markup or in a $derived.
import { t } from '../../lib/words.svelte'
import { areaOf, CENTRE, type Colour, type Row, type View } from './model'
import { areaName, cardName, either, fromArea, inArea, toArea } from './words'

type NameOf = (seat: number) => string
export type Place = { district: string; colour: Colour }

const unique = <T>(all: T[]): T[] => [...new Set(all)]

function mine(view: View, area: string, seat: number): number {
  return view.areas.find((other) => other.area === area)?.merchants[seat] ?? 0
}

/** The places and the players among the answers. */
function among(row: Row, view: View, district: string): { places: string[]; seats: number[] } {
  const places = unique(row.answers.flatMap((answer) => areaOf(answer) ?? []))
  const named = row.answers
    .filter((answer) => /^(banish|rob) /.test(answer))
    .map((answer) => Number(answer.split(' ')[1]))
  // Whoever has nobody there can be named too; that would do nothing.
  const seats = unique(named).filter(
    (seat) => row.answers[0]?.startsWith('rob') || mine(view, district, seat) > 0,
  )
  return { places, seats }
}

export function rowText(vote: string, row: Row, view: View, place: Place, nameOf: NameOf): string {
  const { district } = place
  const { places, seats } = among(row, view, district)
  const args = {
    n: vote === 'black_market' && row.votes === 2 ? row.any : row.merchants,
    goods: Math.abs(row.red + row.black),
    colour: row.red !== 0 ? 'red' : 'black',
    here: mine(view, district, view.seat),
    centre: mine(view, CENTRE, view.seat),
    in: inArea(district),
    to: toArea(district),
    from: fromArea(district),
    places: either(places.map(areaName)),
    names: either(seats.map(nameOf)),
  }
  const base = `jantaris-table-row-${vote}-${row.votes}`
  const nothing = row.lapses || (vote === 'strengthen' && row.votes === 1 && seats.length === 0)
  const told = [t(nothing ? `${base}.nothing` : base, args)]
  if (row.fair) told.push(t('jantaris-table-row-fair'))
  if (row.cards.length > 0) {
    const cards = view.cards.filter((card) => row.cards.includes(card.card))
    told.push(
      t('jantaris-table-row-card', { card: cards.map((card) => cardName(card.districts)).join('; ') }),
    )
  }
  return told.join(t('jantaris-table-joint'))
}
