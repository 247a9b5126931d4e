// Up to which version this browser has shown each table, so that its log can say what is new since then.
import { tellSeen } from './api'
import { me } from './place.svelte'

const KEY = 'comptoir-visits'
const KEPT = 100

function visits(): [string, number][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>)
  } catch {
    return []
  }
}

export const lastVisit = (table: string): number => visits().find(([id]) => id === table)?.[1] ?? 0

/** Somebody has seen a table as it was, here and for all their devices. */
export function seen(table: string, version: number): void {
  leave(table, version)
  if (me()) tellSeen(table, version)
}

/** Remember how far a table was when it went out of sight; those left longest ago are forgotten. */
export function leave(table: string, version: number): void {
  const others = visits().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, version]].slice(-KEPT))))
  } catch {
    // Without a memory nothing is called new.
  }
}
