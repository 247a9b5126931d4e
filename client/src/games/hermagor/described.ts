// The boards in sentences. Reactive through t(): call it in markup or in a $derived.
import { t } from '../../lib/words.svelte'
import { DUKEDOMS, VILLAGES } from './box'
import { thirdColour, type HermagorSession } from './model'
import { placeName, tileName, winnerSaid } from './names'
import { ACROSS, boothIndex, DOWN, PLACES } from './places'
import { villageSaid } from './said'

export const landSaid = (session: HermagorSession): string[] =>
  VILLAGES.map((village) => `${villageSaid(village, session)}.`)

export function marketSaid(session: HermagorSession): string[] {
  const { view } = session
  const nameOf = (seat: number): string => session.nameOf(seat)
  const booths = PLACES.filter(({ kind }) => kind === 'booth').flatMap((place) => {
    const tile = view.market[boothIndex(place)]
    return tile ? [`${placeName(place)}: ${tileName(tile.tile)}, ${winnerSaid(tile, nameOf)}.`] : []
  })
  const buyers = PLACES.flatMap((place) => {
    const buyer = view.buyers[place.name]
    return buyer === undefined
      ? []
      : [`${placeName(place)}: ${t('hermagor-table-buyer-of', { name: nameOf(buyer) })}.`]
  })
  const lines = [...ACROSS, ...DOWN].flatMap(({ name }) => {
    const gains = (view.lines[name] ?? []).flatMap((gain, seat) =>
      gain > 0 ? [`${nameOf(seat)} ${gain}`] : [],
    )
    return gains.length ? [`${t('hermagor-table-buzz')} ${name}: ${gains.join(', ')}.`] : []
  })
  return [...booths, ...buyers, ...lines]
}

export function merchantsSaid(session: HermagorSession): string[] {
  const { view } = session
  const all = view.third ? [...view.merchants, view.third] : view.merchants
  return all.map((merchant, seat) =>
    t('hermagor-table-merchant-said', {
      name: session.nameOf(seat),
      cash: merchant.cash ?? -1,
      shared: seat === thirdColour(view) ? 'yes' : 'no',
      tiles: merchant.tiles.map(tileName).join(', ') || t('hermagor-table-none'),
      dukedoms: DUKEDOMS.map(({ name }, i) => `${name} ${merchant.dukedoms[i] ?? 0}`).join(', '),
      route: merchant.route,
      discs: merchant.discs,
    }),
  )
}
