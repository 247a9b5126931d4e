// Names and short sentences about the things of the game. All reactive through t(): call them in markup or a $derived.
import { t } from '../../lib/words.svelte'
import { dukedomOf, nodeOf, NOBILITY, regionOf, SHOWS, villageOf, buildingOf, onRoute } from './box'
import type { Contest } from './model'
import type { Place } from './places'

export const productName = (product: string): string => t(`hermagor-product-${product}`)
/** The same within a sentence. */
export const productSaid = (product: string): string => t(`hermagor-product-${product}.label`)
export const buildingName = (building: string): string =>
  t(building === NOBILITY ? 'hermagor-row-nobility' : `hermagor-building-${building}`)
export const villageName = (village: string): string => nodeOf(village).name
export const regionName = (region: string): string => regionOf(region)?.name ?? region
export const dukedomName = (dukedom: string): string => dukedomOf(dukedom)?.name ?? dukedom

export const isSpecial = (tile: string): boolean => !/^\d+$/.test(tile)
export const productsOf = (tile: string): string[] => SHOWS[Number(tile) - 1] ?? []

/** A row of the price table by its building, or the nobility. */
export const rowName = (row: string): string => buildingName(row === NOBILITY ? NOBILITY : buildingOf(row))

/** “Maize and relic”, “Shortcut”. */
export const tileName = (tile: string): string => t(`hermagor-tile-${tile}`)

/** “Falkenmark · principal route”. */
export function villagePlace(village: string): string {
  const dukedom = dukedomName(villageOf(village)?.dukedom ?? '')
  return onRoute(village) ? t('hermagor-table-on-route', { dukedom }) : dukedom
}

export const placeName = (place: Place): string => t(`hermagor-place-${place.name}`)
/** The same within a sentence, with what leads there: “at junction h3 × v2”. */
export const placeSaid = (place: string): string => t(`hermagor-place-${place}.label`)

/** The two greatest strengths at a tile. */
export function figures(contest: Contest): [number, number] {
  const [first = 0, second = 0] = [...contest.strength].sort((a, b) => b - a)
  return [first, second]
}

/** “2 : 1”, “1 alone”, “2 = 2, on the tile”, “1 = 1, stays”. */
export function reason(contest: Contest): string {
  const [most, next] = figures(contest)
  const why = contest.why === 'majority' && next === 0 ? 'alone' : contest.why
  return t('hermagor-table-why', { why, most, next })
}

/** The same in figures only, for small screens. */
export function briefly(contest: Contest): string {
  const [most, next] = figures(contest)
  if (contest.why === 'nobody') return ''
  return contest.why === 'majority' ? `${most} : ${next}` : `${most} = ${next}`
}

export function winnerSaid(contest: Contest, nameOf: (seat: number) => string): string {
  return contest.winner === null
    ? reason(contest)
    : t('hermagor-table-leads', { name: nameOf(contest.winner), why: reason(contest) })
}
