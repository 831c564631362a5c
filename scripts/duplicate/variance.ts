// What a result at a table is made of. Duplicate deals can remove only the parts of the seat and of the deal.
import type { Pool } from './seasons.ts'

/** Parts of the variance, which add up to 1. */
export interface Parts {
  /** Of the seat, whatever the deal. */
  readonly seat: number
  /** Of the deal at this seat. Chance is subtracted, so it may be a little below zero. */
  readonly deal: number
  /** Of the strength of all players at the table. */
  readonly strength: number
  /** Of mistakes and how they fit together. */
  readonly rest: number
}

/** Every deal was played with every line-up, so the parts are differences of means. */
export function partsOf({ seats, levels, deals, games }: Pool, value: (seat: number, game: number) => number): Parts {
  const ups = levels ** seats
  const [each, line] = [range(deals), range(ups)]
  const at = (deal: number, up: number, seat: number): number => value(seat, deal * ups + up)
  const all = range(seats).map(seat => {
    const byDeal = each.map(deal => mean(line.map(up => at(deal, up, seat))))
    const byLine = line.map(up => mean(each.map(deal => at(deal, up, seat))))
    const middle = mean(byDeal)
    const left = each.flatMap((deal, i) =>
      line.map(up => at(deal, up, seat) - (byDeal[i] ?? 0) - (byLine[up] ?? 0) + middle),
    )
    return { middle, deal: spread(byDeal), strength: spread(byLine), rest: spread(left) }
  })
  const total = spread(games.flatMap((_, game) => range(seats).map(seat => value(seat, game))))
  const rest = mean(all.map(one => one.rest))
  return {
    seat: spread(all.map(({ middle }) => middle)) / total,
    deal: (mean(all.map(({ deal }) => deal)) - rest / ups) / total,
    strength: (mean(all.map(({ strength }) => strength)) - rest / deals) / total,
    rest: (rest * (1 + 1 / ups + 1 / deals)) / total,
  }
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function spread(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map(value => (value - middle) ** 2))
}
