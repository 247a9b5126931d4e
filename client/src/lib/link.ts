// One WebSocket to one table, kept alive: reconnects by itself, looks again, and says again what was not
// answered (the server answers a repeated id with the same answer and does nothing twice).
import { Refusal } from './api'
import { freshId } from './format'
import { Told } from './told'
import type { FromServer, Saying, Trouble } from './wire'

export type LinkState = 'connecting' | 'open' | 'lost' | 'ended'

interface Waiting {
  text: string
  keep: boolean
  resolve: (answer: FromServer) => void
  reject: (refusal: Refusal) => void
}

export interface LinkEars {
  /** The `look` to send on every connection. */
  look: () => object
  hear: (message: FromServer) => void
  state: (state: LinkState) => void
  /** The server has closed the table to us for good. */
  gone: (trouble: Trouble) => void
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 10_000
const PULSE = 20_000
/** Farewells after which there is nothing to come back to. */
const FINAL = new Set(['unknown-table', 'unknown-rules', 'broken-table', 'banned'])

export class Link {
  #socket: WebSocket | null = null
  #told = new Told()
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #ended = false

  constructor(
    readonly path: string,
    readonly ears: LinkEars,
  ) {
    addEventListener('online', this.#now)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  /** Say something and wait for its answer. What must not be lost (`keep`) survives a reconnection. */
  say(saying: Saying, keep = true): Promise<FromServer> {
    const id = freshId()
    const text = JSON.stringify({ ...saying, id })
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, keep, resolve, reject })
      this.#send(text)
    })
  }

  look(): void {
    this.#send(JSON.stringify({ ...this.ears.look(), changes: true }))
  }

  /** Hang up and call again at once. */
  again(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#connect()
  }

  end(trouble?: Trouble): void {
    this.#ended = true
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#retry)
    clearInterval(this.#pulse)
    this.#socket?.close()
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new Refusal(trouble ?? { code: 'unreachable', text: 'The table was left.' }))
    }
    this.#waiting.clear()
    if (trouble) this.ears.gone(trouble)
    this.ears.state('ended')
  }

  #connect(): void {
    if (this.#ended) return
    clearTimeout(this.#retry)
    this.ears.state('connecting')
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${this.path}`)
    this.#socket = socket
    this.#told = new Told()
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = (event) =>
      socket === this.#socket && this.#hear(this.#told.whole(JSON.parse(String(event.data)) as FromServer))
    socket.onclose = () => socket === this.#socket && this.#lost()
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#heard = Date.now()
    this.look()
    for (const [id, waiting] of this.#waiting) {
      if (waiting.keep) this.#send(waiting.text)
      else this.#answer(id, new Refusal({ code: 'overtaken', text: 'The connection was lost.' }))
    }
    clearInterval(this.#pulse)
    this.#pulse = setInterval(() => this.#beat(), PULSE)
    this.ears.state('open')
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now()
    this.#pause = FIRST_PAUSE
    if (message.t === 'pong') return
    if (message.t === 'no') return this.#answer(message.id ?? '', new Refusal(message.error))
    if (message.t === 'bye') {
      if (FINAL.has(message.error.code)) this.end(message.error)
      else this.#pause = LONGEST_PAUSE / 4
      return
    }
    if ('id' in message) return this.#answer(message.id, message)
    this.ears.hear(message)
  }

  #answer(id: string, answer: FromServer | Refusal): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (answer instanceof Refusal) waiting?.reject(answer)
    else waiting?.resolve(answer)
  }

  #beat(): void {
    if (Date.now() - this.#heard > 2 * PULSE) this.#drop()
    else this.#send('{"t":"ping"}')
  }

  #lost(): void {
    clearInterval(this.#pulse)
    this.#socket = null
    if (this.#ended) return
    this.ears.state('lost')
    const wait = this.#pause * (0.75 + Math.random() / 2)
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  // The system knows that the line is cut long before the socket does.
  readonly #drop = (): void => {
    const socket = this.#socket
    if (!socket) return
    this.#socket = null
    socket.close()
    this.#lost()
  }

  readonly #now = (): void => {
    if (this.#ended || this.#socket || document.visibilityState === 'hidden') return
    this.#pause = FIRST_PAUSE
    this.#connect()
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }
}
