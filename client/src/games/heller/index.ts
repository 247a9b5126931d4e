import type { GameRenderer } from '../types'
import { squareName } from './labels'
import LessonPiece from './LessonPiece.svelte'
import LogChanges from './LogChanges.svelte'
import type { View } from './model'
import { fears } from './fears'
import { inWords } from './inwords'
import Table from './Table.svelte'
import { tells } from './telling'

const roundOf = ({ round }: View): number => round

export default {
  Table,
  LogExtra: LogChanges,
  roundOf,
  lesson: { places: { space: '[data-space="*"]' }, Piece: LessonPiece, named: squareName },
  tells,
  inWords,
  fears,
} satisfies GameRenderer
