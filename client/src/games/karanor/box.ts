// What is printed on map, cards and tiles. Made from the rules' own box.toml when the client is built.
import json from '../../generated/karanor.box.json'
import type {
  Associate,
  Black,
  Commerce,
  Delivery,
  Effect,
  History,
  Named,
  Option,
  Printed,
  Quest,
  Route,
  Territory,
  Tile,
} from '../../generated/karanor'
import { t } from '../../lib/words.svelte'

export type { Commerce, Effect, Option, Quest, Route, Territory }
/** The message that says it. */
export type Said = string
export type Point = [number, number]
export type Goods = Record<string, number>

const box = json as unknown as Printed

/** K14.17: how many of one's offers may be open. */
export const OFFERS = box.trade.offers_each
export const ACTIONS = box.constants.actions_per_turn
export const SEA = box.constants.sea_cost
export const RECRUIT = box.constants.associate_gold
export const RESOURCES = box.resource.map((resource) => resource.id)
export const INSIGNIA = box.insignia.map((tile) => tile.id)
export const ARTEFACTS = box.artefact.map((tile) => tile.id)
export const ISLANDS = box.island
export const TERRITORIES = box.territory
export const ROUTES = box.sea_route
export const ASSOCIATES = box.associate
/** K14.9: the windows in which the table waits. */
export const PAUSES = box.pauses

const byId = <T extends { id: string }>(rows: T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]))
const territories = byId(box.territory)
const commerces = byId(box.commerce)
const quests = byId(box.quest)
const blacks = byId(box.black_market)
const artefacts = byId(box.artefact)
const insignia = byId(box.insignia)
const deliveries = byId(box.delivery)
const histories = byId(box.history_tile)
const associates = new Map(box.associate.map((row) => [row.resource, row]))
const resources = byId(box.resource)

function need<T>(rows: Map<string, T>, id: string): T {
  const row = rows.get(id)
  if (row === undefined) throw new Error(`The box holds no “${id}”`)
  return row
}

export const territoryOf = (id: string): Territory => need(territories, id)
export const commerceOf = (id: string): Commerce => need(commerces, id)
export const questOf = (id: string): Quest => need(quests, id)
export const blackOf = (id: string): Black => need(blacks, id)
export const artefactOf = (id: string): Tile => need(artefacts, id)
export const insigniaOf = (id: string): Tile => need(insignia, id)
export const deliveryOf = (id: string): Delivery => need(deliveries, id)
export const historyOf = (id: string): History => need(histories, id)
/** By the resource it brings. */
export const associateOf = (resource: string): Associate => need(associates, resource)
/** By its own id, as in an offer. */
export const associateNamed = (id: string): Associate => need(byId(box.associate), id)
export const resourceOf = (id: string): Named => need(resources, id)

export type CardKind = 'commerce' | 'quest' | 'black' | 'artefact'
/** Cards of all kinds have different names. */
export const cardKind = (id: string): CardKind =>
  commerces.has(id) ? 'commerce' : artefacts.has(id) ? 'artefact' : blacks.has(id) ? 'black' : 'quest'

/** In the reader's language. Reactive. */
export const said = (message: Said): string => t(message)

/** Counts by resource, in the order of the box, as pairs; only what there is. */
export const counted = (goods: Goods): [string, number][] =>
  RESOURCES.filter((resource) => goods[resource]).map((resource) => [resource, goods[resource] ?? 0])

export const neighbours = (id: string): string[] =>
  [...box.land_border, ...box.sea_route].flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))

export const routeBetween = (a: string, b: string): Route | undefined =>
  box.sea_route.find((route) => (route.a === a && route.b === b) || (route.a === b && route.b === a))
