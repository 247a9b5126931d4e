// The deal as this browser knows it: what it was promised, what it added, and how to check both in the end.
import * as api from './api'
import type { NewTable, Summary } from './wire'

/** The fingerprint the server was bound to before this browser added its part. */
export interface Kept {
  commitment: string
  part: string
}

const KEY = 'comptoir-deals'
const MOST = 200

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const freshPart = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

/** What this browser remembers of a table's deal. */
export const kept = (table: string): Kept | null => all()[table] ?? null

function keep(table: string, deal: Kept): void {
  const entries = [...Object.entries(all()).filter(([id]) => id !== table), [table, deal]].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Without a memory the page of the deal compares only what the server shows.
  }
}

/** Open a table: the server binds itself to a seed first, then this browser adds its part. A server that was started
 * anew in between has forgotten its promise, and is asked for another. */
export async function open(wanted: NewTable, again = true): Promise<Summary> {
  const { commitment } = await api.deal()
  const part = freshPart()
  try {
    const table = await api.open({ ...wanted, deal: commitment, part })
    keep(table.id, { commitment, part })
    return table
  } catch (error) {
    if (again && error instanceof api.Refusal && error.trouble.code === 'deal-gone')
      return open(wanted, false)
    throw error
  }
}

/** Sit down at a table whose fingerprint is on the page already. */
export async function join(table: Summary, seat?: number): Promise<Summary> {
  const part = freshPart()
  const joined = await api.join(table.id, seat, part)
  if (table.deal) keep(table.id, { commitment: table.deal.commitment, part })
  return joined
}

const next = (table: string): string => `${table}/next`

/** What to add to the deal of a rematch: the same each time one asks. */
export function partOfNext(table: Summary): string {
  const earlier = kept(next(table.id))
  if (earlier) return earlier.part
  const part = freshPart()
  if (table.rematch.commitment) keep(next(table.id), { commitment: table.rematch.commitment, part })
  return part
}

/** The rematch is made: what was promised of its deal is now about that table. */
export function follow(table: Summary): void {
  const promised = kept(next(table.id))
  if (promised && table.rematch.table) keep(table.rematch.table, promised)
}

/** The fingerprint of a seed, worked out here. */
export async function fingerprint(seed: string): Promise<string> {
  const [{ hmac }, { sha256 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ])
  const key = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return hex(hmac(sha256, key, new TextEncoder().encode('comptoir commitment 2')))
}
