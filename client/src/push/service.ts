// The service worker. It keeps files whose names change with what is in them, and the page for bad days; never what a
// server answers about anybody or any game. And it shows notices.
import type { OfflineAddress, OfflineStore } from './offline'
import { takeNotices } from './worker'

type Noticing = Parameters<typeof takeNotices>[0]
interface Serving extends Noticing {
  skipWaiting(): Promise<void>
  clients: Noticing['clients'] & { claim(): Promise<void> }
  registration: Noticing['registration'] & { navigationPreload?: { enable(): Promise<void> } }
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** What the build puts the name of the page's script for: the files of two editions do not mix for ever. */
const STORE = 'comptoir EDITION'
const OFFLINE: OfflineStore = 'comptoir-offline'
const PAGE: OfflineAddress = '/offline'
const world = self as unknown as Serving

/** Those of the edition before stay for pages that are still open; older ones go. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => ![STORE, OFFLINE].includes(name))
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await world.registration.navigationPreload?.enable()
  await world.clients.claim()
}

/** A file under this name is this file for ever. */
async function kept(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) {
    const copy = answer.clone()
    // A browser whose memory is full asks again next time.
    void caches
      .open(STORE)
      .then((store) => store.put(request, copy))
      .catch(() => undefined)
  }
  return answer
}

/** A page as the server has it now, or what is shown while it cannot be asked. */
async function page(event: Fetching): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}

world.addEventListener('install', (event: Lasting) => event.waitUntil(world.skipWaiting()))
world.addEventListener('activate', (event: Lasting) => event.waitUntil(tidy()))
world.addEventListener('fetch', (event: Fetching) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== world.location.origin || event.request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(event.request))
  else if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event))
})
takeNotices(world)
