// Whose it is, in German: „Adalberts Zug“, „Hans’ Zug“. The server does the same (src/comptoir/genitive.py);
// one list of names tries both.

/** How names end after which no s can be heard. */
const HISSING = /(?:s|ß|x|z|ce)$/i

/** A name in the genitive; after what is no letter the s stands apart. */
export function genitive(name: string): string {
  if (HISSING.test(name)) return `${name}’`
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`
}
