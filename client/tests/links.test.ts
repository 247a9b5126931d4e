import { describe, expect, it } from 'vitest'
import { pieces } from '../src/lib/links'

const links = (text: string): (string | null)[] => pieces(text).map(({ link }) => link?.href ?? null)

describe('addresses in what somebody wrote', () => {
  it('are links with the host they lead to, without the end of the sentence', () => {
    expect(pieces('See https://example.org/a?b=1.')).toEqual([
      { text: 'See ', link: null },
      { text: 'https://example.org/a?b=1', link: { href: 'https://example.org/a?b=1', host: 'example.org' } },
      { text: '.', link: null },
    ])
  })

  it('are none when they are anything but plain https', () => {
    for (const text of [
      'http://example.org',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://bank.example@evil.example/',
      'ftp://example.org',
    ])
      expect(links(text), text).toEqual([null])
  })

  it('keep every letter of the line', () => {
    const text = 'a https://x.org/<b> https://y.org, c'
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
