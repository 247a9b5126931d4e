// What each thing on market, map and price table is, what it is worth just now, and the rule that says so.
import { told } from '../../guide/told'
import type { Explanation } from '../../guide/types'
import { listed, t } from '../../lib/words.svelte'
import { DUKEDOMS, NOBILITY, REGIONS, rowsOf, regionOf, villageOf } from './box'
import { missingIn, type Contest, type HermagorSession } from './model'
import {
  dukedomName,
  figures,
  isSpecial,
  placeName,
  productName,
  productSaid,
  productsOf,
  rowName,
  tileName,
  villageName,
  villagePlace,
} from './names'
import { boothIndex, placeOf, type Place } from './places'
import { priceOf } from './said'

const PLAIN: Record<string, string> = {
  buzz: 'H4.2',
  cash: 'H2.9',
  route: 'H7.4',
  discs: 'H5.23',
  buyers: 'H3.6',
  actions: 'H5.1',
  round: 'H2.10',
  city: 'H5.10',
}
const SPECIALS: Record<string, string> = {
  floating_market: 'H4.14',
  good_deal: 'H4.15',
  shortcut: 'H5.13',
  black_market: 'H5.20',
}
const TIES = { majority: 'H4.6', tile: 'H4.7', edges: 'H4.8', tie: 'H4.9', nobody: 'H4.10' }

export function explainOf(session: HermagorSession, key: string): Explanation | null {
  const [kind = '', id = ''] = key.split(' ')
  const { view } = session
  if (kind in PLAIN) return told(`hermagor-explain-${kind}`, PLAIN[kind] ?? '')
  if (kind === 'place') return place(session, id)
  if (kind === 'lane') return lane(session, id)
  if (kind === 'tile') return tile(id)
  if (kind === 'row') return row(session, id)
  if (kind === 'region') return region(session, id)
  if (kind === 'village') return village(session, id)
  if (kind === 'merchant')
    return told('hermagor-explain-merchant', 'H5.1', { name: session.nameOf(Number(id)) })
  if (kind === 'road') return told('hermagor-explain-road', 'H5.7', { cost: Number(id) })
  if (kind !== 'dukedom') return null
  const least = view.merchants.length > 4 ? 4 : 3
  const mine = view.merchants[session.seat ?? -1]?.dukedoms[DUKEDOMS.findIndex((one) => one.id === id)]
  const worth = mine === undefined ? undefined : t('hermagor-explain-dukedom.worth', { count: mine })
  return told('hermagor-explain-dukedom', 'H7.3', { times: least }, { name: dukedomName(id), worth })
}

/** “Red has 2 buyers here, nobody else has any”. */
function contested(contest: Contest, nameOf: (seat: number) => string): string {
  const [most, next] = figures(contest)
  const why = contest.why === 'majority' && next === 0 ? 'alone' : contest.why
  const name = contest.winner === null ? '' : nameOf(contest.winner)
  return t('hermagor-explain-contest', { why, name, most, next })
}

function place(session: HermagorSession, id: string): Explanation | null {
  const here = placeOf(id)
  if (!here) return null
  const buyer = session.view.buyers[id]
  const worth =
    buyer === undefined ? price(here) : t('hermagor-table-buyer-of', { name: session.nameOf(buyer) })
  const booth = here.kind === 'booth' ? session.view.market[boothIndex(here)] : null
  if (!booth)
    return told(
      `hermagor-explain-${here.kind}`,
      here.kind === 'edge' ? 'H4.8' : 'H4.3',
      {},
      { name: placeName(here), worth },
    )
  const what = tile(booth.tile)
  const text = `${what.text} ${contested(booth, (seat) => session.nameOf(seat))}`
  return { ...what, text, worth, clause: TIES[booth.why] }
}

const price = (here: Place): string => t('hermagor-explain-price', { cost: here.cost })

function lane(session: HermagorSession, id: string): Explanation {
  const gains = session.view.lines[id] ?? []
  const worth = gains
    .flatMap((cash, seat) => (cash > 0 ? [`${session.nameOf(seat)} ${cash}`] : []))
    .join(' · ')
  return told('hermagor-explain-lane', 'H4.2', { line: id }, { worth: worth || undefined })
}

function tile(id: string): Explanation {
  if (isSpecial(id))
    return told(`hermagor-explain-${id}`, SPECIALS[id] ?? 'H1.14', {}, { name: tileName(id) })
  const [one = '', other] = productsOf(id)
  const kind = other === undefined ? 'single' : 'double'
  const products = listed(productsOf(id).map((product) => t(`hermagor-product-${product}.label`)))
  const clause = kind === 'single' ? 'H4.12' : 'H5.15'
  return told(`hermagor-explain-${kind}`, clause, { products, one: productName(one) }, { name: tileName(id) })
}

function row(session: HermagorSession, id: string): Explanation {
  const told_ = session.view.prices.find((one) => one.row === id)
  const pays = told_?.pays ?? null
  const worth = pays === null ? t('hermagor-table-row-full') : t('hermagor-table-pays-said', { pays })
  if (id === NOBILITY) return told('hermagor-explain-nobility', 'H5.30', {}, { name: rowName(id), worth })
  const args = { price: priceOf(session.view, id), end: told_?.end_value ?? 0 }
  const now = t('hermagor-table-price-said', args)
  return told('hermagor-explain-row', 'H7.1', args, {
    name: `${productName(id)} · ${rowName(id)}`,
    worth: `${now}, ${worth}`,
  })
}

function region(session: HermagorSession, id: string): Explanation | null {
  const here = regionOf(id)
  if (!here) return null
  const missing = missingIn(session.view, REGIONS.indexOf(here))
  const worth =
    missing === null
      ? undefined
      : t('hermagor-explain-region.worth', { count: missing.length, names: listed(missing.map(villageName)) })
  const rows = listed(rowsOf(here).map(rowName))
  const clause = here.buildings.length ? 'H5.23' : 'H5.30'
  return told('hermagor-explain-region', clause, { rows }, { name: here.name, worth })
}

function village(session: HermagorSession, id: string): Explanation | null {
  const here = villageOf(id)
  if (!here) return null
  const args = {
    product: productSaid(here.product),
    price: priceOf(session.view, here.product),
  }
  const stations = session.view.stations[id] ?? []
  const text = t('hermagor-explain-village', { ...args, count: stations.length })
  return {
    name: here.name,
    worth: `${villagePlace(id)} · ${t('hermagor-explain-village.worth', args)}`,
    text,
    clause: 'H5.15',
  }
}
