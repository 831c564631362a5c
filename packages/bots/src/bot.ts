// What a bot is: it sees its seat's view, has a budget and a random source of its own, and answers with the moves of a whole turn.
import type { RandomState, Seat } from '@arkwright/kernel'

/** Simulations make a decision repeatable; milliseconds make it punctual. Bots that do not search need neither. */
export type Budget = { readonly sims: number } | { readonly ms: number }

/** A turn that was considered, best first. */
export interface Candidate {
  readonly moves: readonly string[]
  /** What the bot thinks the turn is worth, in pounds of its own reckoning. */
  readonly value: number
  readonly sims: number
}

export interface Report {
  readonly candidates: readonly Candidate[]
  readonly sims: number
}

export interface Choice {
  /** At least one move; the later ones are legal as long as nobody else has decided in between. */
  readonly moves: readonly string[]
  readonly report: Report
}

export interface Bot<V = unknown> {
  readonly name: string
  choose(view: V, seat: Seat, budget: Budget, random: RandomState): Choice
}
