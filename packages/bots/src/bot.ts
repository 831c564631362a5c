// What a bot is: it sees its seat's view, has a budget and a random source of its own, and answers with the moves of a whole turn.
import type { RandomState, Seat } from '@arkwright/kernel'
import type { Steps } from './steps.ts'

/** Simulations make a decision repeatable; milliseconds make it punctual. Bots that do not search need neither. */
export type Budget = { readonly sims: number } | { readonly ms: number }

/** A turn that was considered, best first. */
export interface Candidate {
  readonly moves: readonly string[]
  /** What the bot thinks the turn is worth, in pounds of its own reckoning. */
  readonly value: number
  readonly sims: number
  /** The share of simulations in which the seat came out ahead, shared leads in part. */
  readonly winChance?: number
}

export interface Report {
  readonly candidates: readonly Candidate[]
  readonly sims: number
  /** What judged the positions, where a bot has two ways to. */
  readonly judgedBy?: 'network' | 'projection'
}

export interface Choice {
  /** At least one move; the later ones are legal as long as nobody else has decided in between. */
  readonly moves: readonly string[]
  readonly report: Report
}

/** A turn recommended to a person, with its reasons in figures. */
export interface Hint {
  readonly moves: readonly string[]
  /** What the seat is expected to own at the end, in pounds. */
  readonly score: number
  /** The mean over the simulations of the seat's chance to win from where they ended. */
  readonly winChance: number
  /** By how many pounds each line of the projection's breakdown is higher after the turn than it is now. */
  readonly figures: Readonly<Record<string, number>>
  /** What the turn takes from the strongest rival, in pounds; below 0 where it helps. */
  readonly rivalsLoss: number
  readonly sims: number
}

/** What a seat may expect of the position as it is, if the rest were played plainly. */
export interface Prospect {
  readonly score: number
  readonly winChance: number
}

export interface Advice {
  /** Best first. */
  readonly hints: readonly Hint[]
  /** By seat. */
  readonly prospects: readonly Prospect[]
  readonly sims: number
}

export interface Bot<V = unknown> {
  readonly name: string
  /** Loads what the bot needs for a table like this. Where it is there, await it before the first question. */
  prepare?(view: V): Promise<void>
  choose(view: V, seat: Seat, budget: Budget, random: RandomState): Choice
  /** The same choice, step by step; absent where it is a matter of a moment. */
  think?(view: V, seat: Seat, budget: Budget, random: RandomState): Steps<Choice>
  /** Hints for a person: the first at once, then better and better ones until the budget is spent. */
  advise?(view: V, seat: Seat, budget: Budget, random: RandomState): Generator<Advice, undefined>
}
