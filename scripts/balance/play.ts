// One game of a balance run: the same bot on every seat, from an opening of its own.
import { type BotName, type Budget, conduct, LADDERS, openingOf, playOn } from '@arkwright/bots'
import type { Emit } from '@arkwright/kernel'
import type { Cell, SetUp } from './cells.ts'
import { type GameRecord, Tally } from './record.ts'

export function recordOf(cell: Cell, { options }: SetUp, level: BotName, budget: Budget, number: number): GameRecord {
  const ladder = LADDERS.get(cell.game.id)
  if (ladder === undefined) throw new Error(`there are no bots for ${cell.game.id}`)
  const { expertise, bots } = ladder
  const { game } = expertise
  const tally = new Tally(cell.players)
  const emit: Emit = event => cell.reader.read(event, tally)
  const seed = `balance ${number}`
  const state = openingOf(expertise, game.parseOptions(options), seed, emit)
  const seats = Array.from({ length: cell.players }, () => bots[level])
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
