// Things of the game by name, and a territory as it is read aloud.
import { listed, t } from '../../lib/words.svelte'
import {
  artefactOf,
  blackOf,
  cardKind,
  commerceOf,
  counted,
  INSIGNIA,
  insigniaOf,
  questOf,
  resourceOf,
  RESOURCES,
  said,
  territoryOf,
  type Territory,
} from './box'
import type { KaranorSession, Lacking, Merchant, Way } from './wire'

/** What an offer may be for, beside a commerce. */
export const PLAIN_PURPOSES = ['quest', 'delivery', 'villa']

export const placeName = (id: string): string => said(territoryOf(id).name)
export const goodName = (resource: string): string => said(resourceOf(resource).name)

/** A resource inside a sentence, as so many of it are called. */
export const goodSaid = (resource: string, n = 1): string => t('karanor-table-good', { good: resource, n })

/** Any card or artefact by its name. */
export function cardName(card: string): string {
  const kind = cardKind(card)
  if (kind === 'commerce') return said(commerceOf(card).name)
  return said((kind === 'quest' ? questOf : kind === 'black' ? blackOf : artefactOf)(card).name)
}

/** Counts in the order of the box, as pairs; only what there is. */
export const pairs = (goods: number[]): [string, number][] =>
  RESOURCES.map((resource, i): [string, number] => [resource, goods[i] ?? 0]).filter(([, n]) => n > 0)

/** The insignia a merchant holds, each as often as held. */
export const badges = (
  counts: Record<string, number>,
): { id: string; n: number; name: string; text: string }[] =>
  INSIGNIA.flatMap((id) => {
    const n = counts[id] ?? 0
    const tile = insigniaOf(id)
    return n ? [{ id, n, name: said(tile.name), text: said(tile.text) }] : []
  })

/** What an offer is for, as its author says it (R65). */
export const purposeSaid = (purpose: string): string =>
  PLAIN_PURPOSES.includes(purpose)
    ? t(`karanor-purpose-${purpose}`)
    : t('karanor-purpose-commerce', { card: t(`karanor-commerce-${purpose}`) })

export const isComplete = (lacking: Lacking): boolean => Object.keys(lacking).length === 0

/** “1 gold, 2 wood”. */
export function lackSaid(lacking: Lacking): string {
  const parts = counted(lacking).map(([resource, n]) => t('karanor-table-of-good', { n, good: resource }))
  return listed([...(lacking.gold ? [t('karanor-table-of-gold', { n: lacking.gold })] : []), ...parts])
}

/** Where a merchant is, and what lies open before them. */
export function merchantSaid(merchant: Merchant, name: string): string {
  const goods = pairs(merchant.goods).map(([resource, n]) =>
    t('karanor-table-of-good', { n, good: resource }),
  )
  const tiles = badges(merchant.insignia).map((tile) => tile.name)
  return [
    t('karanor-table-merchant-said', {
      name,
      at: placeName(merchant.at),
      prestige: merchant.prestige,
      gold: merchant.gold,
      income: merchant.income,
    }),
    ...(goods.length ? [listed(goods)] : []),
    ...(tiles.length ? [listed(tiles)] : []),
  ].join('; ')
}

export function placeSaid(place: Territory, session: KaranorSession, way?: Way): string {
  const { view } = session
  const parts = [said(place.name)]
  if (place.kind === 'city') parts.push(t('karanor-table-city'))
  const [resource] = place.yields
  if (resource) parts.push(t('karanor-table-harvest-of', { name: goodSaid(resource) }))
  const owner = view.villas[place.id]
  if (owner !== undefined)
    parts.push(
      owner < 0
        ? t('karanor-table-villa-free')
        : t('karanor-table-villa-of', { name: session.nameOf(owner) }),
    )
  if (view.inhabited.includes(place.id)) parts.push(t('karanor-table-inhabitant'))
  const shops = view.players.flatMap(({ shops }, seat) =>
    shops.includes(place.id) ? [session.nameOf(seat)] : [],
  )
  if (shops.length) parts.push(t('karanor-table-commerces-of', { names: listed(shops), count: shops.length }))
  const pawns = view.players.flatMap(({ at }, seat) => (at === place.id ? [session.nameOf(seat)] : []))
  if (pawns.length) parts.push(t('karanor-table-pawns-of', { names: listed(pawns) }))
  if (way) parts.push(t('karanor-table-way', { actions: way.actions, gold: way.gold }))
  return parts.join(', ')
}
