// What this game says about itself at the table (guide/types.ts).
import type { Guide, Possibility } from '../../guide/types'
import { t } from '../../lib/words.svelte'
import { explainOf } from './explain'
import { lineName, said, squareName } from './labels'
import { ROWS, COLUMNS, spaceAt, indexOf } from './model'
import { DRAW, type Placing } from './placing.svelte'

const SPACES = ROWS.flatMap((row) => COLUMNS.map((_, column) => spaceAt(row, column)))

export function guideOf(placing: Placing): Guide {
  const view = (): Placing['session']['view'] => placing.session.view
  const mine = (): Placing['session']['view']['merchants'][number] | undefined =>
    view().merchants[placing.session.seat ?? -1]
  const free = (): string | undefined => SPACES.find((space) => !view().market[indexOf(space)])

  /** The line with room that is worth most, or least. */
  function line(best: boolean): string {
    const open = view().parts.filter(({ spaces }) => spaces.some((space) => !view().market[indexOf(space)]))
    const [first] = open.sort((a, b) => (best ? b.worth - a.worth : a.worth - b.worth))
    return first ? t('heller-can-line', { line: lineName(first.line), worth: said(first.worth) }) : ''
  }

  function stalls(): Possibility[] {
    const counts = mine()?.stalls ?? []
    return counts.flatMap((count, i): Possibility[] => {
      const verb = `stall ${i + 1}`
      const what = t('heller-can-stall', { wares: i + 1 })
      if (!placing.verbs.has(verb)) return [{ what, against: `${verb} ${free()}` }]
      const why = t('heller-can-stall.why', { wares: i + 1, count, line: line(true) })
      return [{ what, why, clause: 'A4.3', begin: () => placing.choose(verb), at: '[data-space].free' }]
    })
  }

  function squares(): Possibility[] {
    const { open, pile, drawn } = view()
    if (open) {
      const why = t('heller-can-open.why', { line: line(false) })
      return [
        {
          what: t('heller-can-open', { count: open.length }),
          why,
          clause: 'A6.2',
          at: '[data-verb^=square]',
        },
      ]
    }
    if (drawn) return []
    const draw = { what: t('heller-can-draw') }
    const secret = mine()?.secret
    const held = { what: t('heller-can-secret', { square: secret ? squareName(secret) : '' }) }
    return [
      placing.verbs.has(DRAW)
        ? { ...draw, why: t('heller-can-draw.why', { pile }), clause: 'A3.2', at: '[data-verb=draw]' }
        : { ...draw, against: DRAW },
      placing.verbs.has('secret')
        ? {
            ...held,
            why: t('heller-can-secret.why'),
            clause: 'A3.6',
            begin: () => placing.choose('secret'),
            at: '[data-space].free',
          }
        : { what: t('heller-can-secret.gone'), against: `secret ${free()}` },
    ]
  }

  function place(): Possibility[] {
    const { drawn } = view()
    if (!drawn) return []
    const what = t('heller-can-place', { square: squareName(drawn) })
    return [{ what, why: t('heller-can-place.why'), clause: 'A3.7', at: '[data-space].free' }]
  }

  return {
    aim: () => t('heller-aim', { rounds: view().rounds ?? 0 }),
    goal: () => t('heller-goal', { empty: SPACES.filter((space) => !view().market[indexOf(space)]).length }),
    can: () => (placing.ask ? [...place(), ...stalls(), ...squares()] : []),
    explain: (key) => explainOf(placing.session, key),
  }
}
