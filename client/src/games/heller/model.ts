// What the server tells about a market, and where things are on it.

import type { MerchantView, PartTold, Preview as Told, Square, Stall, View } from '../../generated/heller'
import { MARKET } from './squares'

export type { Event, RoundCounted } from '../../generated/heller'
export type { Square, Stall, Told, View }
export type Part = PartTold
export type Merchant = MerchantView
export type Piece = Stall | Square
/** Of a placement; drawing a square has nothing to show. */
export type Preview = Required<Told>

export const isOfPlacement = (told: Told): told is Preview => told.parts !== undefined

export const ROWS = [...Array(MARKET.rows).keys()]
export const COLUMNS = [...Array(MARKET.columns).keys()].map((column) => String.fromCharCode(65 + column))

export function spaceAt(row: number, column: number): string {
  return `${COLUMNS[column]}${row + 1}`
}

export function rowOf(space: string): number {
  return Number(space.slice(1)) - 1
}

export function columnOf(space: string): number {
  return COLUMNS.indexOf(space.slice(0, 1))
}

export function indexOf(space: string): number {
  return COLUMNS.length * rowOf(space) + columnOf(space)
}

/** The line of a row is its number, that of a column comes after the rows. */
export function columnLine(column: number): number {
  return ROWS.length + column
}

export function isRow(line: number): boolean {
  return line < ROWS.length
}

/** A part with its place in its line: a fire cuts a line in two or three (A4.2). */
export type Side = 'whole' | 'before' | 'between' | 'after'
export type Placed = Part & { side: Side }

/** The parts of a line that hold a space at all, each with its side of the fires. */
export function partsOf(parts: Part[], line: number): Placed[] {
  const all = parts.filter((part) => part.line === line)
  const held = all.filter((part) => part.spaces.length > 0)
  return held.map((part) => ({ ...part, side: sideOf(all.indexOf(part), all.length, held.length) }))
}

function sideOf(at: number, all: number, held: number): Side {
  if (held === 1) return 'whole'
  if (at === 0) return 'before'
  return at === all - 1 ? 'after' : 'between'
}

/** The part of a row and the part of a column that a space belongs to; a fire belongs to none. */
export function partAt(parts: Part[], line: number, space: string): Part | undefined {
  return parts.find((part) => part.line === line && part.spaces.includes(space))
}

export function isStall(piece: Piece): piece is Stall {
  return 'wares' in piece
}
