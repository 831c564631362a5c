// Sequential halving: every candidate gets the same number of samples, then the better half continues, until one is
// left.
import type { Budget } from './bot.ts'
import { type Steps, Stopwatch } from './steps.ts'

export interface Contender<T> {
  readonly candidate: T
  sims: number
  total: number
}

/** The prior estimate of a candidate, and the number of samples it counts for. */
export interface Belief<T> {
  readonly weight: number
  value(candidate: T): number
}

/**
 * The contenders, best first: by the last round reached, then by mean with the prior included. `sample` receives the
 * sample number. Candidates come most promising first; where the simulations cannot reach all, the last are left out.
 */
export function* halve<T>(
  candidates: readonly T[],
  budget: Budget,
  sample: (candidate: T, index: number) => Steps<number>,
  belief?: Belief<T>,
): Steps<Contender<T>[]> {
  // Candidates of one round have the same number of samples, so a constant error in all priors does not matter.
  const standing = (contender: Contender<T>): number =>
    belief === undefined
      ? mean(contender)
      : (contender.total + belief.weight * belief.value(contender.candidate)) / (contender.sims + belief.weight)
  const tried = 'sims' in budget ? candidates.slice(0, affordable(budget.sims)) : candidates
  const contenders = tried.map((candidate): Contender<T> => ({ candidate, sims: 0, total: 0 }))
  const rounds = roundsFor(contenders.length)
  const watch = new Stopwatch()
  let alive = contenders
  const out: Contender<T>[] = []
  for (let round = 0; round < rounds; round++) {
    const goesOn =
      'sims' in budget
        ? passes(Math.max(1, Math.floor(budget.sims / rounds / alive.length)))
        : until(watch, (budget.ms * (round + 1)) / rounds)
    for (let pass = 0; goesOn(pass); pass++) {
      for (const contender of alive) {
        contender.total += yield* watch.through(sample(contender.candidate, contender.sims))
        contender.sims++
      }
    }
    alive = alive.toSorted((one, other) => standing(other) - standing(one))
    const kept = Math.ceil(alive.length / 2)
    out.unshift(...alive.slice(kept))
    alive = alive.slice(0, kept)
  }
  return [...alive, ...out]
}

function roundsFor(count: number): number {
  return Math.max(1, Math.ceil(Math.log2(count)))
}

/** How many candidates can have at least one sample in each round. */
function affordable(sims: number): number {
  let count = 1
  while ((count + 1) * roundsFor(count + 1) <= sims) count++
  return count
}

export function mean({ total, sims }: { readonly total: number; readonly sims: number }): number {
  return sims === 0 ? Number.NEGATIVE_INFINITY : total / sims
}

function passes(count: number): (pass: number) => boolean {
  return pass => pass < count
}

/** At least one pass, even with very little time. */
function until(watch: Stopwatch, ms: number): (pass: number) => boolean {
  return pass => pass === 0 || watch.elapsed() < ms
}
