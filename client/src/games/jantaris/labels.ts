// What a screen reader says of the city. All of it is reactive through t(): call it in markup or in a $derived.
import { t } from '../../lib/words.svelte'
import { CENTRE, type Area, type Card, type View } from './model'
import { areaName, cardName, goodsSaid, itemName, itemText, voteName } from './words'

type NameOf = (seat: number) => string

function whoIsThere(merchants: number[], nameOf: NameOf): string {
  const there = merchants.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} ${count}`] : []))
  return there.length > 0 ? there.join(', ') : t('jantaris-table-empty')
}

/** “Taira: Camille 3, Noor 1; Camille dominates; red marker”. */
export function areaLabel(area: Area, before: Area, active: boolean, nameOf: NameOf): string {
  const told = [`${areaName(area.area)}: ${whoIsThere(area.merchants, nameOf)}`]
  if (area.merchants.some((count, seat) => count !== before.merchants[seat])) {
    told.push(t('jantaris-table-now', { there: whoIsThere(before.merchants, nameOf) }))
  }
  if (area.area !== CENTRE) {
    told.push(
      area.ruler === null
        ? t('jantaris-table-nobody-dominates')
        : t('jantaris-table-dominates', { name: nameOf(area.ruler) }),
    )
  }
  if (area.marker) told.push(t('jantaris-table-marker', { colour: area.marker }))
  if (active) told.push(t('jantaris-table-active'))
  return told.join(t('jantaris-table-joint'))
}

/** What a seat still lacks for a control card, district by district. */
export function lacking(card: Card, areas: Area[], seat: number): { area: string; needs: number }[] {
  return card.districts.flatMap((area) => {
    const needs = areas.find((other) => other.area === area)?.needs[seat] ?? 0
    return needs > 0 ? [{ area, needs }] : []
  })
}

export function cardLabel(card: Card, view: View, nameOf: NameOf): string {
  const told = [t('jantaris-table-card', { districts: cardName(card.districts), prestige: card.prestige })]
  if (card.by !== null) told.push(t('jantaris-table-card-by', { name: nameOf(card.by) }))
  else if (view.seat >= 0) told.push(t('jantaris-table-card-needs', { n: card.needs[view.seat] ?? 0 }))
  return told.join(t('jantaris-table-joint'))
}

/** Whose turn, and what stands where. */
export function areasSaid(view: View, nameOf: NameOf): string[] {
  const active = view.phase === 'diplomacy' ? view.diplomacy?.district : undefined
  return [
    t('jantaris-table-described-turn', {
      turn: view.turn,
      name: nameOf(view.active),
      phase: t(`jantaris-phase-${view.phase}`),
    }),
    ...view.areas.map((area) => `${areaLabel(area, area, area.area === active, nameOf)}.`),
    t('jantaris-table-described-fair', { n: view.fair.centre, needs: view.fair.needs }),
  ]
}

export const cardsSaid = (view: View, nameOf: NameOf): string[] =>
  view.cards.map((card) => `${cardLabel(card, view, nameOf)}.`)

export const bazaarSaid = (view: View): string[] =>
  view.bazaar.up.map(({ item }) =>
    t('jantaris-table-described-offer', {
      item: itemName(item.item),
      price: goodsSaid(item.red, item.black),
      prestige: item.prestige,
    }),
  )

export const playersSaid = (view: View, nameOf: NameOf): string[] =>
  view.players.map((player, seat) =>
    t('jantaris-table-described-player', {
      name: nameOf(seat),
      prestige: player.prestige,
      goods: goodsSaid(...player.goods),
      reserve: player.reserve,
      items: player.items.map(({ item }) => itemName(item)).join(', ') || t('jantaris-table-none'),
    }),
  )

/** What is auctioned, and who leads. */
export function auctionSaid({ auction }: View, nameOf: NameOf): string[] {
  if (!auction) return []
  const { item, bid, leader } = auction
  return [
    t('jantaris-words-auction', {
      item: itemName(item.item),
      goods: bid,
      name: leader < 0 ? '' : nameOf(leader),
    }),
    itemText(item.item),
  ]
}

/** Where the vote is, and the cards that lie open. */
export function votesSaid({ diplomacy }: View, nameOf: NameOf): string[] {
  if (!diplomacy) return []
  const open = diplomacy.votes.flatMap((vote, seat) =>
    vote && diplomacy.revealed
      ? [t('jantaris-words-vote', { name: nameOf(seat), vote: voteName(vote) })]
      : [],
  )
  return [t('jantaris-words-district', { area: areaName(diplomacy.district) }), ...open]
}

/** The whole table in sentences. */
export const described = (view: View, nameOf: NameOf): string[] => [
  ...areasSaid(view, nameOf),
  ...cardsSaid(view, nameOf),
  ...bazaarSaid(view),
  ...playersSaid(view, nameOf),
]
