// The part of a game a step belongs to. Turns, drafts, clocks, bots and analysis all read it from here.

export type PartKind = 'preparation' | 'turn' | 'production' | 'between turns' | 'end'

/** A part of a game, compared by identity: each game makes its parts once. */
export interface Part {
  readonly kind: PartKind
  /** Unique within the game. */
  readonly name: string
}

/** The part of a step: a constant, or computed where a step serves several parts. */
export type PartOf<S> = Part | ((state: S) => Part)

/** What a game knows about one of its decisions without a position. */
export interface StepFacts {
  readonly name: string
  /** Undefined: it depends on the position. */
  readonly part: Part | undefined
  readonly decider: 'seat' | 'chance'
}

/** True for a question asked outside the set-up and outside a player's turn. */
export function isOutsideTurns({ kind }: Part): boolean {
  return kind !== 'turn' && kind !== 'preparation'
}
