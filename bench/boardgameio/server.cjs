// boardgame.io's own server with Auf Heller und Pfennig as data: every move leads to what the rules of Comptoir said
// it leads to (games.json), so that what is measured is the server and not a second implementation of the rules.
const { readFileSync } = require('fs')
const { Server, Origins } = require('boardgame.io/server')
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core')

const [port, apiPort, delta] = process.argv.slice(2)
const games = JSON.parse(readFileSync('games.json', 'utf8'))

const Heller = {
  name: 'heller',
  disableUndo: true,
  deltaState: delta === 'delta',
  setup: (_, { game }) => ({ game, n: 0, views: games[game].views[0] }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer: ({ G, playerID }, text) => {
      const { moves, views } = games[G.game]
      const [seat, move] = moves[G.n]
      if (String(seat) !== playerID || move !== text) return INVALID_MOVE
      return { game: G.game, n: G.n + 1, views: views[G.n + 1] }
    },
  },
  playerView: ({ G, playerID }) => ({ n: G.n, view: G.views[playerID ?? 0] }),
}

// Matches are made at a port of their own: with the koa that npm chooses now (2.16) the game's port answers "Not Found".
const lobbyConfig = { apiPort: Number(apiPort) }
const server = Server({ games: [Heller], origins: [Origins.LOCALHOST] })
server.run({ port: Number(port), lobbyConfig }, () => console.log('ready'))
