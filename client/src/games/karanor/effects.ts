// What a list of effects takes and brings, as figures with drawings (K15).
import { signed } from '../../lib/format'
import { t } from '../../lib/words.svelte'
import { insigniaOf, RESOURCES, said, type Effect } from './box'
import { goodSaid } from './names'

export interface Chip {
  drawing: string
  figure: string
  name: string
  good: boolean
}

const DRAWINGS: Record<string, string> = {
  gold: 'coin',
  prestige: 'prestige',
  income: 'income',
  artefact: 'c-artefact',
  quest: 'c-quest',
  black_market: 'c-black',
  action: 'a-end',
  associate: 'associate',
}

function chip(what: string, n: number): Chip {
  return {
    drawing: DRAWINGS[what] ?? 'c-quest',
    figure: signed(n),
    name: t(`karanor-desk-${what.replace('_', '-')}`, { n: Math.abs(n) }),
    good: n > 0,
  }
}

function ofResource(id: string, n: number): Chip {
  if (RESOURCES.includes(id))
    return {
      drawing: `r-${id}`,
      figure: signed(n),
      name: goodSaid(id, Math.abs(n)),
      good: n > 0,
    }
  return { drawing: 'a-harvest', figure: signed(n), name: t('karanor-desk-resources-chosen'), good: n > 0 }
}

export const chipsOf = (effects: Effect[]): Chip[] =>
  effects.map(({ what, kind, n }) => {
    if (what === 'resource') return ofResource(kind, n)
    if (what !== 'insignia') return chip(what, n)
    const name = said(insigniaOf(kind).name)
    return { drawing: `i-${kind}`, figure: signed(n), name, good: n > 0 !== (kind === 'curse') }
  })
