// The areas of the city: somebody may come before me there.
import type { Feared, Session } from '../types'
import type { View } from './model'
import { areaName } from './words'

export const fears = ({ view }: Session<View>): Feared[] =>
  view.areas.map(({ area }) => ({ word: area, name: areaName(area) }))
