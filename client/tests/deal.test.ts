import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fingerprint, follow, join, kept, open, partOfNext } from '../src/lib/deal'
import { table } from './tables'

const asked: { path: string; body: Record<string, unknown> }[] = []

/** A server that promises one seed after the other and opens every table it is asked for. */
function serve(path: string, init: { body: string }): Promise<Response> {
  const body = JSON.parse(init.body) as Record<string, unknown>
  asked.push({ path, body })
  const answer = path.endsWith('/deal')
    ? { commitment: `promise ${asked.length}` }
    : table({ id: `t${asked.length}` })
  return Promise.resolve(new Response(JSON.stringify(answer)))
}

describe('the deal of a table', () => {
  beforeEach(() => {
    asked.length = 0
    localStorage.clear()
    vi.stubGlobal('fetch', serve)
  })

  test('is promised before this browser adds its part, and remembered', async () => {
    const made = await open({ game: 'heller', seats: [{ kind: 'me' }] })
    expect(asked.map(({ path }) => path)).toEqual(['/api/v1/deal', '/api/v1/tables'])
    const { deal, part } = asked[1]?.body ?? {}
    expect(deal).toBe('promise 1')
    expect(part).toMatch(/^[0-9a-f]{32}$/)
    expect(kept(made.id)).toEqual({ commitment: deal, part })
  })

  test('is promised anew when the server has forgotten its promise, but not for ever', async () => {
    const gone = { error: { code: 'deal-gone', text: 'Which promise?' } }
    const paths: string[] = []
    let forgets = 1
    vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
      paths.push(path)
      if (!path.endsWith('/tables') || forgets === 0) return serve(path, init)
      forgets -= 1
      return Promise.resolve(new Response(JSON.stringify(gone), { status: 409 }))
    })
    const made = await open({ game: 'heller', seats: [] })
    expect(paths.map((path) => path.split('/').at(-1))).toEqual(['deal', 'tables', 'deal', 'tables'])
    expect(kept(made.id)?.commitment).toBe('promise 2')
    forgets = 2
    await expect(open({ game: 'heller', seats: [] })).rejects.toMatchObject({
      trouble: { code: 'deal-gone' },
    })
  })

  test('gets a part of its own at every table', async () => {
    await open({ game: 'heller', seats: [] })
    await open({ game: 'heller', seats: [] })
    expect(asked[1]?.body.part).not.toBe(asked[3]?.body.part)
  })

  test('is remembered as it was shown before one sat down', async () => {
    const shown = table({ id: 'joined', deal: { commitment: 'shown', parts: [], seed: null } })
    await join(shown, 1)
    expect(asked[0]?.body.seat).toBe(1)
    expect(kept('joined')).toEqual({ commitment: 'shown', part: asked[0]?.body.part })
  })

  test('is not made up where a table has none', async () => {
    await join(table({ id: 'imported', deal: null }))
    expect(kept('imported')).toBeNull()
  })

  test('of a rematch gets the same part each time one asks, and goes over to the new table', () => {
    const rematch = { wants: [0], table: null, commitment: 'next promise' }
    const over = table({ status: 'over', rematch })
    const part = partOfNext(over)
    expect(partOfNext(over)).toBe(part)
    follow({ ...over, rematch: { ...rematch, table: 'new' } })
    expect(kept('new')).toEqual({ commitment: 'next promise', part })
  })

  test('is forgotten when two hundred others came after it', async () => {
    const first = table({ id: 'first', deal: { commitment: 'c', parts: [], seed: null } })
    await join(first)
    for (let n = 0; n < 200; n += 1) await join({ ...first, id: `later ${n}` })
    expect(kept('first')).toBeNull()
    expect(kept('later 0')).not.toBeNull()
  })

  test('does not need a memory', async () => {
    localStorage.setItem('comptoir-deals', 'no JSON at all')
    expect(kept('abc')).toBeNull()
    await open({ game: 'heller', seats: [] })
  })

  test('has the fingerprint that the server works out', async () => {
    const seed = '00112233445566778899aabbccddeeff'.repeat(2)
    expect(await fingerprint(seed)).toBe('837fb810785cb2d6b2e939af1ea8df94a790a53c6080ce313927464349879de9')
  })
})
