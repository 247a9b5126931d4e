import { need } from '../../lib/words.svelte'
import type { GameRenderer } from '../types'
import LogOffer from './LogOffer.svelte'
import { fears } from './fears'
import { inWords } from './inwords'
import Table from './Table.svelte'
import { tells } from './telling'
import type { View } from './wire'

await need('karanor.desk', 'karanor.box')

const roundOf = ({ turn, players }: View): number => Math.ceil(turn / players.length)

export default {
  Table,
  LogExtra: LogOffer,
  roundOf,
  tells,
  inWords,
  fears,
  lesson: { places: { territory: '[data-place="*"]', do: '[data-do="*"]', card: '[data-card="*"]' } },
} satisfies GameRenderer
