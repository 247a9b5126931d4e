// What the service worker does with notices: it shows them, and a click leads to the table.

interface Pushed {
  title: string
  text: string
  address: string
  id: string
}

/** The parts of a service worker's world that are needed here; the types of a page do not know them. */
interface Worker {
  addEventListener(kind: string, heard: (event: never) => void): void
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(
      options: object,
    ): Promise<{ url: string; focus(): Promise<unknown>; navigate(to: string): unknown }[]>
    openWindow(to: string): Promise<unknown>
  }
  location: { origin: string }
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
type PushHeard = Lasting & { data: { json(): unknown } | null }
type ClickHeard = Lasting & { notification: { close(): void; data: string } }

/** An address of our own, or the first page: whatever was pushed leads nowhere else. */
export function within(origin: string, address: string): string {
  try {
    const url = new URL(address, origin)
    return origin + url.pathname + url.search + url.hash
  } catch {
    return origin
  }
}

/** Call it once, while the worker starts. */
export function takeNotices(worker: Worker): void {
  worker.addEventListener('push', (event: PushHeard) => {
    const pushed = (event.data?.json() ?? {}) as Partial<Pushed>
    const options = {
      body: pushed.text ?? '',
      tag: pushed.id ?? 'comptoir',
      data: within(worker.location.origin, pushed.address ?? '/'),
    }
    event.waitUntil(worker.registration.showNotification(pushed.title ?? 'Comptoir', options))
  })
  worker.addEventListener('notificationclick', (event: ClickHeard) => {
    event.notification.close()
    event.waitUntil(lead(worker, event.notification.data))
  })
}

/** To a window that shows the page already, or to a new one. */
async function lead(worker: Worker, to: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const there = open.find((window) => window.url === to) ?? open[0]
  if (!there) {
    await worker.clients.openWindow(to)
    return
  }
  await there.focus()
  if (there.url !== to) there.navigate(to)
}
