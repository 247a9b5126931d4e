// What an answer would change at once, in words. Reactive through t().
import { t } from '../../lib/words.svelte'
import type { Preview, View } from './model'
import { areaName, cardName } from './words'

type NameOf = (seat: number) => string
export type Line = { text: string; kind: 'good' | 'bad' | 'plain' }
export type Changes = { goods: [number, number] | null; lines: Line[] }

export function changesOf(preview: Preview, view: View, me: number, nameOf: NameOf): Changes {
  const now = view.players[me]
  const then = preview.goods?.[me]
  const goods: [number, number] | null = now && then ? [then[0] - now.goods[0], then[1] - now.goods[1]] : null
  const lines = [
    ...rulers(preview, view, me, nameOf),
    ...cards(preview, view, me, nameOf),
    ...prestige(preview, view, me),
  ]
  if (preview.fair && view.fair.centre < view.fair.needs)
    lines.push({ text: t('jantaris-table-would-fair'), kind: 'plain' })
  const reserve = preview.reserve?.[me]
  if (now && reserve !== undefined && reserve !== now.reserve) {
    lines.push({ text: t('jantaris-table-would-reserve', { n: reserve }), kind: 'plain' })
  }
  if (preview.rivals) lines.push(...rivals(preview.rivals, nameOf))
  return { goods: goods && (goods[0] || goods[1]) ? goods : null, lines }
}

function rulers(preview: Preview, view: View, me: number, nameOf: NameOf): Line[] {
  return Object.entries(preview.rulers ?? {}).map(([district, ruler]): Line => {
    const before = view.areas.find((area) => area.area === district)?.ruler ?? null
    const area = areaName(district)
    if (ruler === me) return { text: t('jantaris-table-would-dominate', { area }), kind: 'good' }
    if (before === me) return { text: t('jantaris-table-would-lose', { area }), kind: 'bad' }
    if (ruler !== null)
      return { text: t('jantaris-table-would-other', { area, name: nameOf(ruler) }), kind: 'plain' }
    return { text: t('jantaris-table-would-nobody', { area }), kind: 'plain' }
  })
}

/** Only what was not so before is news. */
function cards(preview: Preview, view: View, me: number, nameOf: NameOf): Line[] {
  return Object.entries(preview.cards ?? {}).flatMap(([id, by]): Line[] => {
    const card = view.cards.find((other) => other.card === id)
    if (!card || card.by === by) return []
    const args = { card: cardName(card.districts), name: nameOf(by) }
    return [
      by === me
        ? { text: t('jantaris-table-would-card', args), kind: 'good' }
        : { text: t('jantaris-table-would-card-other', args), kind: 'bad' },
    ]
  })
}

function prestige(preview: Preview, view: View, me: number): Line[] {
  const more = (preview.prestige?.[me] ?? 0) - (view.players[me]?.prestige ?? 0)
  return preview.prestige && more > 0
    ? [{ text: t('jantaris-table-would-prestige', { n: more }), kind: 'good' }]
    : []
}

function rivals(seats: number[], nameOf: NameOf): Line[] {
  if (seats.length === 0) return [{ text: t('jantaris-table-no-rival'), kind: 'good' }]
  return [{ text: t('jantaris-table-rivals', { names: seats.map(nameOf).join(', ') }), kind: 'plain' }]
}
