// Name and drawing of what can change hands.
import { artefactOf, associateNamed, insigniaOf, resourceOf, said } from './box'
import { t } from '../../lib/words.svelte'
import type { Thing } from './trade.svelte'

export function nameOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): string {
  if (kind === 'gold') return t('karanor-desk-gold')
  if (kind === 'resource') return said(resourceOf(id).name)
  if (kind === 'insignia') return said(insigniaOf(id).name)
  return said(kind === 'artefact' ? artefactOf(id).name : associateNamed(id).name)
}

export function drawingOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): string {
  if (kind === 'gold') return 'coin'
  if (kind === 'resource') return `r-${id}`
  if (kind === 'insignia') return `i-${id}`
  return kind === 'artefact' ? 'c-artefact' : 'associate'
}
