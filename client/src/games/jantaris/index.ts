import type { GameRenderer } from '../types'
import type { View } from './model'
import { fears } from './fears'
import { inWords } from './inwords'
import Table from './Table.svelte'
import { tells } from './telling'

const roundOf = ({ turn, players }: View): number => Math.ceil(turn / players.length)

export default {
  Table,
  roundOf,
  tells,
  inWords,
  fears,
  lesson: { places: { area: '[data-area="*"]', card: '[data-card="*"]', vote: '[data-vote="*"]' } },
} satisfies GameRenderer
