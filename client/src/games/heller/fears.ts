// The free spaces: who takes one comes before me.
import type { Feared } from '../types'
import { COLUMNS, indexOf, ROWS, spaceAt } from './model'
import type { HellerSession } from './placing.svelte'

export const fears = ({ view }: HellerSession): Feared[] =>
  COLUMNS.flatMap((_, column) => ROWS.map((row) => spaceAt(row, column)))
    .filter((space) => !view.market[indexOf(space)])
    .map((space) => ({ word: space, name: space }))
