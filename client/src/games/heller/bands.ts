// Which stretches of the grid are tinted: the parts of lines that a choice or a pointed line is about.
import { columnLine, columnOf, COLUMNS, partAt, rowOf, ROWS, type Part } from './model'

export type Band = { row: number; column: number; rows: number; columns: number }

/** The stretch of the grid that a part covers (rows and columns of the market start at 2 in the CSS grid). */
export function bandOf(spaces: string[]): Band {
  const rows = spaces.map(rowOf)
  const columns = spaces.map(columnOf)
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  return {
    row: top + 2,
    column: left + 2,
    rows: Math.max(...rows) - top + 1,
    columns: Math.max(...columns) - left + 1,
  }
}

/** Row and column of a space, each as far as fires allow; a fire itself reaches across both. */
export function bandsAt(space: string, parts: Part[]): Band[] {
  const row = partAt(parts, rowOf(space), space)
  const column = partAt(parts, columnLine(columnOf(space)), space)
  return [
    row ? bandOf(row.spaces) : { row: rowOf(space) + 2, column: 2, rows: 1, columns: COLUMNS.length },
    column ? bandOf(column.spaces) : { row: 2, column: columnOf(space) + 2, rows: ROWS.length, columns: 1 },
  ]
}
