// Sums of the explorer as figures a person can read. The server and the page's own table use the same code.
import { type Interval, wilson } from '@arkwright/bots/statistics'

export interface ChoiceSums {
  readonly turn: string
  readonly next: number
  readonly seat: number | null
  readonly games: number
  readonly wins: number
  readonly score: number
  readonly margin: number
}

export interface ChoiceFigures extends Omit<ChoiceSums, 'wins'> {
  readonly wins: Interval & { readonly share: number }
}

/** Adds up rows that lead to the same position, the most frequent first. The text is that of the most frequent row. */
export function choiceFigures(rows: readonly ChoiceSums[]): ChoiceFigures[] {
  const sums = new Map<number, ChoiceSums>()
  for (const row of rows.toSorted((one, other) => other.games - one.games)) {
    const { games, wins, score, margin } = row
    const sum = sums.get(row.next)
    const more = sum && {
      ...sum,
      games: sum.games + games,
      wins: sum.wins + wins,
      score: sum.score + score,
      margin: sum.margin + margin,
    }
    sums.set(row.next, more ?? row)
  }
  return [...sums.values()]
    .toSorted((one, other) => other.games - one.games || one.turn.localeCompare(other.turn, 'en'))
    .map(({ turn, next, seat, games, wins, score, margin }) => ({
      turn,
      next,
      seat,
      games,
      wins: { share: wins / games, ...wilson(wins, games) },
      score: score / games,
      margin: margin / games,
    }))
}
