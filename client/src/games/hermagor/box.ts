// What is printed on board and tiles. Made from the rules' own box.toml when the client is built.
import json from '../../generated/hermagor.box.json'
import type { City, Dukedom, Printed, Region, Village } from '../../generated/hermagor'

export type { City, Dukedom, Region, Village }
export type Point = [number, number]

const box = json as unknown as Printed

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
