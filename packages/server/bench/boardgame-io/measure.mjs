// The same players as in ../players.ts, at tables of boardgame.io. Prints its figures as JSON.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spinningJenny as rules } from '@arkwright/board-game'
import { Journal, pick, seedRandom } from '@arkwright/kernel'
import { io } from 'socket.io-client'

const WARM_UP = 3
const [seconds, tables] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'arkwright-boardgame-io-'))
const server = fork(new URL('./serve.mjs', import.meta.url), [folder], {
  execArgv: ['--conditions=arkwright:source'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const told = () => new Promise(resolve => server.once('message', resolve))
// Clean up even after a failure.
const impatience = setTimeout(
  () => {
    server.kill('SIGKILL')
    throw new Error('boardgame.io did not answer in time')
  },
  (seconds + WARM_UP + 60) * 1000,
)
const { port } = await told()

let matches = 0
async function newMatch() {
  const id = `match${matches++}`
  const seats = []
  // One after the other: the first player creates the match.
  for (const player of ['0', '1']) {
    const socket = io(`http://127.0.0.1:${port}/spinning-jenny`, { transports: ['websocket'], forceNew: true })
    const synced = new Promise(resolve => socket.once('sync', resolve))
    socket.emit('sync', id, player, undefined, 2)
    await synced
    seats.push(socket)
  }
  const journal = new Journal(rules, rules.parseOptions({ players: 2 }), 'bench')
  return { id, seats, journal, random: seedRandom(id), stateId: 0 }
}

/** Also receives the other seat's turns, possibly late. */
function heard(socket, stateId) {
  return new Promise(resolve => {
    const listener = (_id, state) => {
      if (state._stateID < stateId) return
      socket.off('update', listener)
      resolve()
    }
    socket.on('update', listener)
  })
}

async function playOneTurn(match) {
  const { journal, seats, id, random } = match
  const pending = rules.pending(journal.position)
  if (pending === undefined) return undefined
  const { seat } = pending
  const moves = []
  while (rules.pending(journal.position)?.seat === seat) {
    const { text } = pick(random, rules.moves(journal.position))
    journal.play(text)
    moves.push(text)
  }
  const player = String(seat)
  const action = {
    type: 'MAKE_MOVE',
    payload: { type: 'turn', args: [moves], playerID: player, credentials: undefined },
  }
  const started = performance.now()
  match.stateId++
  const answered = heard(seats[seat], match.stateId)
  seats[seat].emit('update', action, match.stateId - 1, id, player)
  await answered
  return performance.now() - started
}

async function play(all, duration) {
  const times = []
  const started = performance.now()
  await Promise.all(
    all.map(async (_, i) => {
      while (performance.now() < started + duration * 1000) {
        const took = await playOneTurn(all[i])
        if (took !== undefined) times.push(took)
        else {
          for (const socket of all[i].seats) socket.close()
          all[i] = await newMatch()
        }
      }
    }),
  )
  return { times: times.sort((one, other) => one - other), seconds: (performance.now() - started) / 1000 }
}

async function cpu() {
  server.send('cpu')
  return (await told()).cpu
}

const all = await Promise.all(Array.from({ length: tables }, newMatch))
await play(all, WARM_UP)
const before = await cpu()
const { times, seconds: took } = await play(all, seconds)
const used = (await cpu()) - before
const at = share => times[Math.floor(times.length * share)] ?? 0
console.log(
  JSON.stringify({
    turns: times.length,
    perSecond: times.length / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: used / times.length,
  }),
)
for (const { seats } of all) for (const socket of seats) socket.close()
server.once('exit', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
clearTimeout(impatience)
server.kill('SIGKILL')
