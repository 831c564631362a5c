// The interface of a bot: it sees its seat's view, has a budget and its own random source, and answers with the moves
// of a whole turn.
import type { RandomState, Seat } from '@arkwright/kernel'
import type { Steps } from './steps.ts'

/** Simulations make a decision repeatable; milliseconds limit its time. Bots that do not search need neither. */
export type Budget = { readonly sims: number } | { readonly ms: number }

/** A considered turn, best first. */
export interface Candidate {
  readonly moves: readonly string[]
  /** The bot's own estimate of the turn's worth, in pounds. */
  readonly value: number
  readonly sims: number
  /** The share of simulations in which the seat finished ahead; shared leads count in part. */
  readonly winChance?: number
}

export interface Report {
  readonly candidates: readonly Candidate[]
  readonly sims: number
  /** What judged the positions, where a bot has two judges. */
  readonly judgedBy?: 'network' | 'projection'
}

export interface ChosenTurn {
  /** At least one move. The later ones are legal as long as no other seat has decided in between. */
  readonly moves: readonly string[]
  readonly report: Report
}

/** A turn recommended to a person, with reasons in figures. */
export interface HintedTurn {
  readonly moves: readonly string[]
  /** What the seat is expected to own at the end, in pounds. */
  readonly score: number
  /** The seat's chance to win at the end of the simulations, on average. */
  readonly winChance: number
  /** The change in pounds of each line of the projection's breakdown after the turn. */
  readonly figures: Readonly<Record<string, number>>
  /** What the turn takes from the strongest rival, in pounds; negative where it helps. */
  readonly rivalsLoss: number
  readonly sims: number
}

/** What a seat can expect from the present position if the rest were played simply. */
export interface Prospect {
  readonly score: number
  readonly winChance: number
}

export interface Advice {
  /** Best first. */
  readonly hints: readonly HintedTurn[]
  /** By seat. */
  readonly prospects: readonly Prospect[]
  readonly sims: number
}

export interface Bot<V = unknown> {
  readonly name: string
  /** Loads what the bot needs for such a table. Where present, await it before the first question. */
  prepare?(view: V): Promise<void>
  choose(view: V, seat: Seat, budget: Budget, random: RandomState): ChosenTurn
  /** The same choice, step by step; absent where it takes only a moment. */
  think?(view: V, seat: Seat, budget: Budget, random: RandomState): Steps<ChosenTurn>
  /** Hints for a person: the first at once, then better ones until the budget is spent. */
  advise?(view: V, seat: Seat, budget: Budget, random: RandomState): Generator<Advice, undefined>
}
