// Names of things and sentences about moves. All of it is reactive through t(): call it in markup or in a $derived.
import { has, language, listed, t, type Args } from '../../lib/words.svelte'
import { areaOf, goodsOf, verbOf } from './model'

type NameOf = (seat: number) => string

export const areaName = (area: string): string =>
  t(has(`jantaris-table-area-${area}`) ? `jantaris-table-area-${area}` : `jantaris-area-${area}`)
export const toArea = (area: string): string => t(`jantaris-to-${area}`)
export const fromArea = (area: string): string => t(`jantaris-from-${area}`)
export const inArea = (area: string): string =>
  t(has(`jantaris-table-in-${area}`) ? `jantaris-table-in-${area}` : 'jantaris-table-in', {
    area: areaName(area),
  })
export const itemName = (item: string): string => t(`jantaris-item-${item}`)
export const itemText = (item: string): string => t(`jantaris-item-${item}.text`)
export const voteName = (vote: string): string => t(`jantaris-vote-${vote}`)
export const cardName = (districts: string[]): string => listed(districts.map(areaName))

/** “A, B or C”. */
export const either = (items: string[]): string =>
  new Intl.ListFormat(language(), { type: 'disjunction' }).format(items)

/** “2 red and 3 black goods”. */
export function goodsSaid(red: number, black: number): string {
  const both = red > 0 && black > 0 ? 'both' : red > 0 ? 'red' : black > 0 ? 'black' : 'none'
  return t('jantaris-table-goods-said', { kind: both, red, black })
}

/** What a move does, as the words of its button. */
export function moveLabel(move: string, step: string, nameOf: NameOf): string {
  const words = move.split(' ')
  const verb = verbOf(move)
  const [, second = '', third = ''] = words
  if (verb === 'pass') {
    const id = `jantaris-do-pass-${step}`
    return t(has(id) ? id : 'jantaris-do-pass')
  }
  const args: Args = {}
  const area = areaOf(move)
  if (area)
    Object.assign(args, {
      to: toArea(area),
      from: fromArea(area),
      in: inArea(area),
      count: Number(third) || 1,
    })
  if (verb === 'move' || verb === 'market' || verb === 'coins') args.colour = second
  if (verb === 'rob') Object.assign(args, { name: nameOf(Number(second)), colour: third })
  if (verb === 'market') args.count = Number(third)
  if (verb === 'banish') args.name = nameOf(Number(second))
  if (['use', 'exchange', 'take', 'open'].includes(verb)) args.item = itemName(second)
  if (verb === 'vote') args.vote = voteName(second)
  if (verb === 'claim') args.card = t(`jantaris-card-${second}`)
  if (verb === 'pay' || verb === 'receive') args.goods = goodsSaid(...goodsOf(move))
  if (verb === 'bid' || verb === 'max') args.goods = Number(second)
  return t(`jantaris-do-${verb}`, args)
}
