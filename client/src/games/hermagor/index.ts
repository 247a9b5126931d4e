import type { GameRenderer } from '../types'
import type { View } from './model'
import { fears } from './fears'
import { inWords } from './inwords'
import Table from './Table.svelte'
import { tells } from './telling'

const roundOf = ({ round }: View): number => round

export default {
  Table,
  roundOf,
  tells,
  inWords,
  fears,
  lesson: { places: { place: '[data-place="*"]', village: '[data-village="*"]' } },
} satisfies GameRenderer
