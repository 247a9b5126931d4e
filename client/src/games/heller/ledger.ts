// The count of a round, line by line, as the page writes it out. The sums are the server's; only the order is ours.
import { COLUMNS, indexOf, isStall, partsOf, ROWS, type Placed, type RoundCounted } from './model'
import { kindOf, valueOf } from './squares'

export type Term = { text: string; silent: boolean }
export type Row = { part: Placed; terms: Term[] }

/** Every part that holds a space, rows first. */
export function rowsOf(event: RoundCounted): Row[] {
  const lines = [...Array(ROWS.length + COLUMNS.length).keys()]
  return lines
    .flatMap((line) => partsOf(event.parts, line))
    .map((part) => ({ part, terms: termsOf(part, event) }))
}

/** The customers of a part as terms of a sum; those the eye has driven away are silent (A4.4). */
function termsOf(part: Placed, event: RoundCounted): Term[] {
  const values = part.spaces.flatMap((space) => {
    const piece = event.market[indexOf(space)]
    if (!piece || isStall(piece)) return []
    const kind = kindOf(piece.square)
    return kind === 'buyer' || kind === 'rogue' ? [valueOf(piece.square)] : []
  })
  return values.map((value, i) => ({ text: term(value, i === 0), silent: part.eye && value > 0 }))
}

function term(value: number, first: boolean): string {
  const figure = `${Math.abs(value)}`
  if (first) return value < 0 ? `−${figure}` : figure
  return value < 0 ? ` − ${figure}` : ` + ${figure}`
}

/** What the parts bring a seat. */
export function sum(rows: Row[], seat: number): number {
  return rows.reduce((total, { part }) => total + part.worth * (part.wares[seat] ?? 0), 0)
}

/** What a seat owed and could not pay: it is forgiven (A4.7). */
export function forgiven(event: RoundCounted, rows: Row[], seat: number): number {
  return (event.after[seat] ?? 0) - (event.before[seat] ?? 0) - sum(rows, seat)
}

/** Seats from richest to poorest; equal money keeps the order of the table. */
export function byMoney(money: number[]): number[] {
  return money.map((_, seat) => seat).sort((a, b) => (money[b] ?? 0) - (money[a] ?? 0) || a - b)
}

/** 1, 2, 2, 4: equals share a rank. */
export function rankOf(money: number[], seat: number): number {
  return 1 + money.filter((other) => other > (money[seat] ?? 0)).length
}
