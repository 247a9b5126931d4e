import type { Key } from '../../lib/keys'

export const STALLS: Key = { does: 'heller-key-stall', press: ['1', '2', '3', '4'], range: true }
export const DRAWS: Key = { does: 'heller-key-draw', press: ['d'] }
export const SECRET: Key = { does: 'heller-key-secret', press: ['s'] }
export const EDGES: Key = { does: 'heller-key-edges', press: ['Home', 'End', 'PageUp', 'PageDown'] }
