// A thread of `scripts/balance/line-ups.ts`: plays the games it is sent.
import { parentPort } from 'node:worker_threads'
import type { Bot, Leaning } from '@arkwright/bots'
import { ladderOf, recordWith } from '@arkwright/bots/balance'
import type { MachineState, Move } from '@arkwright/kernel'
import { seedRandom } from '@arkwright/kernel'
import { kindOf } from '../learn/variants.ts'
import { type Cell, WHOLE_CELLS } from './cells.ts'
import type { LineUp } from './line-up.ts'
import { withParts } from './parts.ts'

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

async function play({ cell: name, setUp: index, level, ashore: seatAshore, sims, number }: LineUpWork): Promise<void> {
  const cell = WHOLE_CELLS.find(one => one.name === name)
  const setUp = cell?.setUps[index]
  if (cell === undefined || setUp === undefined) throw new Error(`there is no cell ${name}`)
  const { game, players } = cell
  const forbidden = seatAshore ? number % players : -1
  const seats = Array.from({ length: players }, (_, seat) => botFor(cell, level, seat === forbidden))
  const view = game.view(game.setup(game.parseOptions(setUp.options), seedRandom('line-up')), 0)
  for (const bot of new Set(seats)) await bot.prepare?.(view)
  const started = performance.now()
  const record = recordWith(withParts(cell), setUp, seats, { sims }, number)
  parentPort?.postMessage({ ...record, ms: Math.round(performance.now() - started) })
}

parentPort?.on('message', (work: LineUpWork) => void play(work))
