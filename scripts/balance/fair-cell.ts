// The course of one cell of `npm run fair-seats`: first games with random handicaps, then games with the estimate, until the test has a verdict.
// The course follows from the games played so far, so that a later run continues it.
import { type Handicap, type RandomState, randomBelow, seedRandom } from '@arkwright/kernel'
import { fitSeats, type SeatFit, type SeatGame, type Unit } from './seat-fit.ts'
import { everyOf, mostGames, type SeatTest, testSeats } from './seat-test.ts'

export interface FairGame extends SeatGame {
  readonly number: number
  readonly ms: number
}

export type Planned = Pick<FairGame, 'number' | 'handicap'>

const ROUGH_GAMES = 100
const FIT_AGAIN_EVERY = 20

export class FairCell {
  readonly games: FairGame[]
  readonly unit: Unit
  private readonly seats: number
  private readonly varied: number
  private readonly random: RandomState
  private fitted: { readonly games: number; readonly fit: SeatFit }
  private issued: number
  /** Played or being played. */
  private begun: number
  private isDone: boolean

  /** `varied`: how many games have random handicaps. */
  constructor(seats: number, unit: Unit, varied: number, games: readonly FairGame[]) {
    this.unit = unit
    this.seats = seats
    this.varied = varied
    this.games = [...games]
    this.issued = Math.max(-1, ...games.map(({ number }) => number)) + 1
    this.begun = games.length
    this.random = seedRandom(`handicaps ${this.issued}`)
    this.fitted = { games: games.length, fit: fitSeats(games, seats, unit) }
    this.isDone = this.test().verdict !== 'open'
  }

  get spent(): number {
    return this.games.reduce((sum, { ms }) => sum + ms, 0)
  }

  /** Milliseconds until the last look, by the games so far. */
  get left(): number {
    if (this.isDone) return 0
    return (mostGames(this.seats) - this.games.length) * (this.spent / Math.max(1, this.games.length))
  }

  get fit(): SeatFit {
    if (this.games.length >= this.fitted.games + FIT_AGAIN_EVERY) {
      this.fitted = { games: this.games.length, fit: fitSeats(this.games, this.seats, this.unit) }
    }
    return this.fitted.fit
  }

  /** The fit to the first games. */
  fitTo(games: number): SeatFit {
    return fitSeats(this.games.slice(0, games), this.seats, this.unit)
  }

  /** With all games so far. */
  test(): SeatTest {
    return testSeats(this.games, this.seats, this.unit)
  }

  /** The next game; undefined when nothing more is to be played. */
  next(): Planned | undefined {
    if (this.isDone || this.begun >= mostGames(this.seats)) return undefined
    const handicap = this.begun < this.varied ? this.aroundEstimate() : this.fit.handicap
    this.begun++
    return { number: this.issued++, handicap }
  }

  add(game: FairGame): void {
    this.games.push(game)
    if (this.games.length % everyOf(this.seats) === 0) this.isDone = this.test().verdict !== 'open'
  }

  /** The lowest seat gets nothing, as in the estimate. */
  private aroundEstimate(): Handicap {
    const isRough = this.games.length < ROUGH_GAMES
    const spread = isRough ? this.unit.spread.first : this.unit.spread.later
    const around = isRough ? this.fit.handicap.map(() => 0) : this.fit.handicap
    const varied = around.map(amount => amount + randomBelow(this.random, 2 * spread + 1) - spread)
    const lowest = Math.min(...varied)
    return varied.map(amount => Math.min(this.unit.most, amount - lowest))
  }
}
