// What a screen reader says of villages. Reactive through t().
import { listed, t } from '../../lib/words.svelte'
import { REGIONS, type Village } from './box'
import { hasWare, missingIn, type HermagorSession, type View } from './model'
import { productSaid, regionName, villagePlace } from './names'

/** “minus 3”, “plus 9”: signs are not read out by every screen reader. */
export function said(n: number): string {
  return t('hermagor-table-said', { sign: n < 0 ? 'minus' : n > 0 ? 'plus' : 'zero', n: Math.abs(n) })
}

export const priceOf = (view: View, product: string): number =>
  view.prices.find(({ row }) => row === product)?.price ?? 0

/** “Steinhag, Falkenmark · principal route, buys weapons for 7, stations of Red and Green, net gain plus 11, …” */
export function villageSaid(village: Village, session: HermagorSession): string {
  const { view } = session
  const nameOf = (seat: number): string => session.nameOf(seat)
  const parts = [village.name, villagePlace(village.id)]
  parts.push(
    t('hermagor-table-buys', {
      product: productSaid(village.product),
      price: priceOf(view, village.product),
    }),
  )
  const stations = view.stations[village.id] ?? []
  if (stations.length)
    parts.push(
      t('hermagor-table-stations-of', { names: listed(stations.map(nameOf)), count: stations.length }),
    )
  const here = view.merchants.flatMap((merchant, seat) => (merchant.at === village.id ? [nameOf(seat)] : []))
  if (here.length) parts.push(t('hermagor-table-merchants-of', { names: listed(here), count: here.length }))
  const journey = view.journeys.find((one) => one.village === village.id)
  if (journey && hasWare(view, village.id))
    parts.push(t('hermagor-table-net-said', { cost: journey.cost, net: said(journey.net) }))
  else if (journey) parts.push(t('hermagor-table-way-said', { cost: journey.cost }))
  const regions = REGIONS.filter((_, i) => String(missingIn(view, i)) === village.id).map(({ id }) =>
    regionName(id),
  )
  if (regions.length)
    parts.push(t('hermagor-table-completes-said', { names: listed(regions), count: regions.length }))
  return parts.join(', ')
}
