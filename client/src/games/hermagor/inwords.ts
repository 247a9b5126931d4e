// Market and map told in words (inwords/types.ts).
import type { InWords, Part } from '../../inwords/types'
import { t } from '../../lib/words.svelte'
import { faceOf } from './answers'
import { landSaid, marketSaid, merchantsSaid } from './described'
import { costOf, sellingOf, type HermagorSession, type Preview } from './model'
import { placeName, productName, rowName, villageName } from './names'
import { placeOf } from './places'
import { said } from './said'

function told(session: HermagorSession): Part[] {
  const { view } = session
  const market = { title: t('hermagor-table-market'), lines: marketSaid(session) }
  const land = { title: t('hermagor-table-map'), lines: landSaid(session) }
  const prices = view.prices.map(({ row, price, pays }) =>
    t('hermagor-words-price', {
      row: row === 'nobility' ? rowName(row) : productName(row),
      price: price ?? -1,
      pays: pays ?? -1,
    }),
  )
  return [
    { title: t('players'), lines: merchantsSaid(session) },
    ...(view.phase === 1 || view.phase === 2 ? [market, land] : [land, market]),
    { title: t('hermagor-table-prices'), lines: prices },
  ]
}

/** What is done, and where: “Place buyer: Junction h2 × v1”. */
const at = (what: string, where: string): string => t('hermagor-do-at', { what, where })

function answer(move: string, session: HermagorSession): string {
  const cut = move.lastIndexOf(' ')
  const [verb, spot] = [move.slice(0, Math.max(cut, 0)), move.slice(cut + 1)]
  if (move === 'sell') return t('hermagor-table-do-sell-here')
  if (verb === 'place' || verb === 'shared buyer') {
    const place = placeOf(spot)
    const what = t(`hermagor-table-do-${verb.replace(' ', '-')}`)
    return place ? at(what, t('hermagor-words-place', { place: placeName(place), cost: place.cost })) : move
  }
  if (['sell', 'shortcut', 'move', 'shared station'].includes(verb))
    return at(t(`hermagor-table-do-${verb.replace(' ', '-')}`), villageName(spot))
  const { text, note } = faceOf(move, session)
  const [first] = move.split(' ')
  if (first === 'raise') return at(t('hermagor-words-raise'), `${text}, ${note}`)
  if (first === 'start') return at(t('hermagor-words-start'), text)
  return note ? at(text, note) : text
}

function foreseen(preview: Preview): string {
  const net = sellingOf(preview)?.net
  if (net !== undefined) return t('hermagor-table-net-said', { cost: costOf(preview) ?? 0, net: said(net) })
  const cost = costOf(preview)
  return cost === null ? '' : `${t('hermagor-table-cost')} ${cost}`
}

export const inWords: InWords = { told, answer, foreseen }
