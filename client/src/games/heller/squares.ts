// The market and its squares as they are printed. Made from the rules' own box.toml when the client is built.
import json from '../../generated/heller.box.json'
import type { Printed, PrintedSquare } from '../../generated/heller'

const box = json as unknown as Printed
const squares = new Map(box.square.map((square) => [square.name, square]))

export const MARKET = box.market
export const SQUARES = box.square.map(({ name }) => name)

function squareOf(name: string): PrintedSquare {
  const square = squares.get(name)
  if (square === undefined) throw new Error(`The box holds no “${name}”`)
  return square
}

export const kindOf = (square: string): PrintedSquare['kind'] => squareOf(square).kind
export const valueOf = (square: string): number => squareOf(square).value
/** How an action names the square (`square +6 C4`): twins share a label. */
export const labelOf = (square: string): string => squareOf(square).label

export const FRIENDLY = SQUARES.filter((square) => kindOf(square) === 'buyer')
export const DREADED = SQUARES.filter((square) => kindOf(square) !== 'buyer')

/** The words of a square; both fires have one name. */
export const nameId = (square: string): string => `heller-square-${square}`
