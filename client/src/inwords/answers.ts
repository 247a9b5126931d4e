// What was typed, understood: an answer by its number, or by the beginnings of some of its words, in their order.

export interface Answer {
  move: string
  text: string
}

/** More than so many answers are not numbered. */
const MANY = 30

/** Nobody must type an accent or a capital. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}_]+|[+−-]\d+/gu) ?? []

/** A figure is meant whole: 1 is not 12. */
const begins = (word: string, typed: string): boolean =>
  /^\d+$/.test(typed) ? word === typed : word.startsWith(typed)

/** Is each word typed the beginning of one of these, in the same order? */
function fits(typed: string[], words: string[]): boolean {
  let next = 0
  for (const word of words) if (next < typed.length && begins(word, typed[next] ?? '')) next += 1
  return next === typed.length
}

/** Two answers that are called the same are told apart by how they are written. */
export function apart(answers: Answer[]): Answer[] {
  const often = new Map<string, number>()
  for (const { text } of answers) often.set(text, (often.get(text) ?? 0) + 1)
  return answers.map(({ move, text }) => ({
    move,
    text: (often.get(text) ?? 0) > 1 ? `${text} (${move})` : text,
  }))
}

/** Numbers are given only where no answer has one of its own. */
export const isNumbered = (answers: Answer[]): boolean =>
  answers.length <= MANY && !answers.some(({ move, text }) => /\d/.test(move + text))

/** The answers that may be meant, by number, by name, or as records write them. */
export function matches(typed: string, answers: Answer[]): Answer[] {
  if (isNumbered(answers) && /^\d+$/.test(typed.trim())) return answers.slice(+typed - 1, +typed)
  // As it is listed, the number before it.
  const parts = wordsOf(isNumbered(answers) ? typed.replace(/^\s*\d+\.?\s+/, '') : typed)
  if (parts.length === 0) return []
  const whole = parts.join(' ')
  const same = answers.filter(({ move, text }) =>
    [move, text].some((said) => wordsOf(said).join(' ') === whole),
  )
  if (same.length) return same
  return answers.filter(({ move, text }) => fits(parts, wordsOf(text)) || fits(parts, wordsOf(move)))
}

/** A word and what follows it. */
export function cut(typed: string): [string, string] {
  const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/u.exec(typed) ?? []
  return [word, rest]
}

export const COMMANDS = [
  'look',
  'answers',
  'what',
  'again',
  'hint',
  'undo',
  'rules',
  'say',
  'keys',
  'board',
] as const
export type Command = (typeof COMMANDS)[number]

/** The command that a word is: its own name, or one of those the reader's language has for it. */
export function commandOf(word: string, namesOf: (command: Command) => string): Command | null {
  const wanted = plain(word)
  return (
    COMMANDS.find(
      (command) => wanted === command || namesOf(command).split(' ').map(plain).includes(wanted),
    ) ?? null
  )
}
