// How much of a result is dealt, if all players are equally strong? The same bot holds every seat, and each deal is played several times with
// other choices of the bots. What the games of one deal have in common is the most that duplicate deals can remove.
import { conduct, playOn } from '@arkwright/bots'
import { pick, seedRandom } from '@arkwright/kernel'
import { botOf, type Cell } from './cells.ts'

const BUDGET = { sims: 1 }
const SAMPLES = 400

export interface Dealt {
  /** Shares of the variance of the lead over the best rival. */
  readonly seat: number
  readonly deal: number
  /** The 95 % interval of both together, over the deals. */
  readonly low: number
  readonly high: number
}

/** Leads by deal, repetition and seat. */
export type Leads = readonly (readonly (readonly number[])[])[]

export function playSame({ name, game, seats }: Cell, deals: number, times: number): Leads {
  const bots = Array.from({ length: seats }, () => botOf(game, 'medium'))
  return Array.from({ length: deals }, (_, deal) =>
    Array.from({ length: times }, (__, time) => {
      const state = game.setup(game.parseOptions({ players: seats }), seedRandom(`${name} deal ${deal}`))
      const names = bots.map(() => 'medium')
      const seed = `${name} deal ${deal}, time ${time}`
      const standings = playOn(conduct({ game, state, names, budget: BUDGET, seed }), bots)
      const scores = bots.map((_bot, seat) => standings.find(one => one.seat === seat)?.score ?? 0)
      return scores.map((score, seat) => score - Math.max(...scores.filter((_other, other) => other !== seat)))
    }),
  )
}

export function dealtIn(leads: Leads): Dealt {
  const { seat, deal } = sharesOf(leads)
  const random = seedRandom('samples of deals')
  const samples = Array.from({ length: SAMPLES }, () => sharesOf(leads.map(() => pick(random, leads))))
  const sums = samples.map(one => one.seat + one.deal).toSorted((one, other) => one - other)
  return { seat, deal, low: sums[Math.floor(0.025 * SAMPLES)] ?? 0, high: sums[Math.floor(0.975 * SAMPLES)] ?? 0 }
}

/** What chance adds to the mean of a deal is subtracted, so the share of the deal may be a little below zero. */
function sharesOf(leads: Leads): { readonly seat: number; readonly deal: number } {
  const times = leads[0]?.length ?? 1
  const seats = (leads[0]?.[0] ?? []).map((_, seat) => {
    const byDeal = leads.map(games => games.map(game => game[seat] ?? 0))
    const within = mean(byDeal.map(spread)) * (times / (times - 1))
    return { middle: mean(byDeal.map(mean)), deal: spread(byDeal.map(mean)) - within / times }
  })
  const total = spread(leads.flat(2))
  return { seat: spread(seats.map(({ middle }) => middle)) / total, deal: mean(seats.map(({ deal }) => deal)) / total }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function spread(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map(value => (value - middle) ** 2))
}
