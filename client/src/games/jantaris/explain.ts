// What each thing in the city is, what it is worth just now, and the rule that says so.
import { told } from '../../guide/told'
import type { Explanation } from '../../guide/types'
import { t } from '../../lib/words.svelte'
import type { JantarisSession } from './choosing.svelte'
import { areaLabel, lacking } from './labels'
import { CENTRE } from './model'
import { areaName, cardName, goodsSaid, itemName, itemText, voteName } from './words'

const PLAIN: Record<string, string> = {
  prestige: 'J9.1',
  track: 'J9.1',
  reserve: 'J4.2',
  claimed: 'J7.2',
  fair: 'J6.2',
  sealed: 'J5.2',
  ladder: 'J4.3b',
}
/** The clause of each item: J8.3 is the Historic Book. */
const ITEMS = [
  'historic_book',
  'precious_porcelain',
  'cannon',
  'small_ring',
  'barrel_of_dye',
  'seal_ring',
  'ancient_clock',
  'majestic_statue',
  'coach',
  'treasury',
  'old_coins',
  'royal_obligation',
  'signal_horn',
  'royal_cape',
  'noble_horse',
  'royal_crown',
  'street_organ',
  'royal_diamond',
  'picks',
  'royal_scepter',
]
const FIRST_ITEM = 3

export function explainOf(session: JantarisSession, key: string): Explanation | null {
  const [kind = '', id = ''] = key.split(' ')
  const { view } = session
  if (kind in PLAIN)
    return told(`jantaris-explain-${kind}`, PLAIN[kind] ?? '', { goal: view.goal, limit: view.limit })
  if (kind === 'area') return area(session, id)
  if (kind === 'card') return control(session, id)
  if (kind === 'item') return item(session, id)
  if (kind === 'vote') return { name: voteName(id), text: t(`jantaris-can-vote-${id}`), clause: 'J5.3' }
  if (kind !== 'good') return null
  return told('jantaris-explain-good', 'J3.1', { colour: id, limit: view.limit })
}

function area(session: JantarisSession, id: string): Explanation | null {
  const here = session.view.areas.find((one) => one.area === id)
  if (!here) return null
  const marked = here.marker !== null
  const worth = areaLabel(here, here, false, (seat) => session.nameOf(seat))
  const more = { name: areaName(id), worth: worth.slice(areaName(id).length + 2) }
  if (id === CENTRE) return told('jantaris-explain-centre', 'J6.1', { needs: session.view.fair.needs }, more)
  const clause = marked ? 'J3.2' : 'J7.1'
  return told(marked ? 'jantaris-explain-marked' : 'jantaris-explain-district', clause, {}, more)
}

function control(session: JantarisSession, id: string): Explanation | null {
  const { view, seat } = session
  const card = view.cards.find((one) => one.card === id)
  if (!card) return null
  const lacks = seat === null ? [] : lacking(card, view.areas, seat)
  const worth = lacks.map(({ area: where, needs }) =>
    t('jantaris-table-lack', { area: areaName(where), n: needs }),
  )
  const name = cardName(card.districts)
  const more = {
    name,
    worth: worth.length > 0 ? t('jantaris-table-you-lack', { lacks: worth.join(', ') }) : undefined,
  }
  return told('jantaris-explain-control', 'J7.2', { prestige: card.prestige }, more)
}

function item(session: JantarisSession, id: string): Explanation {
  const all = [
    ...session.view.bazaar.up.map((offer) => offer.item),
    ...session.view.players.flatMap(({ items }) => items),
  ]
  const known = all.find((one) => one.item === id)
  const worth = known
    ? t('jantaris-explain-item', { goods: goodsSaid(known.red, known.black), prestige: known.prestige })
    : undefined
  return { name: itemName(id), worth, text: itemText(id), clause: `J8.${FIRST_ITEM + ITEMS.indexOf(id)}` }
}
