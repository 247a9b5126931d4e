// The 22 squares as they are printed: what their badge shows and how the wire calls them.

export type Kind = 'buyer' | 'rogue' | 'sack' | 'fire' | 'eye'

const BUYERS = [
  'farmer',
  'maid',
  'baker',
  'weaver',
  'citizen',
  'goldsmith',
  'knight',
  'lady',
  'abbess',
  'merchant-prince',
  'king',
  'queen',
]
const ROGUES = ['beggar', 'quack', 'pickpocket', 'swindler', 'highwayman', 'tax-collector']
const SPECIALS = ['sack', 'fire-1', 'fire-2', 'eye']

export const FRIENDLY = BUYERS
export const DREADED = [...ROGUES, ...SPECIALS]

export function kindOf(square: string): Kind {
  if (BUYERS.includes(square)) return 'buyer'
  if (ROGUES.includes(square)) return 'rogue'
  return square.startsWith('fire') ? 'fire' : (square as Kind)
}

/** The printed value: two buyers share each, rogues count down. */
export function valueOf(square: string): number {
  const buyer = BUYERS.indexOf(square)
  return buyer >= 0 ? Math.floor(buyer / 2) + 1 : -(ROGUES.indexOf(square) + 1)
}

/** How an action names the square (`square +6 C4`): twins share a label. */
export function labelOf(square: string): string {
  const kind = kindOf(square)
  if (kind === 'buyer') return `+${valueOf(square)}`
  return kind === 'rogue' ? `${valueOf(square)}` : kind
}

/** The words of a square; both fires have one name. */
export function nameId(square: string): string {
  return `heller-square-${square}`
}
