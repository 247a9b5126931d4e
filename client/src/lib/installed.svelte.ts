// What this browser keeps of the house: its worker, and the page that is seen while the server cannot be reached.
import type { OfflineAddress, OfflineStore } from '../push/offline'
import { isDark } from './settings.svelte'
import { ownScript } from './trusted'
import { language, t } from './words.svelte'

const STORE: OfflineStore = 'comptoir-offline'
const PAGE: OfflineAddress = '/offline'
/** It needs styles, and nothing else. */
const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'"

/** The one worker, which shows notices too; undefined where there can be none. */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    await navigator.serviceWorker.register(ownScript('/worker.js'), { scope: '/' })
    return await navigator.serviceWorker.getRegistration()
  } catch {
    // A browser that keeps nothing still plays.
    return undefined
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** In the reader's language and colours, without any script. */
function offlinePage(style: string): string {
  const said = (id: string): string => escaped(t(id))
  return `<!doctype html>
<html lang="${escaped(language())}" data-theme="${isDark() ? 'dark' : 'light'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${said('trouble-title')} · Comptoir</title><link rel="stylesheet" href="${escaped(style)}">
<body><main class="as-grid as-gap-8" style="justify-items: center; padding: 20vh 1rem; text-align: center">
<h1>${said('trouble-title')}</h1><p>${said('error-unreachable')}</p><p>${said('offline-kept')}</p>
<a class="btn primary" href="">${said('try-again')}</a></main></body></html>`
}

async function keepOffline(page: string, style: string): Promise<void> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY }
  const store = await caches.open(STORE)
  await store.put(PAGE, new Response(page, { headers }))
  const old = (await store.keys()).filter(({ url }) => ![PAGE, style].includes(new URL(url).pathname))
  await Promise.all(old.map((request) => store.delete(request)))
  if (style) await store.add(style)
}

/** Once the page is there: have the worker, and the page for bad days, kept in the language that is spoken. */
export async function settle(): Promise<void> {
  if (!(await registered())) return
  $effect.root(() => {
    $effect(() => {
      const style = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? ''
      // A browser whose memory is full shows its own page.
      keepOffline(offlinePage(style), style).catch(() => undefined)
    })
  })
}
