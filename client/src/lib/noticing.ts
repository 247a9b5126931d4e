// How I am reached, over HTTP.
import type { MyNotices, WayInfo } from '../generated/answered'
import { get, post } from './api'

export type { MyNotices, WayInfo }
export type Carrier = WayInfo['kind']
export const CARRIERS: Carrier[] = ['push', 'email', 'ntfy', 'webhook']
export const MATTERS = ['turn', 'time', 'offer', 'over', 'invited', 'sat']
/** Minutes that can be chosen; -1 is never. */
export const WAITS = [-1, 0, 60, 360, 1440]

export const notices = (): Promise<MyNotices> => get('/me/notices')
export const addWay = (
  kind: Carrier,
  address: string,
  lang: string,
  keys: Record<string, string> = {},
): Promise<MyNotices> => post('/me/notices/ways', { kind, address, lang, keys })
export const endWay = (id: string): Promise<MyNotices> => post('/me/notices/ways/end', { id })
export const switchWay = (id: string, on: boolean): Promise<MyNotices> =>
  post('/me/notices/ways/switch', { id, on })
export const testWay = (id: string): Promise<MyNotices> => post('/me/notices/test', { id })
export const want = (waits: MyNotices['waits']): Promise<MyNotices> => post('/me/notices/wants', { waits })
export const confirmAddress = (token: string): Promise<MyNotices> => post('/me/notices/confirm', { token })
export const stop = (token: string): Promise<unknown> => post('/unsubscribe', { token })
export const hush = (table: string, hushed: boolean): Promise<MyNotices> =>
  post(`/tables/${encodeURIComponent(table)}/notices`, { hushed })
