// Addresses in what somebody wrote: only https, shown as written with the host they lead to. The text stays text.

export interface Piece {
  text: string
  /** Where it leads, and to whom; null: it is no link. */
  link: { href: string; host: string } | null
}

const ADDRESS = /https:\/\/[^\s<>"'\p{C}]+/gu
/** What ends a sentence does not belong to the address. */
const TAIL = /[.,;:!?)\]}»”’]+$/

function linkOf(text: string): Piece['link'] {
  if (!URL.canParse(text)) return null
  const { protocol, href, host, username, password } = new URL(text)
  return protocol === 'https:' && host && !username && !password ? { href, host } : null
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TAIL, '')
    const link = linkOf(address)
    if (!link) continue
    if (match.index > end) found.push({ text: text.slice(end, match.index), link: null })
    found.push({ text: address, link })
    end = match.index + address.length
  }
  if (end < text.length) found.push({ text: text.slice(end), link: null })
  return found
}
