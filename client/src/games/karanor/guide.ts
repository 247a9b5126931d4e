// What this game says about itself at the table (guide/types.ts).
import type { Guide, Possibility } from '../../guide/types'
import { signed } from '../../lib/format'
import { has, t } from '../../lib/words.svelte'
import { answerSaid } from './answers'
import { blackOf, deliveryOf, said, territoryOf } from './box'
import { answersOf } from './choice'
import { explainOf } from './explain'
import { goodSaid } from './names'
import type { Plan } from './plan.svelte'
import type { Doing, View } from './wire'

/** The actions of a turn, the word their moves begin with, the clause. */
const DOINGS: [Doing, string, string][] = [
  ['move', 'move', 'K4.1'],
  ['harvest', 'harvest', 'K5.1'],
  ['work', 'work', 'K6.1'],
  ['build', 'build', 'K7.1'],
  ['interact', 'interact', 'K8.1'],
  ['quest', 'fulfil', 'K8.3'],
  ['delivery', 'deliver', 'K9.1'],
  ['recruit', 'recruit', 'K9.3'],
  ['villa', 'villa', 'K9.6'],
  ['market', 'market', 'K16.5'],
  ['end', 'end', 'K3.5'],
]

export function guideOf(plan: Plan): Guide {
  const view = (): View => plan.session.view

  /** What the reason of an action speaks of. */
  function figures(): Record<string, string | number> {
    const { mine, players, steps, delivery } = view()
    const me = players[plan.session.seat ?? -1]
    const [resource] = me ? territoryOf(me.at).yields : []
    return {
      steps: steps || (mine?.reach ?? 0),
      sea: mine?.sea ?? 0,
      harvest: mine?.gains.harvest ?? 0,
      good: resource ? goodSaid(resource, 2) : '',
      work: mine?.gains.work ?? 0,
      gold: delivery?.gold ?? 0,
      prestige: delivery ? deliveryOf(delivery.card).prestige : 0,
      villa: mine?.villa ?? 0,
      income: signed(mine?.gains.income ?? 0),
      cards: new Set(plan.starting('build').map((move) => move.split(' ')[1])).size,
      quests: new Set(plan.starting('fulfil').map((move) => move.split(' ')[1])).size,
    }
  }

  function ofTurn(): Possibility[] {
    const { mine, market } = view()
    const doings = DOINGS.filter(([name]) => name !== 'market' || market !== null)
    const possible = doings.flatMap(([name, word, clause]): Possibility[] => {
      if (plan.starting(word).length === 0) return []
      const why = t(`karanor-can-${name}.why`, figures())
      return [{ what: t(`karanor-can-${name}`), why, clause, at: `[data-do="${name}"]` }]
    })
    const shut = doings.flatMap(([name]): Possibility[] => {
      const blocked = name === 'end' ? undefined : mine?.blocked[name]
      return blocked ? [{ what: t(`karanor-can-${name}`), refusal: { ...blocked, text: '' } }] : []
    })
    return [...possible, ...cards(), ...shut]
  }

  /** Cards of the black market that can be played now; the others with the reason. */
  function cards(): Possibility[] {
    const held = [...new Set(view().mine?.blacks ?? [])]
    const somebody = view().players.findIndex((_, seat) => seat !== plan.session.seat)
    return held.map((card) => {
      const what = t('karanor-can-play', { card: said(blackOf(card).name) })
      const why = said(blackOf(card).text)
      if (plan.starting(`play ${card}`).length > 0)
        return { what, why, clause: 'K12.1', at: `[data-card="${card}"]` }
      return { what, against: blackOf(card).aims ? `play ${card} ${somebody}` : `play ${card}` }
    })
  }

  const ofStep = (): Possibility[] =>
    answersOf(plan.session)
      .filter((move) => !move.startsWith('play '))
      .map((move) => ({ what: answerSaid(move, plan.session), at: `[data-move="${move}"]` }))

  function can(): Possibility[] {
    const { ask } = plan.session
    if (!ask?.must) return []
    if (ask.step === 'turn') return ofTurn()
    return ask.step === 'window' ? [...cards(), ...ofStep()] : ofStep()
  }

  function goal(): string {
    const step = plan.session.ask?.step ?? plan.session.table.step
    const id = `karanor-goal-${view().turn === 0 ? 'draft' : has(`karanor-goal-${step}`) ? step : 'turn'}`
    return t(id, { actions: view().actions })
  }

  return {
    aim: () => t('karanor-aim', { goal: view().goal }),
    goal,
    can,
    explain: (key) => explainOf(plan.session, key, figures),
  }
}
