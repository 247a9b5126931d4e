// What French drops before a vowel: « le tour d’Adalbert », « le tour de Luc ». The server does the same
// (src/comptoir/elision.py); one list of names tries both.

/** How names begin whose h is not heard; before any other h nothing is dropped. */
const MUTE = 'hect|hele|helo|henr|herm|herv|hila|hippo|hono|hora|hort|hub|hug|hyac'
const ELIDED = new RegExp(`^(?:[aeiouœæ]|y[^aeiouy]|${MUTE})`)

/** `de` and a name, run together where one says them so. */
export function de(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
  return ELIDED.test(plain) ? `d’${name}` : `de ${name}`
}
