// The text of a rulebook once it is on the page: links to clauses, what can be scrolled, what is searched for.
const CLAUSE = /^[A-Z]\d/
const PARTS = 'h2, h3, p, li, tr, blockquote, figure, [id]'
const FOUND = 'found'

const all = (text: HTMLElement, selector: string): HTMLElement[] =>
  Array.from(text.querySelectorAll<HTMLElement>(selector))

/** A heading of a column must say something; an empty one is a plain cell. */
export function emptyHeadings(text: HTMLElement): void {
  for (const heading of all(text, 'th'))
    if (!heading.textContent.trim()) heading.replaceWith(document.createElement('td'))
}

/** What may be wider than a phone can be scrolled with the keyboard too. */
export function reachable(text: HTMLElement): void {
  for (const wide of all(text, 'pre, table')) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0
}

/** Each clause gets a link to itself, to be sent to a friend who doubts. */
export function addLinks(text: HTMLElement, game: string, said: (clause: string) => string): void {
  if (text.querySelector('.anchor')) return
  for (const clause of all(text, '[id]').filter(({ id }) => CLAUSE.test(id))) {
    const link = document.createElement('a')
    link.className = 'anchor'
    link.href = `/rules/${game}#${clause.id}`
    link.textContent = '#'
    link.setAttribute('aria-label', said(clause.id))
    const place = /^(TABLE|UL|OL|DL)$/.test(clause.tagName) ? clause.previousElementSibling : clause
    place?.append(' ', link)
  }
}

export interface Chapter {
  id: string
  /** The letter and number before its name, if it has one. */
  number: string
  name: string
}

export const chaptersOf = (text: HTMLElement): Chapter[] =>
  all(text, 'h2[id]').map((heading) => {
    const [, number = '', name = ''] = /^([A-Z]\d+ )?(.*)$/.exec(heading.textContent) ?? []
    return { id: heading.id, number: number.trim(), name }
  })

/** Brings a place of the text into sight and lights it. */
export function show(text: HTMLElement, id: string): void {
  for (const lit of all(text, '.lit')) lit.classList.remove('lit')
  const element = text.querySelector(`#${CSS.escape(id)}`)
  element?.classList.add('lit')
  element?.scrollIntoView({ block: element.tagName === 'H2' ? 'start' : 'center' })
}

/** Hides all that does not speak of it and marks what does; how many passages that are, -1 when nothing is looked for. */
export function search(text: HTMLElement, query: string, lang: string): number {
  const wanted = query.trim().toLocaleLowerCase(lang)
  const parts = all(text, PARTS)
  for (const part of parts) part.hidden = false
  mark(text, wanted, lang)
  if (!wanted) return -1
  const hits = new Set(parts.filter((part) => part.textContent.toLocaleLowerCase(lang).includes(wanted)))
  const around = (part: HTMLElement): boolean => parts.some((hit) => hits.has(hit) && part.contains(hit))
  for (const part of parts) part.hidden = !hits.has(part) && !around(part)
  // A drawing stays with the words above it.
  for (const figure of all(text, 'figure'))
    figure.hidden &&= (figure.previousElementSibling as HTMLElement | null)?.hidden ?? true
  return [...hits].filter((hit) => ![...hits].some((other) => other !== hit && hit.contains(other))).length
}

/** Browsers that cannot mark ranges find as well, only without colour. */
function mark(text: HTMLElement, wanted: string, lang: string): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(FOUND)
  if (!wanted) return
  const ranges: Range[] = []
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const words = node.data.toLocaleLowerCase(lang)
    for (let at = words.indexOf(wanted); at >= 0; at = words.indexOf(wanted, at + wanted.length)) {
      if (at + wanted.length > node.length) break
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      ranges.push(range)
    }
  }
  CSS.highlights.set(FOUND, new Highlight(...ranges))
}
