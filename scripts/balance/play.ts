// One game of a balance run, from its own opening: the same bot on every seat, or bots to compare.
import { type Bot, type BotName, type Budget, conduct, LADDERS, type Ladder, openingOf, playOn } from '@arkwright/bots'
import { type Emit, seedRandom } from '@arkwright/kernel'
import type { Cell, SetUp } from './cells.ts'
import { type GameRecord, Tally } from './record.ts'

export function recordOf(cell: Cell, setUp: SetUp, level: BotName, budget: Budget, number: number): GameRecord {
  const bot = ladderOf(cell).bots[level]
  return recordWith(
    cell,
    setUp,
    Array.from({ length: cell.players }, () => bot),
    budget,
    number,
  )
}

/** Some bots load something before their first game. */
export async function prepare(cell: Cell, { options }: SetUp, level: BotName): Promise<void> {
  const { expertise, bots } = ladderOf(cell)
  const { game } = expertise
  await bots[level].prepare?.(game.view(game.setup(game.parseOptions(options), seedRandom('balance')), 0))
}

export function ladderOf({ game }: Cell): Ladder {
  const ladder = LADDERS.get(game.id)
  if (ladder === undefined) throw new Error(`There are no bots for ${game.id}.`)
  return ladder
}

export function recordWith(
  cell: Cell,
  { options }: SetUp,
  seats: readonly Bot[],
  budget: Budget,
  number: number,
): GameRecord {
  const { expertise } = ladderOf(cell)
  const { game } = expertise
  const tally = new Tally(cell.players)
  const emit: Emit = event => cell.reader.read(event, tally)
  const seed = `balance ${number}`
  const state = openingOf(expertise, game.parseOptions(options), seed, emit)
  const names = seats.map(({ name }) => name)
  const standings = playOn(conduct({ game, state, names, budget, seed, emit }), seats)
  const winners = standings.filter(({ rank }) => rank === 1).length
  const bySeat = standings.toSorted((one, other) => one.seat - other.seat)
  const { shares, values } = cell.reader.holdings(state)
  return {
    number,
    wins: bySeat.map(({ rank }) => (rank === 1 ? 1 / winners : 0)),
    scores: bySeat.map(({ score }) => score),
    shares,
    shareValues: values,
    ...tally.figures(),
  }
}
