// The table of a tournament: each entrant's wins, with confidence intervals.
import { at } from '../at.ts'
import { type Rating, rate } from './rating.ts'
import { type GameResult, winsOf } from './result.ts'
import { type Interval, wilson } from './statistics.ts'

export interface Entry {
  readonly bot: string
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: Interval
  readonly meanScore: number
  readonly rating: Rating
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
