// Spinning Jenny on boardgame.io's server with its own file storage, which does not wait for the disk.
import { createRequire } from 'node:module'
import { spinningJenny as rules } from '@arkwright/board-game'
import { seedRandom } from '@arkwright/kernel'

const require = createRequire(import.meta.url)
const { Server, FlatFile } = require('boardgame.io/server')
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core')

// The position is stored as text: boardgame.io would wrap every part of an object in a proxy at each move.
const options = rules.parseOptions({ players: 2 })

const game = {
  name: 'spinning-jenny',
  setup: () => ({ saved: JSON.stringify(rules.save(rules.setup(options, seedRandom('bench')))) }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    turn: {
      client: false,
      move: ({ G, playerID }, moves) => {
        const state = rules.load(JSON.parse(G.saved))
        for (const text of moves) {
          const move = rules.parseMove(text)
          if (move === undefined || String(rules.pending(state)?.seat) !== playerID) return INVALID_MOVE
          if (rules.refusal(state, move) !== undefined) return INVALID_MOVE
          rules.play(state, move)
        }
        return { saved: JSON.stringify(rules.save(state)) }
      },
    },
  },
}

const server = Server({ games: [game], db: new FlatFile({ dir: process.argv[2] }), origins: ['*'] })
const running = await server.run({ port: 0 })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpu: (user + system) / 1000 })
})
process.send({ port: running.appServer.address().port })
// The measuring process has ended, normally or not.
process.once('disconnect', () => process.exit())
