import type { GameRenderer } from '../types'
import LogChanges from './LogChanges.svelte'
import Table from './Table.svelte'

export default { Table, LogExtra: LogChanges } satisfies GameRenderer
