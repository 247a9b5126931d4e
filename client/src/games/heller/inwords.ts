// The market told in words (inwords/types.ts).
import type { InWords, Part } from '../../inwords/types'
import { listed, t } from '../../lib/words.svelte'
import { changesSaid, described, said, squareName } from './labels'
import { isOfPlacement, type Told, type View } from './model'
import type { HellerSession } from './placing.svelte'
import { labelOf, SQUARES } from './squares'

/** “2 with 1 ware, 1 with 3 wares”. */
const stallsSaid = (stalls: readonly number[]): string =>
  listed(stalls.flatMap((count, i) => (count ? [t('heller-words-stalls', { count, wares: i + 1 })] : []))) ||
  t('heller-table-spent')

function handOf(session: HellerSession): string[] {
  const { view } = session
  const mine = view.merchants[session.seat ?? -1]
  if (!mine) return []
  return [
    `${t('heller-table-your-stalls')}: ${stallsSaid(mine.stalls)}`,
    ...(mine.secret ? [t('heller-table-secret-label', { square: squareName(mine.secret) })] : []),
    ...(view.drawn ? [t('heller-plate-drawn', { square: squareName(view.drawn) })] : []),
  ]
}

function comingIn({ open, unseen, pile }: View): string {
  const squares = listed((open ?? unseen).map(squareName)) || '–'
  return t(open ? 'heller-plate-open' : 'heller-plate-unseen', { squares, pile })
}

function told(session: HellerSession): Part[] {
  const { view } = session
  const nameOf = (seat: number): string => session.nameOf(seat)
  const merchants = view.merchants.map((merchant, seat) =>
    [
      t('heller-table-merchant', {
        name: nameOf(seat),
        money: merchant.money,
        stands: said(merchant.stands),
      }),
      t('heller-words-left', { stalls: stallsSaid(merchant.stalls), secret: merchant.secret ? 'yes' : 'no' }),
    ].join(' '),
  )
  const hand = handOf(session)
  return [
    ...(hand.length ? [{ title: t('words-mine'), lines: hand }] : []),
    { title: t('players'), lines: merchants },
    { title: t('heller-table-described'), lines: described(view.market, view.parts, nameOf) },
    { title: t('heller-words-coming'), lines: [comingIn(view)] },
  ]
}

function answer(move: string, session: HellerSession): string {
  const [verb = '', ...rest] = move.split(' ')
  const space = rest.at(-1) ?? ''
  if (verb === 'draw') return t('heller-move-draw')
  if (verb === 'stall') return t('heller-do-stall', { wares: Number(rest[0]), space })
  const { view } = session
  const open = view.open?.find((square) => labelOf(square) === rest[0])
  const secret = view.merchants[session.ask?.seat ?? -1]?.secret
  const square = verb === 'secret' ? secret : verb === 'square' ? open : view.drawn
  return t(verb === 'secret' ? 'heller-do-secret' : 'heller-do-square', {
    square: square ? squareName(square) : '',
    space,
  })
}

function piece(move: string): string {
  const [verb, label] = move.split(' ')
  const square = verb === 'square' ? SQUARES.find((each) => labelOf(each) === label) : undefined
  return square ? squareName(square) : ''
}

export const inWords: InWords = {
  told,
  answer,
  piece,
  foreseen: (preview: Told, _, session: HellerSession) =>
    isOfPlacement(preview)
      ? changesSaid(
          preview.stands.map((stands, seat) => stands - (session.view.merchants[seat]?.stands ?? 0)),
          (seat) => session.nameOf(seat),
        )
      : '',
}
