import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import NewPage from '../src/pages/NewPage.svelte'
import { greet } from '../src/lib/place.svelte'
import { speak } from '../src/lib/words.svelte'
import { HELLER, table } from './tables'

const asked: { path: string; body: Record<string, unknown> }[] = []

function serve(path: string, init: { body?: string }): Promise<Response> {
  asked.push({ path, body: JSON.parse(init.body ?? '{}') as Record<string, unknown> })
  const answers: Record<string, unknown> = {
    '/api/v1/hello': { me: { name: 'Anna' }, games: [HELLER] },
    '/api/v1/deal': { commitment: 'promise' },
  }
  return Promise.resolve(new Response(JSON.stringify(answers[path] ?? table())))
}

describe('the page that opens a table', () => {
  let page: object

  beforeEach(async () => {
    asked.length = 0
    vi.stubGlobal('fetch', serve)
    await speak('en')
    await greet()
    page = mount(NewPage, { target: document.body, props: { game: 'heller' } })
    flushSync()
  })
  afterEach(() => unmount(page))

  const field = (id: string): HTMLInputElement => {
    const found = document.querySelector<HTMLInputElement>(`#${id}`)
    if (!found) throw new Error(`There is no field ${id}`)
    return found
  }

  test('takes no longer a name for a table than the server does', () => {
    expect(field('new-name').maxLength).toBe(24)
  })

  test('asks for the table as it stands in the form', async () => {
    field('new-name').value = 'Market day'
    field('new-name').dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(asked.some(({ path }) => path === '/api/v1/tables')).toBe(true))
    const body = asked.find(({ path }) => path === '/api/v1/tables')?.body
    expect(body).toMatchObject({ game: 'heller', name: 'Market day', public: false, deal: 'promise' })
    expect(body?.seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }])
  })
})
