// The part of TOML that the box is written in: tables, arrays of tables, strings, numbers, booleans, arrays, inline tables.

export type Toml = string | number | boolean | Toml[] | { [key: string]: Toml }
type Table = { [key: string]: Toml }

const TOKEN = /\s+|#[^\n]*|"(?:[^"\\]|\\.)*"|[[\]{}=,]|[^\s[\]{}=,"#]+/gy

function tokens(text: string): string[] {
  return (text.match(TOKEN) ?? []).filter((token) => !/^[\s#]/.test(token))
}

class Reader {
  #at = 0
  #tokens: string[]

  constructor(text: string) {
    this.#tokens = tokens(text)
  }

  get #next(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #take(): string {
    const token = this.#next
    this.#at += 1
    return token
  }

  document(): Table {
    const root: Table = {}
    let table = root
    while (this.#next) {
      if (this.#next === '[') table = this.#header(root)
      else this.#pair(table)
    }
    return root
  }

  /** `[a.b]` goes on in that table, `[[a]]` begins a new one of the list. */
  #header(root: Table): Table {
    this.#take()
    const list = this.#next === '['
    if (list) this.#take()
    const path = this.#take().split('.')
    this.#take()
    if (list) this.#take()
    const last = path.pop() ?? ''
    const parent = path.reduce((table, key) => (table[key] ??= {}) as Table, root)
    if (!list) return (parent[last] ??= {}) as Table
    const row: Table = {}
    ;((parent[last] ??= []) as Toml[]).push(row)
    return row
  }

  #pair(table: Table): void {
    const key = this.#take()
    this.#take()
    table[key] = this.#value()
  }

  #value(): Toml {
    const token = this.#take()
    if (token === '[') return this.#array()
    if (token === '{') return this.#inline()
    return JSON.parse(token) as Toml
  }

  #array(): Toml[] {
    const items: Toml[] = []
    while (this.#next !== ']') {
      items.push(this.#value())
      if (this.#next === ',') this.#take()
    }
    this.#take()
    return items
  }

  #inline(): Table {
    const table: Table = {}
    while (this.#next !== '}') {
      this.#pair(table)
      if (this.#next === ',') this.#take()
    }
    this.#take()
    return table
  }
}

export const readToml = (text: string): Table => new Reader(text).document()
