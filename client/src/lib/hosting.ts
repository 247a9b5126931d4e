// The desk of the hosts over HTTP.
import type {
  HostDid,
  HostInvitation,
  HostPerson,
  HostTable,
  HostView,
  PersonFound,
  TableFound,
  Upkeep,
} from '../generated/answered'
import type { HostAct } from '../generated/asked'
import { get, post } from './api'

export type { HostAct, HostPerson, HostTable, HostView, PersonFound, TableFound, Upkeep }

/** What a host is about to do, and to whom: `name` is what people call it. */
export interface Intent {
  act: HostAct['act']
  who?: string
  table?: string
  name: string
  /** What is asked before, if it is not the same for all such acts. */
  sure?: 'address'
}

export const overview = (): Promise<HostView> => get('/admin')
export const enter = (token: string): Promise<unknown> => post('/admin/enter', { token })
export const upkeep = (): Promise<Upkeep> => get('/admin/upkeep')
export const invite = async (): Promise<string> => (await post<HostInvitation>('/admin/invitations')).token
export const hostTables = async (status: string): Promise<HostTable[]> =>
  (await get<{ tables: HostTable[] }>(`/admin/tables?status=${status}`)).tables
export const hostPeople = async (name: string): Promise<HostPerson[]> =>
  (await get<{ people: HostPerson[] }>(`/admin/people?name=${encodeURIComponent(name)}`)).people
export const hostTable = (table: string): Promise<TableFound> =>
  get(`/admin/tables/${encodeURIComponent(table)}`)
export const hostPerson = (person: string): Promise<PersonFound> =>
  get(`/admin/people/${encodeURIComponent(person)}`)
export const settle = (n: number): Promise<HostView> => post('/admin/complaints/end', { n })
export const act = ({ act, who = '', table = '' }: Intent, why: string): Promise<HostDid> =>
  post('/admin/acts', { act, who, table, why })
