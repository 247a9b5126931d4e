import { need } from '../../lib/words.svelte'
import type { GameRenderer } from '../types'
import Table from './Table.svelte'

await need('karanor.desk')

export default { Table } satisfies GameRenderer
