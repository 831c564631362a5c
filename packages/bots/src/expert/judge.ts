// A learned evaluation of positions: the network applied to the features of a game.
import { type MachineState, type Move, SEATS, type Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Expertise, Features, Judge } from '../expertise.ts'
import type { Network } from './network.ts'
import { shared, temperatureOf, warmed } from './temperatures.ts'

/** The network does not judge positions where a larger part of the figures is outside its training range. */
const MOST_STRANGE = 0.02
/** By seat: whose views are judged where two play, the judged seat first. */
const VIEWS_OF_TWO: readonly (readonly Seat[])[] = [
  [0, 1],
  [1, 0],
]

export class LearnedJudge<S extends MachineState<M>, M extends Move, O, V> {
  private readonly expertise: Expertise<S, M, O, V>
  private readonly features: Features<S>
  private readonly network: Network
  private readonly seats: readonly Seat[]
  /** By seat: the seats whose views make a judgement. */
  private readonly views: readonly (readonly Seat[])[]
  /** Figures of several views. */
  private readonly figures: readonly Float64Array[]

  constructor(expertise: Expertise<S, M, O, V>, network: Network) {
    const { features } = expertise
    const { inputs, players, features: version, game } = network.stored
    if (features === undefined || game !== expertise.game.id || version !== features.version)
      throw new Error(`the network of ${game} with features ${version} does not fit ${expertise.game.id}`)
    if (features.count(players) !== inputs)
      throw new Error(`the network of ${game} has ${inputs} inputs, not ${features.count(players)}`)
    this.expertise = expertise
    this.features = features
    this.network = network
    this.seats = SEATS.slice(0, players)
    this.views = players === 2 ? VIEWS_OF_TWO : this.seats.map(seat => [seat])
    this.figures = this.seats.map(() => new Float64Array(inputs))
  }

  /**
   * Pounds ahead of the best rival at the end. Of two players one is ahead by what the other is behind, so both views
   * are judged and their errors partly cancel.
   */
  readonly judge: Judge<S> = (state, seat) => {
    const views = at(this.views, seat)
    this.features.fill(state, views, this.figures)
    const own = at(this.figures, 0)
    if (this.expertise.game.pending(state) === undefined) return own[0] ?? 0
    const margin = this.network.margin(own)
    return views.length === 1 ? margin : (margin - this.network.margin(at(this.figures, 1))) / 2
  }

  /** By seat: the chance to win; exact at the end. Only for display, never for decisions. */
  chances(state: S): readonly number[] {
    const isOver = this.expertise.game.pending(state) === undefined
    this.features.fill(state, this.seats, this.figures)
    const likely = this.figures.map(figures => {
      if (isOver) return (figures[0] ?? 0) >= 0 ? 1 : 0
      return 1 / (1 + Math.exp(-this.network.odds(figures)))
    })
    // A solo player's chance is used directly; the chances of several seats are scaled to add up to 1.
    if (this.seats.length === 1) return likely
    const { game, players } = this.network.stored
    return shared(isOver ? likely : warmed(likely, temperatureOf(game, players)))
  }

  /** Whether the position is like those in training. */
  knows(state: S, seat: Seat): boolean {
    if (this.expertise.seats(state) !== this.network.stored.players) return false
    this.features.fill(state, [seat], this.figures)
    return this.network.strangeness(at(this.figures, 0)) <= MOST_STRANGE
  }
}
