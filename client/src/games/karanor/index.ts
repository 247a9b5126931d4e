import { need } from '../../lib/words.svelte'
import type { GameRenderer } from '../types'
import LogOffer from './LogOffer.svelte'
import Table from './Table.svelte'

await need('karanor.desk')

export default { Table, LogExtra: LogOffer } satisfies GameRenderer
