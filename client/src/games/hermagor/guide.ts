// What this game says about itself at the table (guide/types.ts).
import type { Guide, Possibility } from '../../guide/types'
import { signed } from '../../lib/format'
import { t } from '../../lib/words.svelte'
import { explainOf } from './explain'
import { faceOf } from './answers'
import type { Choice } from './choice.svelte'
import { placeSaid, villageName } from './names'
import { PLACES, type Kind, type Place } from './places'

type Show = (what: 'market' | 'map') => void

const CLAUSES: Record<string, string> = {
  booth: 'H3.8',
  edge: 'H4.8',
  junction: 'H4.3',
  'shared buyer': 'H8.5',
  'shared station': 'H8.8',
  sell: 'H5.3',
  'sell-here': 'H5.4',
  shortcut: 'H5.13',
  move: 'H5.5',
  pass: 'H3.9',
  stay: 'H5.6',
  raise: 'H4.12',
  keep: 'H4.12',
  draw: 'H4.17',
  'no draw': 'H4.17',
  start: 'H4.19',
  declare: 'H9.2',
  build: 'H5.23',
  decline: 'H10.1',
  done: 'H8.5',
}

const places = (names: string[]): string => names.map((name) => `[data-place="${name}"]`).join(',')
const villages = (names: string[]): string => names.map((name) => `[data-village="${name}"]`).join(',')

export function guideOf(choice: Choice, show: Show): Guide {
  const view = (): Choice['session']['view'] => choice.session.view
  const mine = (): Choice['session']['view']['merchants'][number] | undefined =>
    view().merchants[choice.session.seat ?? -1]

  /** The spots of a verb that can be answered at. */
  const spotsOf = (verb: string): string[] =>
    [...choice.spots].flatMap(([spot, answers]) => (answers.some((one) => one.verb === verb) ? [spot] : []))

  function buyers(kind: Kind): Possibility[] {
    const free = spotsOf('place')
    const here = PLACES.filter((place) => place.kind === kind && free.includes(place.name))
    if (here.length === 0) return []
    const costs = here.map(({ cost }) => cost)
    const args = { count: here.length, least: Math.min(...costs), most: Math.max(...costs) }
    return [
      {
        what: t(`hermagor-can-${kind}`),
        why: t(`hermagor-can-${kind}.why`, args),
        clause: CLAUSES[kind],
        begin: () => show('market'),
        at: places(here.map(({ name }) => name)),
      },
    ]
  }

  /** A place that is too dear, and one where somebody stands. */
  function shutPlaces(): Possibility[] {
    const cash = mine()?.cash ?? 0
    const dear = PLACES.find(
      ({ name, cost, kind }) => kind !== 'booth' && cost > cash && !(name in view().buyers),
    )
    const taken = PLACES.find(({ name }) => name in view().buyers)
    return [dear, taken]
      .filter((place): place is Place => place !== undefined)
      .map(({ name }) => ({
        what: t('hermagor-can-there', { place: placeSaid(name) }),
        against: `place ${name}`,
      }))
  }

  /** Going somewhere, with what the best of it brings. */
  function journeys(verb: 'sell' | 'shortcut' | 'move'): Possibility[] {
    const at = mine()?.at
    const there = spotsOf(verb).filter((spot) => verb !== 'sell' || spot !== at)
    if (there.length === 0) return []
    const known = view().journeys.filter(({ village }) => there.includes(village))
    const [best] = [...known].sort((a, b) => b.net - a.net)
    const args = {
      count: there.length,
      village: best ? villageName(best.village) : '',
      net: signed(best?.net ?? 0),
    }
    return [
      {
        what: t(`hermagor-can-${verb}`),
        why: t(`hermagor-can-${verb}.why`, args),
        clause: CLAUSES[verb],
        begin: () => show('map'),
        at: villages(there),
      },
    ]
  }

  function selling(): Possibility[] {
    const at = mine()?.at ?? ''
    const here: Possibility[] = choice.options.includes('sell')
      ? [
          {
            what: t('hermagor-can-sell-here', { village: villageName(at) }),
            why: t('hermagor-can-sell-here.why'),
            clause: CLAUSES['sell-here'],
            begin: () => show('map'),
            at: villages([at]),
          },
        ]
      : []
    const own = Object.entries(view().stations).find(([, seats]) => seats.includes(choice.session.seat ?? -1))
    const useless = Object.keys(view().stations).find(
      (village) => !choice.spots.has(village) && village !== own?.[0],
    )
    const shut = [own?.[0], useless].filter((village): village is string => village !== undefined)
    return [
      ...here,
      ...journeys('sell'),
      ...journeys('shortcut'),
      ...journeys('move'),
      ...shut.map((village) => ({
        what: t('hermagor-can-sell-in', { village: villageName(village) }),
        against: `sell ${village}`,
      })),
    ]
  }

  function shared(verb: string): Possibility[] {
    const there = spotsOf(verb)
    if (there.length === 0) return []
    const id = `hermagor-can-${verb.replace(' ', '-')}`
    const onMap = verb === 'shared station'
    return [
      {
        what: t(id),
        why: t(`${id}.why`),
        clause: CLAUSES[verb],
        begin: () => show(onMap ? 'map' : 'market'),
        at: onMap ? villages(there) : places(there),
      },
    ]
  }

  /** Answers that need no place on the board. */
  function plain(): Possibility[] {
    return choice.plain.map((move) => {
      const face = faceOf(move, choice.session)
      const key = move in CLAUSES ? move : (move.split(' ')[0] ?? '')
      const known = ['pass', 'stay', 'keep', 'draw', 'declare'].includes(key)
      const why = known ? t(`hermagor-can-${key}.why`, { count: mine()?.buyers ?? 0 }) : face.note
      const what = known ? t(`hermagor-can-${key}`) : face.text
      return { what, why, clause: CLAUSES[key], at: `[data-move="${move}"]` }
    })
  }

  function can(): Possibility[] {
    const { ask } = choice
    if (!ask) return []
    if (ask.step === 'place')
      return [
        ...buyers('booth'),
        ...buyers('edge'),
        ...buyers('junction'),
        ...shared('shared buyer'),
        ...plain(),
        ...shutPlaces(),
      ]
    if (ask.step === 'action') return [...selling(), ...shared('shared station'), ...plain()]
    return [...shared('shared buyer'), ...shared('shared station'), ...plain()]
  }

  return {
    aim: () => t('hermagor-aim', { rounds: view().rounds }),
    goal: () => t(`hermagor-goal-${view().phase}`),
    can,
    explain: (key) => explainOf(choice.session, key),
  }
}
