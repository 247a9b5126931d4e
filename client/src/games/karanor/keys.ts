import type { Key } from '../../lib/keys'

/** While an offer to me is open. */
export const OFFER = {
  accept: { does: 'karanor-key-accept', press: ['a'] },
  counter: { does: 'karanor-key-counter', press: ['c'] },
  decline: { does: 'karanor-key-decline', press: ['x'] },
  fold: { does: 'karanor-key-fold', press: ['Escape'] },
} satisfies Record<string, Key>
/** While a window is open, in it. */
export const PASS: Key = { does: 'karanor-key-pass', press: ['Escape'] }
