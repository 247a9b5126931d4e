// The city told in words (inwords/types.ts).
import type { InWords, Part } from '../../inwords/types'
import { t } from '../../lib/words.svelte'
import type { JantarisSession } from './choosing.svelte'
import { areasSaid, auctionSaid, bazaarSaid, cardsSaid, playersSaid, votesSaid } from './labels'
import { moveLabel, itemName } from './words'

function told(session: JantarisSession): Part[] {
  const { view } = session
  const nameOf = (seat: number): string => session.nameOf(seat)
  const now = [...auctionSaid(view, nameOf), ...votesSaid(view, nameOf)]
  return [
    ...(now.length ? [{ title: t('words-now'), lines: now }] : []),
    { title: t('players'), lines: playersSaid(view, nameOf) },
    { title: t('jantaris-table-city'), lines: areasSaid(view, nameOf) },
    { title: t('jantaris-words-cards'), lines: cardsSaid(view, nameOf) },
    { title: t('jantaris-table-items'), lines: bazaarSaid(view) },
  ]
}

function answer(move: string, session: JantarisSession): string {
  const [verb, item = '', bid, , most] = move.split(' ')
  if (verb === 'open')
    return t('jantaris-words-open', { item: itemName(item), goods: Number(bid), most: Number(most ?? 0) })
  return moveLabel(move, session.ask?.step ?? '', (seat) => session.nameOf(seat))
}

export const inWords: InWords = { told, answer }
