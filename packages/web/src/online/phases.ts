// The phases of a game with separate clock settings: a set-up takes longer than a question between turns.
import type { PartKind } from '@arkwright/kernel'
import type { Clock } from '@arkwright/server/client'

export type Phase = 'setUp' | 'between'
export const PHASES: readonly Phase[] = ['setUp', 'between']

/** The time for a phase, in per cent of a turn's time. */
export type PhaseWeights = Readonly<Record<Phase, number>>
export const WEIGHTS: readonly number[] = [25, 50, 100, 200, 400]
export const FULL_WEIGHT = 100
export const EVEN: PhaseWeights = { setUp: FULL_WEIGHT, between: FULL_WEIGHT }

/** The server weighs a step by the part of the game it belongs to. */
export const PARTS: Readonly<Record<Phase, readonly PartKind[]>> = {
  setUp: ['preparation'],
  between: ['production', 'between turns'],
}

/** Old tables have weights by step instead of by part. One step of each phase in each game identifies them. */
const FORMERLY: Readonly<Record<Phase, readonly string[]>> = {
  setUp: ['foundation', 'choose factory'],
  between: ['sell from store', 'sale'],
}

export function weighted(clock: Clock, weights: PhaseWeights): Clock {
  const uneven = PHASES.filter(phase => weights[phase] !== FULL_WEIGHT)
  if (clock.kind === 'none' || uneven.length === 0) return clock
  const byPart = uneven.flatMap(phase => PARTS[phase].map(part => [part, weights[phase]] as const))
  return { ...clock, weights: Object.fromEntries(byPart) }
}

export function weightsOf(clock: Clock): PhaseWeights {
  const given = clock.kind === 'none' ? {} : (clock.weights ?? {})
  const weightIn = (phase: Phase) =>
    [...PARTS[phase], ...FORMERLY[phase]].map(name => given[name]).find(weight => weight !== undefined) ?? FULL_WEIGHT
  return { setUp: weightIn('setUp'), between: weightIn('between') }
}
