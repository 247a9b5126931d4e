import type { Key } from '../../lib/keys'

export const MAP: Key = { does: 'hermagor-key-map', press: ['m'] }
