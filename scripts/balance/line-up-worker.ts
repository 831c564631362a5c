// A thread of `scripts/balance/line-ups.ts`: plays the games it is sent.
import { parentPort } from 'node:worker_threads'
import type { Bot, Leaning } from '@arkwright/bots'
import { ladderOf, type Reader, recordWith, type Tally } from '@arkwright/bots/balance'
import type { GameEvent, MachineState, Move, Seat } from '@arkwright/kernel'
import { seedRandom } from '@arkwright/kernel'
import { kindOf } from '../learn/variants.ts'
import { CELLS, type Cell } from './cells.ts'
import type { LineUp } from './line-up.ts'

export interface LineUpWork extends LineUp {
  readonly number: number
}

const OF_THE_HARBOUR: ReadonlySet<string> = new Set(['take ship', 'contract', 'ship', 'hire column', 'hire row'])
/** More than any turn is worth. */
const FORBIDDEN = -1e6
/** Never takes a ship, a contract or a warehouse worker. */
const ashore: Leaning<MachineState<Move>, Move> = (_, { moves }) =>
  moves.some(move => OF_THE_HARBOUR.has(kindOf(move))) ? FORBIDDEN : 0

const bots = new Map<string, Bot>()

function botFor(cell: Cell, level: LineUp['level'], isAshore: boolean): Bot {
  const key = `${cell.game.id} ${level} ${isAshore}`
  const ladder = ladderOf(cell)
  const bot = bots.get(key) ?? (isAshore ? ladder.botLeaning(level, ashore) : ladder.bots[level])
  bots.set(key, bot)
  return bot
}

/** Parts of the game that the tables of components leave out. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['contract', 'part: contract'],
  ['shipped', 'part: shipment'],
  ['produced', 'part: production action'],
  ['warehouse worker', 'part: warehouse worker'],
  ['marked', 'part: late hiring'],
])

function wholeReader(reader: Reader): Reader {
  return {
    ...reader,
    read(event: GameEvent, tally: Tally) {
      reader.read(event, tally)
      const part = PARTS.get(event.type)
      if (part !== undefined && 'seat' in event) tally.use(event.seat as Seat, part)
    },
  }
}

async function play({ cell: name, setUp: index, level, ashore: seatAshore, sims, number }: LineUpWork): Promise<void> {
  const cell = CELLS.find(one => one.name === name)
  const setUp = cell?.setUps[index]
  if (cell === undefined || setUp === undefined) throw new Error(`there is no cell ${name}`)
  const { game, players } = cell
  const forbidden = seatAshore ? number % players : -1
  const seats = Array.from({ length: players }, (_, seat) => botFor(cell, level, seat === forbidden))
  const view = game.view(game.setup(game.parseOptions(setUp.options), seedRandom('line-up')), 0)
  for (const bot of new Set(seats)) await bot.prepare?.(view)
  const started = performance.now()
  const record = recordWith({ ...cell, reader: wholeReader(cell.reader) }, setUp, seats, { sims }, number)
  parentPort?.postMessage({ ...record, ms: Math.round(performance.now() - started) })
}

parentPort?.on('message', (work: LineUpWork) => void play(work))
