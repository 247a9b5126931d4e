// What is printed on board and tiles. Read from the rules' own box.toml when the client is built, so that it is told once.
import text from '@words/games/hermagor/box.toml?raw'

export type Point = [number, number]
export type Village = { id: string; name: string; x: number; y: number; product: string; dukedom: string }
export type City = { id: string; name: string; x: number; y: number }
export type Region = {
  id: string
  name: string
  villages: string[]
  city: boolean
  buildings: string[]
  label: Point
}
export type Dukedom = { id: string; name: string; polygon: Point[] }
export type River = { id: string; name: string; points: Point[] }
type Road = [string, string, number]

type Box = {
  goods: { products: { id: string; building: string }[] }
  product_tiles: { shows: string[][] }
  prices: { prices: number[]; end_values: number[]; squares: number[]; indicator: number }
  setup: { rows: Record<string, number[]> }
  market: { costs: number[][] }
  money: { on_tile: number }
  map: { width: number; height: number; city: City; villages: Village[]; roads: Road[]; route: string[] }
  land: { regions: Region[]; dukedoms: Dukedom[]; rivers: River[] }
}

/** The part of TOML that the box is written in: tables of inline values. */
function read(toml: string): Box {
  const [, ...parts] = toml.replace(/#.*$/gm, '').split(/^\[(\w+)\]\s*$/m)
  const tables: Record<string, unknown> = {}
  for (let i = 0; i < parts.length; i += 2) {
    const body = (parts[i + 1] ?? '')
      .replace(/^(\w+)\s*=/gm, ',"$1":')
      .replace(/(\w+)\s*=/g, '"$1":')
      .replace(/,(\s*[\]}])/g, '$1')
    tables[parts[i] ?? ''] = JSON.parse(`{${body.replace(/^\s*,/, '')}}`)
  }
  return tables as Box
}

const box = read(text)

export const PRODUCTS = box.goods.products.map((product) => product.id)
export const NOBILITY = 'nobility'
export const SHOWS = box.product_tiles.shows
export const PRICES = box.prices.prices
export const END_VALUES = box.prices.end_values
export const SQUARES = box.prices.squares
export const INDICATOR = box.prices.indicator
export const COSTS = box.market.costs
export const ON_TILE = box.money.on_tile
export const WIDTH = box.map.width
export const HEIGHT = box.map.height
export const CITY = box.map.city
export const VILLAGES = box.map.villages
export const ROADS = box.map.roads
export const ROUTE = box.map.route
export const REGIONS = box.land.regions
export const DUKEDOMS = box.land.dukedoms
export const RIVERS = box.land.rivers

const buildings = new Map(box.goods.products.map((product) => [product.id, product.building]))
const products = new Map(box.goods.products.map((product) => [product.building, product.id]))
const nodes = new Map<string, City>([...VILLAGES, CITY].map((node) => [node.id, node]))
const villages = new Map(VILLAGES.map((village) => [village.id, village]))
const regions = new Map(REGIONS.map((region) => [region.id, region]))

export const buildingOf = (product: string): string => buildings.get(product) ?? NOBILITY
export const productOf = (building: string): string => products.get(building) ?? NOBILITY
export const villageOf = (id: string): Village | undefined => villages.get(id)
export const regionOf = (id: string): Region | undefined => regions.get(id)
export const nodeOf = (id: string): City => nodes.get(id) ?? CITY
export const dukedomOf = (id: string): Dukedom | undefined => DUKEDOMS.find((dukedom) => dukedom.id === id)
export const onRoute = (id: string): boolean => ROUTE.includes(id)

/** The rows of the price table that a region's buildings stand for; without any it is the nobility's. */
export const rowsOf = (region: Region): string[] =>
  region.buildings.length ? region.buildings.map(productOf) : [NOBILITY]

export const regionsAt = (village: string): Region[] =>
  REGIONS.filter((region) => region.villages.includes(village))

/** H3.2: the rows of booths in use, counted from 1. */
export const rowsInUse = (players: number): number[] => box.setup.rows[players] ?? []

export function roadCost(a: string, b: string): number {
  return ROADS.find(([one, other]) => (one === a && other === b) || (one === b && other === a))?.[2] ?? 0
}
