// What a screen reader says of the market. All of it is reactive through t(): call it in markup or in a $derived.
import { has, t } from '../../lib/words.svelte'
import {
  columnLine,
  columnOf,
  COLUMNS,
  indexOf,
  isStall,
  partAt,
  partsOf,
  rowOf,
  ROWS,
  spaceAt,
  type Part,
  type Piece,
} from './model'
import { nameId } from './squares'

type NameOf = (seat: number) => string

/** A square with its value, as the log names it: “King +6”. */
export function squareName(square: string): string {
  const label = `${nameId(square)}.label`
  return t(has(label) ? label : nameId(square))
}

export function pieceName(piece: Piece, nameOf: NameOf): string {
  if (!isStall(piece)) return squareName(piece.square)
  return t('heller-table-stall-of', { name: nameOf(piece.seat), wares: piece.wares })
}

/** “minus 3”, “plus 9”, “0”: signs are not read out by every screen reader. */
export function said(n: number): string {
  return t('heller-table-said', { sign: n < 0 ? 'minus' : n > 0 ? 'plus' : 'zero', n: Math.abs(n) })
}

/** “If the market were scored now: Camille plus 24, Nadia minus 8”. */
export function changesSaid(changes: number[], nameOf: NameOf): string {
  const told = changes.flatMap((change, seat) => (change === 0 ? [] : [`${nameOf(seat)} ${said(change)}`]))
  return t('heller-table-preview-said', {
    changes: told.length > 0 ? told.join(', ') : t('heller-table-no-change'),
  })
}

export function lineName(line: number): string {
  return line < ROWS.length
    ? t('heller-table-row', { n: line + 1 })
    : t('heller-table-column', { letter: COLUMNS[line - ROWS.length] ?? '' })
}

/** “C4, empty, row 4 worth minus 1, column C worth plus 9”. */
export function spaceLabel(space: string, piece: Piece | null, parts: Part[], nameOf: NameOf): string {
  const what = piece ? pieceName(piece, nameOf) : t('heller-table-empty')
  const row = partAt(parts, rowOf(space), space)
  const column = partAt(parts, columnLine(columnOf(space)), space)
  if (!row || !column) return t('heller-table-space-cut', { space, what })
  return t('heller-table-space', {
    space,
    what,
    row: rowOf(space) + 1,
    column: space.slice(0, 1),
    rowWorth: said(row.worth),
    columnWorth: said(column.worth),
  })
}

/** “Row 3: left of the fire minus 1, right of the fire 0, evil eye”. */
export function lineLabel(parts: Part[], line: number): string {
  const told = partsOf(parts, line).map((part) =>
    t('heller-table-part-worth', {
      side: part.side,
      across: line < ROWS.length ? 'yes' : 'no',
      worth: said(part.worth),
      at: part.sack && part.eye ? 'both' : part.sack ? 'sack' : part.eye ? 'eye' : 'none',
    }),
  )
  return t('heller-table-line-worth', { line: lineName(line), parts: told.join(', ') })
}

/** The whole market in words, row by row, then what each column is worth. */
export function described(market: (Piece | null)[], parts: Part[], nameOf: NameOf): string[] {
  const rows = ROWS.map((row) => {
    const things = COLUMNS.map((_, column) => {
      const space = spaceAt(row, column)
      const piece = market[indexOf(space)]
      return `${space} ${piece ? pieceName(piece, nameOf) : t('heller-table-empty')}`
    })
    return `${lineLabel(parts, row)}. ${things.join('; ')}.`
  })
  const columns = COLUMNS.map((_, column) => `${lineLabel(parts, columnLine(column))}.`)
  return [...rows, ...columns]
}
