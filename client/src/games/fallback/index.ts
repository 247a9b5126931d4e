import type { GameRenderer } from '../types'
import Table from './Table.svelte'

export default { Table } satisfies GameRenderer
