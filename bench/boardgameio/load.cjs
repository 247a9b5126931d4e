// Four sockets at each table, a move each beat, timed until all four have heard of it: as `comptoir bench server` does.
const { readFileSync } = require('fs')
const { io } = require('socket.io-client')

const [port, apiPort, tables, seconds, beat] = process.argv.slice(2).map(Number)
const games = JSON.parse(readFileSync('games.json', 'utf8'))
const lobby = `http://127.0.0.1:${apiPort}/games/heller`
const sleep = (s) => new Promise((done) => setTimeout(done, 1000 * s))

async function post(path, body) {
  const answer = await fetch(lobby + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

class Table {
  constructor(number) {
    this.game = number % games.length
    this.versions = [-1, -1, -1, -1]
    this.sockets = []
    this.latencies = []
    this.bytes = 0
    this.heard = () => {}
  }

  async sit() {
    this.id = (await post('/create', { numPlayers: 4, setupData: { game: this.game } })).matchID
    for (let seat = 0; seat < 4; seat++) {
      const playerID = String(seat)
      const { playerCredentials } = await post(`/${this.id}/join`, { playerID, playerName: `Guest ${seat}` })
      const socket = io(`http://127.0.0.1:${port}/heller`, { transports: ['websocket'], forceNew: true })
      this.sockets.push({ socket, playerID, credentials: playerCredentials })
      const told = (version) => {
        this.versions[seat] = version
        this.heard()
      }
      socket.on('sync', (_, info) => told(info.state._stateID))
      socket.on('update', (_, state) => told(state._stateID))
      socket.on('patch', (_, __, version) => told(version))
      await new Promise((done) => socket.once('connect', done))
      socket.emit('sync', this.id, playerID, playerCredentials, 4)
      await this.until(0, [seat])
      socket.io.engine.on('packet', ({ data }) => (this.bytes += data === undefined ? 0 : Buffer.byteLength(data)))
    }
    this.bytes = 0
  }

  until(version, seats) {
    return new Promise((done) => {
      this.heard = () => seats.every((seat) => this.versions[seat] >= version) && done()
      this.heard()
    })
  }

  async play(until) {
    await sleep(Math.random() * beat)
    for (const [seat, text] of games[this.game].moves) {
      if (performance.now() > until) return
      const { socket, playerID, credentials } = this.sockets[seat]
      const version = Math.max(...this.versions)
      const payload = { type: 'answer', args: [text], playerID, credentials }
      const began = performance.now()
      socket.emit('update', { type: 'MAKE_MOVE', payload }, version, this.id, playerID)
      await this.until(version + 1, [0, 1, 2, 3])
      this.latencies.push(performance.now() - began)
      await sleep(beat)
    }
  }
}

async function main() {
  const all = []
  for (let number = 0; number < tables; number++) {
    all.push(new Table(number))
    await all.at(-1).sit()
  }
  console.log('seated')
  await new Promise((go) => process.stdin.once('data', go))
  const until = performance.now() + 1000 * seconds
  await Promise.all(all.map((table) => table.play(until)))
  const latencies = all.flatMap((table) => table.latencies).sort((a, b) => a - b)
  const bytes = all.reduce((sum, table) => sum + table.bytes, 0)
  console.log(JSON.stringify({ latencies, bytes }))
  process.exit(0)
}

main()
