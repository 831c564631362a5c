// The phases of a game that a clock may treat in their own way: thinking about a set-up takes longer than a question between turns.
import type { Clock } from '@arkwright/server/client'

export type Phase = 'setUp' | 'between'
export const PHASES: readonly Phase[] = ['setUp', 'between']

/** How much time a phase gives, in per cent of what a turn has. */
export type PhaseWeights = Readonly<Record<Phase, number>>
export const WEIGHTS: readonly number[] = [25, 50, 100, 200, 400]
export const FULL_WEIGHT = 100
export const EVEN: PhaseWeights = { setUp: FULL_WEIGHT, between: FULL_WEIGHT }

type Steps = Readonly<Record<Phase, readonly string[]>>

const BOARD_GAME: Steps = {
  setUp: ['foundation', 'price of a founded factory', 'start-up capital', 'choose light marker'],
  between: [
    'sell from store',
    'last row',
    'after the sale',
    'ship the active good',
    'dismiss workers',
    'claim start player',
    'name start player',
    'canal boom: raise a marker',
    'share fever: buy a share',
    'steam engine: buy a machine',
  ],
}

/** By game: steps that belong to one phase alone. */
export const STEPS: Readonly<Record<string, Steps>> = {
  'spinning-jenny': BOARD_GAME,
  'water-frame': BOARD_GAME,
  'card-game': {
    setUp: ['choose factory', 'starting development', 'starting shares'],
    between: ['ship', 'sale', 'tie', 'round end', 'start player'],
  },
}

/** As the server counts: by the step that asks. */
export function weighted(clock: Clock, game: string, weights: PhaseWeights): Clock {
  const steps = STEPS[game]
  const uneven = PHASES.filter(phase => weights[phase] !== FULL_WEIGHT)
  if (clock.kind === 'none' || steps === undefined || uneven.length === 0) return clock
  const byStep = uneven.flatMap(phase => steps[phase].map(step => [step, weights[phase]] as const))
  return { ...clock, weights: Object.fromEntries(byStep) }
}

export function weightsOf(clock: Clock, game: string): PhaseWeights {
  const byStep = clock.kind === 'none' ? undefined : clock.weights
  const weightIn = (phase: Phase) => byStep?.[STEPS[game]?.[phase][0] ?? ''] ?? FULL_WEIGHT
  return { setUp: weightIn('setUp'), between: weightIn('between') }
}
