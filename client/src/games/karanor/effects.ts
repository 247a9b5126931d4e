// What a list of effects takes and brings, as figures with drawings (K15).
import { signed } from '../../lib/format'
import { t } from '../../lib/words.svelte'
import { insigniaOf, RESOURCES, resourceOf, said, type Effect } from './box'

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
    name: t(`karanor-desk-${what.replace('_', '-')}`),
    good: n > 0,
  }
}

function ofResource(kind: unknown, n: number): Chip {
  const id = String(kind)
  if (RESOURCES.includes(id))
    return {
      drawing: `r-${id}`,
      figure: signed(n),
      name: said(resourceOf(id).name).toLocaleLowerCase(),
      good: n > 0,
    }
  return { drawing: 'a-harvest', figure: signed(n), name: t('karanor-desk-resources-chosen'), good: n > 0 }
}

function paid(effect: Effect): Chip[] {
  const goods = Object.entries((effect.resources ?? {}) as Record<string, number>)
  const gold = Number(effect.gold ?? 0)
  return [...(gold ? [chip('gold', -gold)] : []), ...goods.map(([id, n]) => ofResource(id, -n))]
}

/** A choice with a theft in it is put to the one stolen from. */
function changed(effect: Effect): Chip {
  const n = Number(effect.n ?? 1) * (effect.op === 'gain' ? 1 : -1)
  if (effect.what === 'resource') return ofResource(effect.kind, n)
  if (effect.what !== 'insignia') return chip(String(effect.what), n)
  const id = String(effect.kind)
  return {
    drawing: `i-${id}`,
    figure: signed(n),
    name: said(insigniaOf(id).name),
    good: n > 0 !== (id === 'curse'),
  }
}

export function chipsOf(effects: Effect[]): Chip[] {
  return effects.flatMap((effect) => {
    if (effect.op === 'pay') return paid(effect)
    if (effect.op === 'draw_keep') return [chip('quest', Number(effect.keep))]
    return ['gain', 'lose', 'steal'].includes(effect.op) ? [changed(effect)] : []
  })
}
