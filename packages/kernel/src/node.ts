// The places of a game's flow as the step machine reads them: every one alike, since they are its inner loop.
import { type Decision, type GameEvent, type Move, SEATS, type Seat } from './game.ts'
import type { Part, PartOf, StepFacts } from './part.ts'
import type { AutomaticStep, Step } from './step.ts'

/** Either somebody decides, or it runs by itself. */
export interface Node<S, M extends Move, E extends GameEvent> {
  readonly name: string
  readonly step: Step<S, M, E> | undefined
  readonly automatic: AutomaticStep<S, E> | undefined
  readonly part: PartOf<S>
  /** The pending decision by seat, a single one for chance; empty where the part depends on the position. */
  readonly decisions: readonly Decision[]
  readonly decisionsIn: (part: Part) => readonly Decision[]
}

const NONE: readonly Decision[] = []

export function decisionNode<S, M extends Move, E extends GameEvent>(step: Step<S, M, E>): Node<S, M, E> {
  const { name, part } = step
  const known = new Map<Part, readonly Decision[]>()
  const decisionsIn = (asked: Part): readonly Decision[] => {
    const decisions = known.get(asked) ?? decisionsOf(step, asked)
    known.set(asked, decisions)
    return decisions
  }
  const decisions = typeof part === 'function' ? NONE : decisionsIn(part)
  return { name, step: alike(step), automatic: undefined, part, decisions, decisionsIn }
}

export function automaticNode<S, M extends Move, E extends GameEvent>(automatic: AutomaticStep<S, E>): Node<S, M, E> {
  const { name, part } = automatic
  return { name, step: undefined, automatic, part, decisions: NONE, decisionsIn: () => NONE }
}

export function factsOf<S, M extends Move, E extends GameEvent>({ name, part, weight }: Step<S, M, E>): StepFacts {
  return {
    name,
    part: typeof part === 'function' ? undefined : part,
    decider: weight === undefined ? 'seat' : 'chance',
  }
}

/** The same step with all its parts in one order. */
function alike<S, M extends Move, E extends GameEvent>(step: Step<S, M, E>): Step<S, M, E> {
  const { name, rule, part, begins, kinds, exact, candidates, refuse, play, weight } = step
  return { name, rule, part, begins, kinds, exact, candidates, refuse, play, weight }
}

interface Asked {
  readonly name: string
  readonly rule: string
  readonly begins?: boolean | undefined
  readonly weight?: unknown
}

function decisionsOf({ name, rule, begins = false, weight }: Asked, part: Part): readonly Decision[] {
  const deciders: readonly (Seat | 'chance')[] = weight === undefined ? SEATS : ['chance']
  return deciders.map(seat => ({ seat, step: name, rule, part, begins }))
}
