// Deals by SHA-256 of seed and draw number, so past draws reveal nothing about later ones. A seed names its generator:
// one that begins with `sha256:` is dealt here, any other text by the fast generator of random.ts. So the generator is
// part of the game file.
import type { Game, GameEvent, MachineState, Move } from './game.ts'
import { sha256Words } from './sha256.ts'

const PREFIX = 'sha256:'
const WORDS = 4_294_967_296

/** A seed for games between people who might try to predict the draws. `secret` must come from a secure source. */
export function sealedSeed(secret: string): string {
  return PREFIX + secret
}

export function isSealed(seed: string | undefined): seed is string {
  return seed?.startsWith(PREFIX) === true
}

/**
 * The outcome of chance at this position, as draw number `count` of the game. The state must stop at draws: its
 * `random` is null.
 */
export function dealtMove<S extends MachineState<M>, M extends Move, O, V, E extends GameEvent>(
  game: Game<S, M, O, V, E>,
  state: S,
  seed: string,
  count: number,
): M {
  const outcomes = game.moves(state)
  const weights = outcomes.map(move => game.weight(state, move))
  let left = below(
    seed,
    count,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  for (const [i, outcome] of outcomes.entries()) {
    left -= weights[i] ?? 0
    if (left < 0) return outcome
  }
  throw new Error('weights of a chance step must be positive')
}

/** A whole number from 0 to bound - 1, all exactly equally likely: words beyond the last whole multiple are skipped. */
function below(seed: string, count: number, bound: number): number {
  const limit = WORDS - (WORDS % bound)
  for (let block = 0; ; block++) {
    for (const word of sha256Words(`arkwright draw:${seed}:${count}:${block}`)) {
      const drawn = word >>> 0
      if (drawn < limit) return drawn % bound
    }
  }
}
