// Name and drawing of what can change hands.
import { artefactOf, associateNamed, insigniaOf, said } from './box'
import { goodSaid } from './names'
import { t } from '../../lib/words.svelte'
import type { Thing } from './trade.svelte'

/** As so many of it are called. */
export function nameOf({ kind, id }: Pick<Thing, 'kind' | 'id'>, n = 1): string {
  if (kind === 'gold') return t('karanor-desk-gold')
  if (kind === 'resource') return goodSaid(id, n)
  if (kind === 'insignia') return said(insigniaOf(id).name)
  return said(kind === 'artefact' ? artefactOf(id).name : associateNamed(id).name)
}

export function drawingOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): string {
  if (kind === 'gold') return 'coin'
  if (kind === 'resource') return `r-${id}`
  if (kind === 'insignia') return `i-${id}`
  return kind === 'artefact' ? 'c-artefact' : 'associate'
}
