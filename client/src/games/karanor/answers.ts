// An answer as an order, by the names of what it speaks of. Reactive through t().
import { has, listed, t } from '../../lib/words.svelte'
import { associateOf, said } from './box'
import { tileName } from './choice'
import { cardName, goodName, goodSaid, placeName, purposeSaid } from './names'
import { nameOf } from './things'
import { read, REPLIES, thingsOf } from './trade.svelte'
import type { KaranorSession, Offer } from './wire'

/** “3 gold and 1 wood”. */
export const bundleSaid = (bundle: string): string =>
  listed(thingsOf(read(bundle)).map((thing) => `${thing.n} ${nameOf(thing, thing.n)}`)) ||
  t('karanor-words-nothing')

export function offerSaid(
  { number, author, to, give, want, purpose }: Offer,
  session: KaranorSession,
): string {
  const args = {
    number,
    name: session.nameOf(author),
    other: to < 0 ? t('karanor-words-anyone') : session.nameOf(to),
    give: bundleSaid(give),
    want: bundleSaid(want),
  }
  const told = t('karanor-words-offer', args)
  return purpose ? `${told} ${purposeSaid(purpose)}` : told
}

const upon = (text: string, target: string | undefined, session: KaranorSession): string =>
  target === undefined ? text : t('karanor-table-upon', { text, name: session.nameOf(Number(target)) })

function built([, card = '', ...rest]: string[]): string {
  const text = t(rest[0] === 'bonus' ? 'karanor-words-build-bonus' : 'karanor-words-build', {
    card: cardName(card),
  })
  const swap = rest.indexOf('swap')
  if (swap < 0) return text
  const [lacking = '', instead = ''] = rest.slice(swap + 1)
  return t('karanor-table-build-swap', { text, instead: goodSaid(instead), lacking: goodSaid(lacking) })
}

function fulfilled([, quest = '', ...rest]: string[], session: KaranorSession): string {
  const on = rest.indexOf('on')
  const option = rest[0] !== undefined && rest[0] !== 'on' ? Number(rest[0]) : 0
  const text = t('karanor-words-fulfil', { quest: cardName(quest), option })
  return upon(text, on < 0 ? undefined : rest[on + 1], session)
}

/** “Buy wood, then sell ore”. */
function dealt([, ...deals]: string[]): string {
  const told = deals.flatMap((word, i) =>
    i % 2 ? [] : [t('karanor-words-deal', { deal: word, resource: goodName(deals[i + 1] ?? '') })],
  )
  return listed(told)
}

/** What is said in a turn; null: of something else. */
function inTurn(words: string[], session: KaranorSession): string | null {
  const [verb = '', what] = words
  const plainly: Record<string, string> = {
    deliver: 'delivery',
    harvest: 'harvest',
    work: 'work',
    villa: 'villa',
  }
  if (verb === 'move') return t('karanor-words-move', { to: t(`karanor-to-${what}`) })
  if (verb === 'build') return built(words)
  if (verb === 'fulfil') return fulfilled(words, session)
  if (verb === 'market') return dealt(words)
  if (verb === 'recruit' || verb === 'promote')
    return t(`karanor-table-${verb}`, { name: said(associateOf(what ?? '').name) })
  if (verb === 'interact')
    return what === undefined
      ? t('karanor-can-interact')
      : t('karanor-words-interact', { place: placeName(what) })
  if (verb === 'end') return t('karanor-can-end')
  return plainly[verb] === undefined ? null : t(`karanor-can-${plainly[verb]}`)
}

/** What is said about an offer, or about when to be asked. */
function beside([verb = '', what = '', on]: string[], session: KaranorSession): string | null {
  if (verb === 'ask')
    return t('karanor-words-ask', {
      window: what === 'all' ? 'all' : t(`karanor-window-${what}`),
      on: on ?? '',
    })
  if (!REPLIES.some((reply) => reply === verb)) return null
  const offer = session.view.offers.find(({ number }) => number === Number(what))
  return t('karanor-words-reply', {
    reply: t(`karanor-desk-${verb}`),
    offer: offer ? offerSaid(offer, session) : what,
  })
}

export function answerSaid(move: string, session: KaranorSession): string {
  const words = move.split(' ')
  const [verb = '', what = '', other] = words
  const known = beside(words, session) ?? inTurn(words, session)
  if (known !== null) return known
  if (verb === 'pick') return session.ask?.step === 'poach' ? said(associateOf(what).name) : goodName(what)
  if (verb === 'convert')
    return t('karanor-can-convert', {
      one: goodName(what),
      other: other === 'gold' ? t('karanor-desk-gold') : goodName(other ?? ''),
    })
  if (verb === 'place') return placeName(what)
  if (verb === 'use') return upon(t('karanor-can-use', { tile: said(tileName(what)) }), other, session)
  if (verb === 'play') return upon(t('karanor-can-play', { card: cardName(what) }), other, session)
  if (verb === 'choose') return t('karanor-desk-option', { n: Number(what) })
  if (verb === 'pay') return t('karanor-desk-pay-more', { n: session.view.pending?.gold ?? 0 })
  if (verb === 'take' && what === 'deck')
    return t('karanor-desk-take-deck', { n: session.view.decks.commerce })
  if (['keep', 'discard', 'take'].includes(verb)) return `${t(`karanor-desk-${verb}`)} ${cardName(what)}`
  const id = move === 'pass turn' ? 'karanor-desk-pass-turn' : `karanor-desk-${verb}`
  return has(id) ? t(id) : move
}
