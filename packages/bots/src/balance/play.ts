// One game between bots, from its own opening: the same bot on every seat, or bots to compare.
import { type AnyGame, type Emit, type Seat, type Standing, seedRandom } from '@arkwright/kernel'
import { answer, conduct } from '../arena/game.ts'
import { type Length, measuredOpening } from '../arena/opening.ts'
import { at } from '../at.ts'
import type { Bot, Budget } from '../bot.ts'
import { LADDERS, type Ladder } from '../ladder.ts'
import type { BotName } from '../levels.ts'
import { type GameRecord, type Reader, Tally } from './record.ts'

export interface Table {
  readonly game: AnyGame
  readonly players: number
  readonly reader: Reader
}

export interface SetUp {
  readonly options: unknown
}

/** No game comes near this many decisions. */
const LONGEST_GAME = 20_000

export function recordOf(table: Table, setUp: SetUp, level: BotName, budget: Budget, number: number): GameRecord {
  return playThrough(table, setUp, sameBot(table, level), budget, number).record
}

export function recordWith(
  table: Table,
  setUp: SetUp,
  seats: readonly Bot[],
  budget: Budget,
  number: number,
): GameRecord {
  return playThrough(table, setUp, seats, budget, number).record
}

/** Some bots load something before their first game. */
export async function prepare(table: Table, { options }: SetUp, level: BotName): Promise<void> {
  const { expertise, bots } = ladderOf(table)
  const { game } = expertise
  await bots[level].prepare?.(game.view(game.setup(game.parseOptions(options), seedRandom('balance')), 0))
}

export function ladderOf({ game }: Pick<Table, 'game'>): Ladder {
  const ladder = LADDERS.get(game.id)
  if (ladder === undefined) throw new Error(`There are no bots for ${game.id}.`)
  return ladder
}

export function sameBot(table: Table, level: BotName): readonly Bot[] {
  const bot = ladderOf(table).bots[level]
  return Array.from({ length: table.players }, () => bot)
}

/** Throws where the game cannot go on or does not end. */
export function playThrough(
  table: Table,
  { options }: SetUp,
  seats: readonly Bot[],
  budget: Budget,
  number: number,
): { readonly record: GameRecord; readonly length: Length } {
  const { expertise } = ladderOf(table)
  const { game } = expertise
  const tally = new Tally(table.players)
  const emit: Emit = event => table.reader.read(event, tally)
  const seed = `balance ${number}`
  const { state, length } = measuredOpening(expertise, game.parseOptions(options), seed, emit)
  const names = seats.map(({ name }) => name)
  const contest = conduct({ game, state, names, budget, seed, emit })
  let { turns, decisions } = length
  let next = contest.next()
  while (next.done !== true) {
    const { seat }: { seat: Seat } = next.value
    if (game.pending(state)?.begins === true) turns++
    const chosen = answer(at(seats, seat), next.value)
    decisions += chosen.moves.length
    if (decisions > LONGEST_GAME) throw new Error('the game does not end')
    next = contest.next(chosen)
  }
  return { record: recorded(number, next.value, table.reader.holdings(state), tally), length: { turns, decisions } }
}

function recorded(
  number: number,
  standings: readonly Standing[],
  { shares, values }: ReturnType<Reader['holdings']>,
  tally: Tally,
): GameRecord {
  const winners = standings.filter(({ rank }) => rank === 1).length
  const bySeat = standings.toSorted((one, other) => one.seat - other.seat)
  return {
    number,
    wins: bySeat.map(({ rank }) => (rank === 1 ? 1 / winners : 0)),
    scores: bySeat.map(({ score }) => score),
    shares,
    shareValues: values,
    ...tally.figures(),
  }
}
