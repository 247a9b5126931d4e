// Islands, cards and offers told in words (inwords/types.ts).
import type { InWords, Part } from '../../inwords/types'
import { listed, t } from '../../lib/words.svelte'
import { answerSaid, offerSaid } from './answers'
import { associateOf, counted, deliveryOf, questOf, RESOURCES, said, TERRITORIES, type Goods } from './box'
import { optionsOf } from './choice'
import { explainOf } from './explain'
import { cardName, goodName, lackSaid, merchantSaid, placeName, placeSaid } from './names'
import type { Commerce, HeldQuest, KaranorSession, Preview } from './wire'

const lackedBy = (lacking: Goods): string[] =>
  Object.keys(lacking).length ? [t('karanor-table-missing', { what: lackSaid(lacking) })] : []

/** A card by its name, what it is, what it costs or asks. */
function cardSaid(card: string, session: KaranorSession, more: string[]): string {
  const text = explainOf(session, `card ${card}`, () => ({}))?.text ?? ''
  const told = [cardName(card), text, ...more].filter(Boolean)
  return `${told.map((one) => one.replace(/\.$/, '')).join('. ')}.`
}

const commerceSaid = ({ card, gold, lacking }: Commerce, session: KaranorSession): string =>
  cardSaid(card, session, [t('karanor-table-of-gold', { n: gold }), ...lackedBy(lacking)])

function questSaid({ card, places, lacking }: HeldQuest, session: KaranorSession): string {
  const where = places.length ? listed(places.map(placeName)) : t('karanor-table-anywhere')
  const choices = optionsOf(card).map((option, i) => `${i + 1}: ${said(option.name)}`)
  const [least = {}] = [...lacking].sort((a, b) => Object.keys(a).length - Object.keys(b).length)
  return cardSaid(card, session, [where, said(questOf(card).text), ...choices, ...lackedBy(least)])
}

function mine(session: KaranorSession): string[] {
  const { mine: own } = session.view
  if (!own) return []
  return [
    ...own.draft.map((card) => commerceSaid(card, session)),
    ...own.commerces.map((card) => commerceSaid(card, session)),
    ...own.quests.map((quest) => questSaid(quest, session)),
    ...own.blacks.map((card) => cardSaid(card, session, [])),
  ]
}

function display(session: KaranorSession): string[] {
  const { row, delivery, associates, market } = session.view
  const open = delivery && explainOf(session, 'delivery', () => ({}))
  const goods = delivery ? counted(deliveryOf(delivery.card).resources) : []
  const asked = listed(goods.map(([good, n]) => t('karanor-table-of-good', { n, good })))
  return [
    ...row.map((card) => commerceSaid(card, session)),
    ...(open
      ? [`${t('karanor-table-delivery')}: ${asked}. ${open.text}`]
      : [t('karanor-table-no-delivery-open')]),
    ...(associates.length
      ? [`${t('karanor-table-associates')}: ${listed(associates.map((one) => said(associateOf(one).name)))}`]
      : []),
    ...(market
      ? RESOURCES.map((resource, i) =>
          t('karanor-words-market', {
            good: goodName(resource),
            buy: market.buy[i] ?? 0,
            sell: market.sell[i] ?? 0,
          }),
        )
      : []),
  ]
}

function told(session: KaranorSession): Part[] {
  const { view } = session
  const offers = view.offers.filter(({ open }) => open).map((offer) => offerSaid(offer, session))
  const hand = mine(session)
  return [
    ...(offers.length ? [{ title: t('karanor-table-trade'), lines: offers }] : []),
    ...(hand.length ? [{ title: t('karanor-table-hand'), lines: hand }] : []),
    { title: t('players'), lines: view.players.map((one, seat) => merchantSaid(one, session.nameOf(seat))) },
    { title: t('karanor-table-display'), lines: display(session) },
    {
      title: t('karanor-words-map'),
      lines: TERRITORIES.map((place) =>
        placeSaid(
          place,
          session,
          view.mine?.routes.find(({ to }) => to === place.id),
        ),
      ),
    },
  ]
}

function foreseen({ gold = 0, income = 0, prestige = 0, goods = [] }: Preview): string {
  const changes = [
    ...[t('karanor-table-gold'), t('karanor-table-income'), t('karanor-table-prestige')].map(
      (name, i): [string, number] => [name, [gold, income, prestige][i] ?? 0],
    ),
    ...RESOURCES.map((resource, i): [string, number] => [goodName(resource), goods[i] ?? 0]),
  ].filter(([, n]) => n)
  return changes
    .map(([name, n]) => t('karanor-words-change', { name, n: Math.abs(n), sign: n < 0 ? 'minus' : 'plus' }))
    .join(', ')
}

export const inWords: InWords = { told, answer: answerSaid, foreseen }
