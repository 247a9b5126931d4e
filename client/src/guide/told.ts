// Explanations that are only words: `<game>-explain-<kind>`, named by its attribute `.name`.
import { has, t, type Args } from '../lib/words.svelte'
import type { Explanation } from './types'

export function told(
  id: string,
  clause: string,
  args: Args = {},
  more: Partial<Explanation> = {},
): Explanation {
  const name = has(`${id}.name`) ? t(`${id}.name`, args) : ''
  return { name, text: t(id, args), clause, ...more }
}

/** What the shell itself shows at every table. */
export function ofShell(key: string): Explanation | null {
  const [kind, ...words] = key.split(' ')
  return kind === 'shell' ? { name: words.slice(1).join(' '), text: t(`explain-${words[0]}`) } : null
}
