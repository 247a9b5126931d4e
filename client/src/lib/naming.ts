import { tableName } from './titles'
import { t } from './words.svelte'

/** The name of a table where it must be said that it is one. */
export const tableNamed = (name: string): string =>
  tableName(name) === name ? t('table-named', { name }) : tableName(name)
