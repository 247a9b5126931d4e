// What this browser can do for notices: ask for permission, and say where it is reached.
import { registered } from '../lib/installed.svelte'

export interface Subscription {
  address: string
  keys: Record<string, string>
}

/** Can this page be told anything while it is closed? It takes https, a service worker and a browser that pushes. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const isDenied = (): boolean => canPush() && Notification.permission === 'denied'

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/** Where this browser is reached, once its reader has agreed; undefined if they have not, or it cannot. */
export async function subscribe(key: string): Promise<Subscription | undefined> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return undefined
  // A worker that is still being set up cannot be pushed to.
  const worker = (await registered()) && (await navigator.serviceWorker.ready)
  const found = await worker?.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  })
  const { endpoint, keys } = found?.toJSON() ?? {}
  return endpoint && keys ? { address: endpoint, keys } : undefined
}
