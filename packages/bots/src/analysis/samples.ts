// Plays turns on into the same futures and records each result by sample, so that turns can be compared in pairs.
import { type MachineState, type Move, type RandomState, SEATS, type Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { AnyExpertise } from '../expertise.ts'
import type { Insight } from '../hints.ts'
import { Futures, playAhead } from '../rollout-bot.ts'
import { winChance } from '../win-chance.ts'
import type { Expectation } from './report.ts'

/** One future of a turn. */
export interface Sample {
  readonly utility: number
  /** By seat. */
  readonly worths: readonly number[]
  readonly chances: readonly number[]
}

/** Productions a sample is played through before it is evaluated. */
const PRODUCTIONS = 2

export class Sampler {
  private readonly expertise: AnyExpertise
  private readonly view: unknown
  private readonly seat: Seat
  private readonly seats: number
  private readonly horizon: number
  private readonly futures: Futures
  private readonly insight: Insight<MachineState<Move>> | undefined

  constructor(
    expertise: AnyExpertise,
    from: { readonly state: MachineState<Move>; readonly seat: Seat },
    random: RandomState,
    insight?: Insight<MachineState<Move>>,
  ) {
    this.expertise = expertise
    this.insight = insight
    this.seat = from.seat
    this.view = expertise.game.view(from.state, from.seat)
    this.seats = expertise.seats(from.state)
    this.horizon = expertise.productions(from.state) + PRODUCTIONS
    this.futures = new Futures(random)
  }

  /** The same sample number gives the same future for every turn. `from`: the number of the first sample. */
  samplesOf(moves: readonly Move[], count: number, from = 0): Sample[] {
    return Array.from({ length: count }, (_, number) => this.sample(moves, from + number))
  }

  private sample(moves: readonly Move[], number: number): Sample {
    const { expertise, futures, insight } = this
    const future = expertise.game.determinize(this.view, futures.at(number))
    const habits = number === 0 ? undefined : futures.at(number)
    playAhead(expertise, future, { moves, state: future }, this.horizon, habits)
    const worths = [0, 0, 0, 0]
    expertise.project(future, worths)
    const doubt = expertise.doubt(future)
    const seats = SEATS.slice(0, this.seats)
    return {
      utility: insight?.judge(future, this.seat) ?? expertise.utility(worths, this.seats, this.seat),
      worths: worths.slice(0, this.seats),
      chances: insight?.chances(future) ?? seats.map(seat => winChance(worths.slice(0, this.seats), seat, doubt)),
    }
  }
}

export function meanUtility(samples: readonly Sample[]): number {
  return mean(samples.map(({ utility }) => utility))
}

export interface Gap {
  /** What the first gains over the second: the mean over pairs of samples, and its standard error. */
  readonly gap: number
  readonly error: number
  readonly pounds: number
  readonly winChance: number
}

export function gapBetween(better: readonly Sample[], played: readonly Sample[], seat: Seat): Gap {
  const gains = better.map((sample, i) => sample.utility - at(played, i).utility)
  const gap = mean(gains)
  const spread = gains.reduce((sum, gain) => sum + (gain - gap) ** 2, 0)
  return {
    gap,
    error: gains.length < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(spread / (gains.length - 1) / gains.length),
    pounds: mean(better.map((sample, i) => at(sample.worths, seat) - at(at(played, i).worths, seat))),
    winChance: mean(better.map((sample, i) => at(sample.chances, seat) - at(at(played, i).chances, seat))),
  }
}

const TENTH = 0.1

export function expectationsOf(samples: readonly Sample[], seats: number): Expectation[] {
  return SEATS.slice(0, seats).map(seat => {
    const scores = samples.map(({ worths }) => at(worths, seat)).toSorted((a, b) => a - b)
    return {
      score: mean(scores),
      low: quantile(scores, TENTH),
      high: quantile(scores, 1 - TENTH),
      winChance: mean(samples.map(({ chances }) => at(chances, seat))),
    }
  })
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const low = at(sorted, below)
  return low + (place - below) * (at(sorted, Math.min(below + 1, sorted.length - 1)) - low)
}
