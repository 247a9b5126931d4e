// Pages by the history API: a path becomes a page and its parameters.
import { tick } from 'svelte'
import { edition } from './edition'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; move: number | null; eyes: string | null }
  | { page: 'review'; id: string; move: number | null }
  | { page: 'fair'; id: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'sheet'; game: string }
  | { page: 'about' }
  | { page: 'admin' }
  | { page: 'account'; part: string }
  | { page: 'mine' }
  | { page: 'daily' }
  | { page: 'deal'; id: string }
  | { page: 'person'; id: string }
  | { page: 'tournament'; id: string }
  | { page: 'club'; id: string }
  | { page: 'lost' }

/** The pages about oneself. */
const ACCOUNT = ['', 'notices', 'people']

export function parse(url: URL): Route {
  const [first = '', second = '', third = '', ...rest] = url.pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent)
  if (rest.length) return { page: 'lost' }
  if (first === '') return { page: 'home' }
  if (first === 'new' && !second) return { page: 'new', game: url.searchParams.get('game') }
  if (first === 'about' && !second) return { page: 'about' }
  if (first === 'admin' && !second) return { page: 'admin' }
  if (first === 'account' && !third && ACCOUNT.includes(second)) return { page: 'account', part: second }
  if (first === 'mine' && !second) return { page: 'mine' }
  if (first === 'daily' && !second) return { page: 'daily' }
  if (first === 'club' && !third) return { page: 'club', id: second }
  const named = { d: 'deal', p: 'person', tournament: 'tournament' } as const
  if (second && !third && first in named) return { page: named[first as keyof typeof named], id: second }
  if (first === 'rules' && second && !third)
    return { page: 'rules', game: second, clause: decodeURIComponent(url.hash.slice(1)) }
  if (first === 'rules' && second && third === 'print') return { page: 'sheet', game: second }
  if (first === 't' && second) return tablePage(url, second, third)
  return { page: 'lost' }
}

function tablePage(url: URL, id: string, what: string): Route {
  const move = Number.parseInt(url.searchParams.get('move') ?? '', 10)
  if (what === '') return { page: 'table', id }
  if (what === 'replay')
    return { page: 'replay', id, move: Number.isNaN(move) ? null : move, eyes: url.searchParams.get('eyes') }
  if (what === 'review') return { page: 'review', id, move: Number.isNaN(move) ? null : move }
  if (what === 'fair') return { page: 'fair', id }
  return { page: 'lost' }
}

const here = $state<{ route: Route }>({ route: parse(new URL(location.href)) })

export const route = (): Route => here.route

function read(): void {
  here.route = parse(new URL(location.href))
}

/** Go to another page of ours, as a link does: the page starts at its top and focus goes to its main part. */
export async function go(path: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  // Who goes to another page leaves nothing half done: the moment for a newer one of the server's.
  if (edition.newer && parse(new URL(path, location.href)).page !== here.route.page) {
    if (how === 'push') location.assign(path)
    else location.replace(path)
    return
  }
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  const page = here.route.page
  read()
  await tick()
  if (page !== here.route.page) {
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
}

/** Take over plain clicks on links within the site. */
export function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  void go(link.pathname + link.search + link.hash)
}

addEventListener('popstate', read)
addEventListener('hashchange', read)
