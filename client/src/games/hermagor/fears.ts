// The free places of the market and the villages: somebody may come before me there.
import type { Feared, Session } from '../types'
import { VILLAGES } from './box'
import type { View } from './model'
import { placeName, villageName } from './names'
import { PLACES } from './places'

export const fears = ({ view }: Session<View>): Feared[] => [
  ...PLACES.filter(({ name }) => view.buyers[name] === undefined).map((place) => ({
    word: place.name,
    name: placeName(place),
  })),
  ...VILLAGES.map(({ id }) => ({ word: id, name: villageName(id) })),
]
