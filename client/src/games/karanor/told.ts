// The view as the server tells it (docs/games/karanor.md), and as the table reads it: counts as lists in the order of the
// box, what a merchant has beside the merchant, offers taken apart.
import { ARTEFACTS, associateNamed, commerceOf, INSIGNIA, RESOURCES } from './box'
import type { Blocked, Bundle, Doing, HeldCommerce, Lacks, Merchant, Offer, Pending, View, Way } from './wire'

type Lacking = Record<string, number>
type ToldCommerce = { card: string; gold: number; bonus: number; lacking: Lacking }
type ToldMerchant = {
  gold: number
  income: number
  prestige: number
  at: string
  origin: string
  history: string
  goods: number[]
  insignia: Record<string, number>
  artefacts: string[]
  shops: string[]
  built: string[]
  known: string[]
  commerces: number
  quests: number
  blacks: number
  silent: boolean
  spared: string[]
}
type ToldOffer = {
  number: number
  author: number
  to: number | null
  give: string
  want: string
  counters: number | null
  open: boolean
  countered: boolean
  declined: number[]
  accepted: number[]
}
export type Told = {
  seat: number
  asked: number[]
  turn: number
  starter: number
  active: number
  actions: number
  steps: number
  goal: number
  ending: boolean
  players: ToldMerchant[]
  supply: number[]
  insignia: Record<string, number>
  row: string[]
  decks: Record<string, number>
  delivery: { card: string; city: string; gold?: number; lacking?: Lacking } | null
  associates: { resource: string; owner: number | null; promoted: boolean }[]
  inhabited: string[]
  villas: Record<string, number | null>
  market: View['market']
  window: { window: string; cause: number; asked: number[]; answered: number[]; card: string | null; mine?: string } | null
  drawn: string[]
  pending: Pending | null
  immediate: string | null
  picked: string | null
  drafted: number[]
  offers: ToldOffer[]
  mine: {
    commerces: ToldCommerce[]
    draft: ToldCommerce[]
    quests: { card: string; places: string[]; lacking: Lacking[] }[]
    blacks: { card: string; playable: boolean }[]
    reach: number
    sea: number
    villa: number
    routes: Way[]
    blocked: Partial<Record<Doing, Blocked>>
    gains: { work: number; harvest: number; income: number; recruit: number }
    row: ToldCommerce[]
  } | null
}

const NOTHING: Lacking = {}
const lacks = (lacking: Lacking): Lacks => ({
  gold: lacking.gold ?? 0,
  goods: RESOURCES.map((resource) => lacking[resource] ?? 0),
})
const badges = (counts: Record<string, number>): number[] => INSIGNIA.map((id) => counts[id] ?? 0)

/** `gold 3 wood 1 mount 1` taken apart. */
export function bundle(text: string): Bundle {
  const found: Bundle = { gold: 0, goods: RESOURCES.map(() => 0), insignia: INSIGNIA.map(() => 0), artefacts: [], associates: [] }
  const words = text.split(' ').filter(Boolean)
  for (let i = 0; i < words.length; i += 2) {
    const [name = '', n] = [words[i], Number(words[i + 1])]
    if (name === 'gold') found.gold = n
    else if (RESOURCES.includes(name)) found.goods[RESOURCES.indexOf(name)] = n
    else if (INSIGNIA.includes(name)) found.insignia[INSIGNIA.indexOf(name)] = n
    else if (ARTEFACTS.includes(name)) found.artefacts.push(name)
    else found.associates.push(associateNamed(name).resource)
  }
  return found
}

function merchant(told: Told, player: ToldMerchant, seat: number): Merchant {
  const mine = seat === told.seat ? told.mine : null
  return {
    ...player,
    insignia: badges(player.insignia),
    associates: told.associates.filter(({ owner }) => owner === seat),
    villas: Object.keys(told.villas).filter((place) => told.villas[place] === seat),
    steps: mine?.reach ?? 0,
    sea: mine?.sea ?? 0,
  }
}

const offer = (told: ToldOffer): Offer => ({
  number: told.number,
  author: told.author,
  to: told.to ?? -1,
  gives: bundle(told.give),
  wants: bundle(told.want),
  answers: told.counters ?? 0,
  open: told.open,
  countered: told.countered,
  refused: told.declined,
  accepted: told.accepted,
})

function hand(told: Told): View['hand'] {
  const { mine } = told
  if (!mine) return null
  const at = told.players[told.seat]?.at ?? ''
  const free = mine.blocked.build === undefined || /lacking/.test(mine.blocked.build.code)
  const held = ({ card, gold, bonus, lacking }: ToldCommerce): HeldCommerce => ({ card, gold, bonus, lacks: lacks(lacking), here: free })
  return {
    commerces: mine.commerces.map(held),
    quests: mine.quests.map(({ card, places, lacking }) => ({
      quest: card,
      places,
      here: places.includes(at),
      options: lacking.map((one) => ({ lacks: lacks(one) })),
    })),
    blacks: mine.blacks.map(({ card }) => card),
  }
}

export function understood(told: Told): View {
  const { mine, delivery } = told
  const printed = (card: string): ToldCommerce => ({ card, gold: commerceOf(card).gold, bonus: 0, lacking: NOTHING })
  return {
    seat: told.seat,
    players: told.players.length,
    turn: told.turn,
    active: told.active,
    starter: told.starter,
    actions: told.actions,
    steps: told.steps,
    end: told.goal,
    ending: told.ending,
    asked: told.asked,
    phase: told.turn > 0 ? (told.asked.length ? 'play' : 'over') : 'draft',
    merchants: told.players.map((player, seat) => merchant(told, player, seat)),
    hand: hand(told),
    row: (mine?.row ?? told.row.map(printed)).map(({ card, gold, lacking }) => ({ card, gold, lacks: lacks(lacking) })),
    delivery: delivery && { card: delivery.card, gold: delivery.gold ?? 0, lacks: lacks(delivery.lacking ?? NOTHING) },
    decks: {
      commerce: told.decks.commerce ?? 0,
      quest: told.decks.quest ?? 0,
      black: told.decks.black_market ?? 0,
      artefact: told.decks.artefact ?? 0,
      delivery: told.decks.delivery ?? 0,
    },
    associates: told.associates.filter(({ owner }) => owner === null).map(({ resource }) => resource),
    supply: told.supply,
    insignia: badges(told.insignia),
    inhabited: told.inhabited,
    villas: Object.fromEntries(Object.entries(told.villas).map(([place, owner]) => [place, owner ?? -1])),
    villa: mine?.villa ?? 0,
    recruit: mine?.gains.recruit ?? 0,
    market: told.market,
    ways: mine?.routes ?? [],
    blocked: mine?.blocked ?? {},
    gains: mine?.gains ?? { work: 0, harvest: 0, income: 0 },
    draft: mine?.draft.length ? { cards: mine.draft.map(({ card }) => card), picked: told.picked } : null,
    drawn: told.drawn,
    pending: told.pending,
    window: told.window,
    offers: told.offers.map(offer),
  }
}
