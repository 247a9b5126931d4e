// What each thing on map, plates and cards is, what it is worth just now, and the rule that says so.
import { told } from '../../guide/told'
import type { Explanation } from '../../guide/types'
import { listed, t, type Args } from '../../lib/words.svelte'
import {
  artefactOf,
  associateOf,
  blackOf,
  cardKind,
  commerceOf,
  deliveryOf,
  historyOf,
  insigniaOf,
  questOf,
  resourceOf,
  RESOURCES,
  said,
  territoryOf,
  TERRITORIES,
} from './box'
import { cardName, goodName, lackSaid, placeName, placeSaid } from './names'
import type { KaranorSession } from './wire'

const PLAIN: Record<string, string> = {
  gold: 'K1.3',
  income: 'K10.1',
  prestige: 'K13.1',
  quests: 'K8.5',
  blacks: 'K12.1',
  round: 'K13.4',
}
const DOINGS: Record<string, string> = {
  move: 'K4.1',
  harvest: 'K5.1',
  work: 'K6.1',
  build: 'K7.1',
  interact: 'K8.1',
  quest: 'K8.3',
  delivery: 'K9.1',
  recruit: 'K9.3',
  villa: 'K9.6',
  market: 'K16.5',
  end: 'K3.5',
}

export function explainOf(session: KaranorSession, key: string, figures: () => Args): Explanation | null {
  const [kind = '', id = ''] = key.split(' ')
  const { view } = session
  if (kind in PLAIN) return told(`karanor-explain-${kind}`, PLAIN[kind] ?? '', { goal: view.goal })
  if (kind === 'do')
    return { name: t(`karanor-can-${id}`), text: doing(session, id, figures), clause: DOINGS[id] }
  if (kind === 'place') return place(session, id)
  if (kind === 'good') return good(session, id)
  if (kind === 'card') return card(session, id)
  if (kind === 'insignia')
    return { name: said(insigniaOf(id).name), text: said(insigniaOf(id).text), clause: 'K11.2' }
  if (kind === 'associate')
    return told(
      'karanor-explain-associate',
      'K9.4',
      { good: goodName(id) },
      { name: said(associateOf(id).name) },
    )
  if (kind === 'wishes')
    return { name: t('karanor-desk-ask-when'), text: t('karanor-desk-ask-seen'), clause: 'R62' }
  if (kind === 'history')
    return told('karanor-explain-history', 'K2.12', {}, { name: said(historyOf(id).name) })
  return kind === 'delivery' ? delivery(session) : null
}

/** What an action brings where it can be taken, what it is for where not. */
function doing(session: KaranorSession, id: string, figures: () => Args): string {
  const blocked = id in (session.view.mine?.blocked ?? {})
  return blocked ? t(`karanor-explain-do-${id}`) : t(`karanor-can-${id}.why`, figures())
}

function good(session: KaranorSession, id: string): Explanation {
  const places = TERRITORIES.filter(({ yields }) => yields.includes(id)).map((one) => placeName(one.id))
  const left = session.view.supply[RESOURCES.indexOf(id)] ?? 0
  const worth = t('karanor-explain-good.worth', { left })
  return told(
    'karanor-explain-good',
    'K5.1',
    { places: listed(places) },
    { name: said(resourceOf(id).name), worth },
  )
}

function place(session: KaranorSession, id: string): Explanation {
  const here = territoryOf(id)
  const way = session.view.mine?.routes.find(({ to }) => to === id)
  const kind = here.kind === 'city' ? 'city' : here.yields.length > 0 ? 'site' : 'land'
  const clause = { city: 'K7.1', site: 'K5.1', land: 'K1.2' }[kind]
  const worth = placeSaid(here, session, way).slice(said(here.name).length + 2)
  return told(`karanor-explain-${kind}`, clause, {}, { name: said(here.name), worth: worth || undefined })
}

function card(session: KaranorSession, id: string): Explanation {
  const kind = cardKind(id)
  const name = cardName(id)
  if (kind === 'black') {
    const windows = listed(blackOf(id).windows.map((window) => t(`karanor-window-${window}`)))
    return {
      name,
      worth: t('karanor-desk-card-when', { windows }),
      text: said(blackOf(id).text),
      clause: 'K12.1',
    }
  }
  if (kind === 'artefact') return { name, text: said(artefactOf(id).text), clause: 'K11.4' }
  if (kind === 'quest') {
    const args = { prestige: questOf(id).prestige }
    return { name, text: t('karanor-explain-quest', args), clause: 'K8.3' }
  }
  const { income, prestige, bonus } = commerceOf(id)
  const all = [...(session.view.mine?.commerces ?? []), ...session.view.row]
  const lacks = all.find((one) => one.card === id)?.lacking ?? {}
  const worth =
    Object.keys(lacks).length > 0 ? t('karanor-table-missing', { what: lackSaid(lacks) }) : undefined
  const args = { income, prestige, bonus: said(bonus.name), gold: bonus.gold, text: said(bonus.text) }
  return { name, worth, text: t('karanor-explain-commerce', args), clause: 'K7.2' }
}

function delivery(session: KaranorSession): Explanation | null {
  const open = session.view.delivery
  if (!open) return null
  const { name, city, prestige } = deliveryOf(open.card)
  const args = { city: placeName(city), gold: open.gold, prestige }
  return told('karanor-explain-delivery', 'K9.1', args, { name: said(name) })
}
