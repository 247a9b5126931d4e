// The other end of a line: a WebSocket that says and hears what a test wants.
import { vi } from 'vitest'
import type { FromServer } from '../src/lib/wire'

export interface Heard {
  t: string
  id: string
  [field: string]: unknown
}

export class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  static get last(): Line {
    const line = Line.all.at(-1)
    if (!line) throw new Error('Nobody has called')
    return line
  }

  readyState = 0
  readonly heard: Heard[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    Line.all.push(this)
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Heard)
  }

  close(): void {
    this.readyState = 3
  }

  open(): this {
    this.readyState = Line.OPEN
    this.onopen?.()
    return this
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The network goes away. */
  breaks(): void {
    this.readyState = 3
    this.onclose?.()
  }

  /** What was said of a kind. */
  of(t: string): Heard[] {
    return this.heard.filter((message) => message.t === t)
  }
}

/** Every WebSocket from here on is a Line. */
export function onTheLine(): void {
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
}
