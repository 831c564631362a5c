// Ratings from finishing orders: Bradley-Terry by maximum likelihood over all pairs at a table, with intervals by
// resampling whole blocks.
import { pick, seedRandom } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { GameResult } from './result.ts'
import { type Interval, quantile } from './statistics.ts'

export interface Rating extends Interval {
  readonly rating: number
}

const MEAN_RATING = 1500
const ELO_OF_TEN_TO_ONE = 400
const DRAWS = 200
const ITERATIONS = 60
/** Adds this many drawn games between each pair, so that a bot that always wins still has a finite rating. */
const DOUBT = 0.5

/** By name. The mean of all is 1500. */
export function rate(results: readonly GameResult[], names: readonly string[]): Map<string, Rating> {
  const blocks = [...Map.groupBy(results, ({ block }) => block).values()]
  const point = strengths(results, names)
  const random = seedRandom('rating')
  const drawn = Array.from({ length: DRAWS }, () =>
    strengths(
      blocks.flatMap(() => pick(random, blocks)),
      names,
    ),
  )
  return new Map(
    names.map((name, i) => {
      const sorted = drawn.map(ratings => at(ratings, i)).toSorted((one, other) => one - other)
      return [name, { rating: at(point, i), low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) }]
    }),
  )
}

/** Minorise-maximise (Hunter 2004). */
function strengths(results: readonly GameResult[], names: readonly string[]): number[] {
  const size = names.length
  const wins = Array.from({ length: size }, () => Array.from({ length: size }, () => DOUBT))
  for (const { bots, places } of results) {
    for (const [one, name] of bots.entries()) {
      for (const [other, rival] of bots.entries()) {
        const from = names.indexOf(name)
        const to = names.indexOf(rival)
        if (from === to) continue
        const ahead = at(places, one) < at(places, other) ? 1 : at(places, one) === at(places, other) ? 0.5 : 0
        const row = at(wins, from)
        row[to] = at(row, to) + ahead
      }
    }
  }
  let strength = names.map(() => 1)
  for (let i = 0; i < ITERATIONS; i++) strength = improve(strength, wins)
  const logs = strength.map(value => ELO_OF_TEN_TO_ONE * Math.log10(value))
  const mean = logs.reduce((sum, value) => sum + value, 0) / size
  return logs.map(value => MEAN_RATING + value - mean)
}

function improve(strength: readonly number[], wins: readonly (readonly number[])[]): number[] {
  return strength.map((own, one) => {
    let won = 0
    let weight = 0
    for (const [other, rival] of strength.entries()) {
      if (other === one) continue
      const ahead = at(at(wins, one), other)
      won += ahead
      weight += (ahead + at(at(wins, other), one)) / (own + rival)
    }
    return weight === 0 ? own : won / weight
  })
}
