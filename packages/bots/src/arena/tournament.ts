// A tournament: every opening is played in every rotation of the seats, so that neither the opening nor the seat decides who is better.
import type { MachineState, Move } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Bot, Budget } from '../bot.ts'
import type { Expertise } from '../expertise.ts'
import { playOn } from './game.ts'
import { openingOf } from './opening.ts'
import { type Rating, rate } from './rating.ts'
import { type GameResult, resultOf, winsOf } from './result.ts'
import { type Interval, wilson } from './statistics.ts'

export interface TournamentPlan<S extends MachineState<M>, M extends Move, O, V> {
  /** Draws the openings. */
  readonly expertise: Expertise<S, M, O, V>
  readonly options: O
  /** One for each seat of the first rotation. */
  readonly bots: readonly Bot<V>[]
  readonly blocks: number
  readonly seed: string
  readonly budget: Budget
}

export interface Entry {
  readonly bot: string
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: Interval
  readonly meanScore: number
  readonly rating: Rating
}

/** Plays what is still missing, block by block; `known` are the games played before. */
export function* play<S extends MachineState<M>, M extends Move, O, V>(
  plan: TournamentPlan<S, M, O, V>,
  known: readonly GameResult[] = [],
): Generator<GameResult> {
  const { expertise, options, bots, blocks, budget } = plan
  const names = entrants(bots)
  const played = new Set(known.map(({ block, rotation }) => `${block} ${rotation}`))
  for (let block = 0; block < blocks; block++) {
    const seed = `${plan.seed} ${block}`
    const opening = openingOf(expertise, options, seed)
    for (let rotation = 0; rotation < bots.length; rotation++) {
      if (played.has(`${block} ${rotation}`)) continue
      const seated = bots.map((_, seat) => (seat + rotation) % bots.length)
      const table = seated.map(entrant => at(bots, entrant))
      const standings = playOn(expertise.game, expertise.game.copy(opening), table, budget, seed)
      yield resultOf(
        block,
        rotation,
        seated.map(entrant => at(names, entrant)),
        standings,
      )
    }
  }
}

/** Bots of one name are one entrant, unless all are: then each is counted by itself. */
export function entrants(bots: readonly Bot[]): string[] {
  const names = bots.map(({ name }) => name)
  return new Set(names).size === 1 ? names.map((name, i) => `${name} ${i + 1}`) : names
}

/** One line for each entrant, best rating first. */
export function table(results: readonly GameResult[]): Entry[] {
  const names = [...new Set(results.flatMap(({ bots }) => bots))].toSorted()
  const ratings = rate(results, names)
  const entries = names.map((bot): Entry => {
    const seats = results.flatMap(result => {
      const wins = winsOf(result)
      return result.bots.flatMap((name, seat) =>
        name === bot ? [{ win: at(wins, seat), score: at(result.scores, seat) }] : [],
      )
    })
    const wins = seats.reduce((sum, { win }) => sum + win, 0)
    return {
      bot,
      games: seats.length,
      wins,
      share: wins / seats.length,
      interval: wilson(wins, seats.length),
      meanScore: seats.reduce((sum, { score }) => sum + score, 0) / seats.length,
      rating: ratings.get(bot) ?? { rating: Number.NaN, low: Number.NaN, high: Number.NaN },
    }
  })
  return entries.toSorted((one, other) => other.rating.rating - one.rating.rating)
}
