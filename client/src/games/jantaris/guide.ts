// What this game says about itself at the table (guide/types.ts).
import type { Guide, Possibility } from '../../guide/types'
import { has, t } from '../../lib/words.svelte'
import { explainOf } from './explain'
import type { Choosing } from './choosing.svelte'
import { areaOf, CENTRE, verbOf } from './model'
import { areaName, cardName, either, itemName, moveLabel } from './words'

const CLAUSES: Record<string, string> = {
  settle: 'J2.6',
  market: 'J4.1',
  place: 'J4.2',
  recall: 'J4.2',
  bazaar: 'J4.3',
  open: 'J4.3',
  bid: 'J4.3b',
  max: 'J4.3n',
  pay: 'J4.3d',
  move: 'J5.1',
  vote: 'J5.3',
  rob: 'J5.8',
  receive: 'J5.8',
  banish: 'J5.5',
  flee: 'J5.5',
  bring: 'J5.3',
  send: 'J5.3',
  recruit: 'J5.3',
  leave: 'J6.2',
  claim: 'J7.2',
  use: 'J8.24',
}

export function guideOf(choosing: Choosing): Guide {
  const view = (): Choosing['session']['view'] => choosing.session.view
  const of = (verb: string): string[] => choosing.options.filter((move) => verbOf(move) === verb)
  const label = (move: string): string =>
    moveLabel(move, choosing.step, (seat) => choosing.session.nameOf(seat))

  const reason = (verb: string): string | undefined => {
    const id = `jantaris-can-${verb}.why`
    const me = view().players[choosing.session.seat ?? -1]
    return has(id) ? t(id, { reserve: me?.reserve ?? 0, limit: view().limit, goal: view().goal }) : undefined
  }

  /** One thing to do, with all the areas it can be done in. */
  function inAreas(verb: string): Possibility {
    const areas = [...new Set(of(verb).flatMap((move) => areaOf(move) ?? []))]
    const why = reason(verb)
    return {
      what: t(has(`jantaris-can-${verb}`) ? `jantaris-can-${verb}` : 'jantaris-can-area'),
      why: [why, t('jantaris-can-where', { areas: either(areas.map(areaName)) })].filter(Boolean).join(' '),
      clause: CLAUSES[verb],
      // Of the two markers and the two doors of the guild hall one must be chosen first.
      begin: () => {
        if (choosing.step === 'city' && choosing.mode !== verb) choosing.choose(verb)
      },
      at: areas.map((area) => `[data-area="${area}"]`).join(','),
    }
  }

  function each(move: string): Possibility {
    const verb = verbOf(move)
    const vote = verb === 'vote' ? (move.split(' ')[1] ?? '') : ''
    const at = vote ? `[data-vote="${vote}"]` : `[data-option="${move}"]`
    return {
      what: label(move),
      why: vote ? t(`jantaris-can-vote-${vote}`) : reason(verb),
      clause: CLAUSES[verb],
      at: verb === 'claim' ? `[data-card="${move.split(' ')[1]}"]` : at,
      begin: choosing.session.confirm ? () => choosing.pick(move) : undefined,
    }
  }

  /** Bids are many: what they have in common. */
  function bids(verb: string): Possibility {
    const numbers = of(verb).map((move) => Number(move.split(' ').at(-1)))
    const [low, high] = [Math.min(...numbers.filter((n) => n > 0)), Math.max(...numbers)]
    const what = t(`jantaris-can-${verb}`, { low, high })
    return { what, why: reason(verb), clause: CLAUSES[verb], at: '.bids button' }
  }

  function openings(): Possibility[] {
    return view().bazaar.up.map(({ item }) => {
      const mine = of('open').filter((move) => move.split(' ')[1] === item.item)
      const what = t('jantaris-can-open', { item: itemName(item.item) })
      const goods = item.red + item.black
      if (mine.length === 0) return { what, against: `open ${item.item} ${goods}` }
      return {
        what,
        why: t('jantaris-can-open.why', { goods }),
        clause: CLAUSES.open,
        at: `[data-item="${item.item}"]`,
      }
    })
  }

  /** What somebody may well wonder about here. */
  function wonders(): Possibility[] {
    const none = (verb: string): boolean => of(verb).length === 0
    if (choosing.step === 'city') {
      const marked = view().areas.find(({ marker }) => marker !== null)?.area ?? CENTRE
      const where = { area: areaName(marked) }
      return [
        { what: t('jantaris-can-place-in', where), against: `place ${marked}` },
        ...(none('market') ? [{ what: t('jantaris-can-market'), against: 'market red 1' }] : []),
      ]
    }
    if (choosing.step === 'claim' || choosing.step === 'clock')
      return view()
        .cards.filter(({ card, by }) => by === null && !choosing.options.includes(`claim ${card}`))
        .map(({ card, districts }) => ({
          what: t('jantaris-can-claim', { card: cardName(districts) }),
          against: `claim ${card}`,
        }))
    return choosing.passes || !choosing.ask ? [] : [{ what: t('jantaris-do-pass'), against: 'pass' }]
  }

  function can(): Possibility[] {
    if (!choosing.ask) return []
    if (choosing.step === 'open') return [...openings(), ...of('pass').map(each)]
    const verbs = [...new Set(choosing.options.map(verbOf))]
    const possible = verbs.flatMap((verb) => {
      if (verb === 'bid' || verb === 'max') return [bids(verb)]
      return of(verb).every((move) => areaOf(move) !== null) ? [inAreas(verb)] : of(verb).map(each)
    })
    return [...possible, ...wonders()]
  }

  return {
    aim: () => t('jantaris-aim', { goal: view().goal }),
    goal: () => (has(`jantaris-goal-${view().phase}`) ? t(`jantaris-goal-${view().phase}`) : ''),
    can,
    explain: (key) => explainOf(choosing.session, key),
  }
}
