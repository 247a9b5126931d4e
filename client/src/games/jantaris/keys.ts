import type { Key } from '../../lib/keys'

export const CENTRES: Key = { does: 'jantaris-key-centre', press: ['c'] }
/** In the order of the cards. */
export const VOTING: Key = { does: 'jantaris-key-vote', press: ['1', '2', '3', '4'], range: true }
