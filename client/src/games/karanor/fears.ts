// The commerces on display and the territories: somebody may come before me there.
import type { Feared } from '../types'
import { TERRITORIES } from './box'
import { cardName, placeName } from './names'
import type { KaranorSession } from './wire'

export const fears = ({ view }: KaranorSession): Feared[] => [
  ...view.row.map(({ card }) => ({ word: card, name: cardName(card) })),
  ...TERRITORIES.map(({ id }) => ({ word: id, name: placeName(id) })),
]
