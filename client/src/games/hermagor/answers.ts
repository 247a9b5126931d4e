// How an answer is named on its button. Reactive through t().
import { t } from '../../lib/words.svelte'
import { buildingOf, END_VALUES, NOBILITY, PRICES } from './box'
import type { HermagorSession } from './model'
import { productName, regionName, rowName } from './names'
import { priceOf } from './said'

export type Face = { text: string; note: string; pic: string | null; seat: number | null; quiet: boolean }

const QUIET = ['pass', 'keep', 'stay', 'done', 'no draw', 'decline']

/** What stands on the button of an answer that needs no place on the board. */
export function faceOf(move: string, session: HermagorSession): Face {
  const { view } = session
  const [verb = '', what = '', row = ''] = move.split(' ')
  const quiet = QUIET.some((word) => move === word || move.startsWith(`${word} `))
  const plain = {
    text: t(`hermagor-table-do-${move.replaceAll(' ', '-')}`),
    note: '',
    pic: null,
    seat: null,
    quiet,
  }
  if (verb === 'raise') {
    const price = priceOf(view, what)
    const end = END_VALUES[PRICES.indexOf(price + 1)] ?? 0
    const note = t('hermagor-table-raise-note', { price, next: price + 1, end })
    return { ...plain, text: productName(what), note, pic: `p-${what}` }
  }
  if (verb === 'start') {
    const seat = Number(what)
    const text = seat === session.seat ? t('hermagor-table-do-start-me') : session.nameOf(seat)
    return { ...plain, text, seat }
  }
  if (verb === 'build') {
    const here = view.prices.find((one) => one.row === row)
    const pic = row === NOBILITY ? NOBILITY : `b-${buildingOf(row)}`
    return {
      ...plain,
      text: rowName(row),
      note: t('hermagor-table-build-note', {
        region: regionName(what),
        pays: here?.pays ?? 0,
        price: here?.price ?? 0,
        end: here?.end_value ?? 0,
      }),
      pic,
    }
  }
  if (verb === 'decline')
    return { ...plain, text: t('hermagor-table-do-decline', { region: regionName(what) }) }
  return plain
}
