// A state is told whole once, and after that only what has changed: here it is made whole again.
import type { ChangeTold } from '../generated/answered'
import type { FromServer, State } from './wire'

/** `before` with what has changed: fields by name, one of a list as `name.index`. All else stays the same object. */
export function changed<T extends object>(before: T, changes: Record<string, unknown>): T {
  const after = { ...before } as Record<string, unknown>
  const lists = new Map<string, unknown[]>()
  for (const [key, value] of Object.entries(changes)) {
    const [name = '', index] = key.split('.')
    if (index === undefined) {
      after[name] = value
      continue
    }
    const list = lists.get(name) ?? [...(after[name] as unknown[])]
    list[Number(index)] = value
    lists.set(name, list)
    after[name] = list
  }
  return after as T
}

/** Remembers what was told last over one connection. */
export class Told {
  #last: State | null = null

  whole(message: FromServer | ChangeTold): FromServer {
    if (message.t === 'change') return (this.#last = this.#changed(message))
    if (message.t === 'state') this.#last = message
    if (message.t === 'table' && this.#last) this.#last = { ...this.#last, table: message.table }
    return message
  }

  #changed(change: ChangeTold): State {
    if (!this.#last) throw new Error('a change of nothing')
    const { view, table } = this.#last
    return {
      ...(change as unknown as State),
      t: 'state',
      seat: this.#last.seat,
      view: changed(view as object, change.view),
      table: changed(table, change.table),
    }
  }
}
