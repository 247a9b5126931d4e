// What somebody does about themselves, over HTTP.
import type { Handover, MyAccount } from '../generated/answered'
import { get, post } from './api'
import { t } from './words.svelte'

export type { Handover, MyAccount }

export const mine = (): Promise<MyAccount> => get('/me')
export const make = (name: string, password: string): Promise<MyAccount> =>
  post('/me/account', { name, password })
export const logIn = (name: string, password: string, bring: boolean): Promise<MyAccount> =>
  post('/me/login', { name, password, bring })
export const logOut = (): Promise<MyAccount> => post('/me/logout')
export const endLogin = (id: string): Promise<MyAccount> => post('/me/logins/end', { id })
export const changePassword = (old: string, password: string): Promise<MyAccount> =>
  post('/me/password', { old, password })
export const handOver = (): Promise<Handover> => post('/me/handover')
export const takeOver = (token: string, bring: boolean): Promise<MyAccount> =>
  post('/me/handover/take', { token, bring })
export const remove = (name: string): Promise<MyAccount> => post('/me/delete', { name })
export const reconcile = (id: string): Promise<MyAccount> => post('/me/people/end', { id })
/** Who sits there, or who has said a line of the chat. */
export type Meant = { seat: number } | { line: number }
export const shun = (table: string, whom: Meant, how: 'mute' | 'block'): Promise<MyAccount> =>
  post(`/tables/${encodeURIComponent(table)}/people`, { ...whom, how })
export const report = (table: string, whom: Meant, text: string): Promise<unknown> =>
  post(`/tables/${encodeURIComponent(table)}/report`, { ...whom, text })
export const invite = (table: string, name: string): Promise<unknown> =>
  post(`/tables/${encodeURIComponent(table)}/invite`, { name })

/** “Firefox on Linux”, or what is known of it. */
export function deviceName(device: string): string {
  const [browser = '', system = ''] = device.split('/')
  if (browser && system) return t('account-device', { browser, system })
  return browser || system || t('account-device-unknown')
}

/** A day in the reader's words. */
export const day = (at: string, lang: string): string =>
  at ? new Date(at).toLocaleDateString(lang, { day: 'numeric', month: 'long', year: 'numeric' }) : ''
