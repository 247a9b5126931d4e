// What each thing on the market is, what it is worth just now, and the rule that says so.
import { told } from '../../guide/told'
import type { Explanation } from '../../guide/types'
import { signed } from '../../lib/format'
import { t } from '../../lib/words.svelte'
import { lineLabel, lineName, pieceName, squareName } from './labels'
import { columnLine, columnOf, indexOf, isRow, isStall, partAt, rowOf, type Part } from './model'
import type { HellerSession } from './placing.svelte'
import { kindOf, valueOf } from './squares'

const CLAUSES = { buyer: 'A4.3', rogue: 'A4.3', sack: 'A4.5', eye: 'A4.4', fire: 'A4.2' }

export function explainOf(session: HellerSession, key: string): Explanation | null {
  const [kind = '', id = ''] = key.split(' ')
  if (kind === 'space') return space(session, id)
  if (kind === 'square') return square(id)
  if (kind === 'stall') return stall(Number(id))
  if (kind === 'line') return line(session, Number(id))
  const plain: Record<string, string> = {
    pile: 'A3.2',
    money: 'A2.2',
    stands: 'A4.3',
    secret: 'A2.3',
    'secret-placed': 'A3.6',
    round: 'A5.4',
  }
  const clause = plain[kind]
  return clause ? told(`heller-explain-${kind}`, clause, { pile: session.view.pile }) : null
}

function square(id: string): Explanation {
  const kind = kindOf(id)
  return told(
    `heller-explain-${kind}`,
    CLAUSES[kind],
    { value: signed(valueOf(id)) },
    { name: squareName(id) },
  )
}

const stall = (wares: number): Explanation =>
  told('heller-explain-stall', 'A4.3', { wares }, { name: t('heller-stall', { wares }) })

/** “Row 1 +5”. */
const short = (part: Part): string => `${lineName(part.line)} ${signed(part.worth)}`

function space(session: HellerSession, id: string): Explanation {
  const { view } = session
  const piece = view.market[indexOf(id)] ?? null
  const lines = [rowOf(id), columnLine(columnOf(id))]
  const parts = lines.flatMap((line) => partAt(view.parts, line, id) ?? [])
  if (piece && isStall(piece)) {
    const { wares } = piece
    const sums = parts.map((part) => `${short(part)} × ${wares} = ${signed(part.worth * wares)}`)
    return {
      ...stall(wares),
      name: pieceName(piece, (seat) => session.nameOf(seat)),
      worth: sums.join(' · '),
    }
  }
  const worth = parts.map(short).join(' · ')
  if (piece) return { ...square(piece.square), worth: worth || undefined }
  return told(
    'heller-explain-space',
    'A3.1',
    {},
    { name: t('heller-explain-space.name', { space: id }), worth },
  )
}

function line(session: HellerSession, id: number): Explanation {
  const parts = session.view.parts.filter((part) => part.line === id)
  const sack = parts.some((part) => part.sack)
  const eye = parts.some((part) => part.eye)
  const kind = parts.length > 1 ? 'cut' : sack && eye ? 'both' : sack ? 'doubled' : eye ? 'scared' : 'plain'
  const clause = { cut: 'A4.2', both: 'A4.6', doubled: 'A4.5', scared: 'A4.4', plain: 'A4.3' }[kind]
  return told(
    'heller-explain-line',
    clause,
    { kind, across: isRow(id) ? 'yes' : 'no' },
    { name: lineLabel(session.view.parts, id) },
  )
}
