// The nodes of a game's flow as the step machine reads them. All have the same shape, because they are its inner loop.
import { type Decision, type GameEvent, type Move, SEATS } from './game.ts'
import type { Part, PartOf, StepFacts } from './part.ts'
import type { AutomaticStep, Step } from './step.ts'

/** Either a seat or chance decides, or it runs automatically. */
export interface Node<S, M extends Move, E extends GameEvent> {
  readonly name: string
  readonly step: Step<S, M, E> | undefined
  readonly automatic: AutomaticStep<S, E> | undefined
  readonly part: PartOf<S>
  /** The pending decision by seat, where the part is a constant; empty for automatic steps. */
  readonly decisions: readonly Decision[]
  /** The same where the part depends on the position. */
  readonly decisionsAt: ((state: S) => readonly Decision[]) | undefined
}

const NONE: readonly Decision[] = []

export function decisionNode<S, M extends Move, E extends GameEvent>(step: Step<S, M, E>): Node<S, M, E> {
  const { name, part } = step
  const decisions = typeof part === 'function' ? NONE : decisionsOf(step, part)
  const decisionsAt = typeof part === 'function' ? decisionsBy(step, part) : undefined
  return { name, step: alike(step), automatic: undefined, part, decisions, decisionsAt }
}

export function automaticNode<S, M extends Move, E extends GameEvent>(automatic: AutomaticStep<S, E>): Node<S, M, E> {
  const { name, part } = automatic
  return { name, step: undefined, automatic, part, decisions: NONE, decisionsAt: undefined }
}

/** Each decision object is made once; the part is mostly the same as last time. */
function decisionsBy<S>(asked: Asked, partOf: (state: S) => Part): (state: S) => readonly Decision[] {
  const known = new Map<Part, readonly Decision[]>()
  let last: Part | undefined
  let decisions = NONE
  return state => {
    const part = partOf(state)
    if (part === last) return decisions
    decisions = known.get(part) ?? decisionsOf(asked, part)
    known.set(part, decisions)
    last = part
    return decisions
  }
}

export function factsOf<S, M extends Move, E extends GameEvent>({ name, part, weight }: Step<S, M, E>): StepFacts {
  return {
    name,
    part: typeof part === 'function' ? undefined : part,
    decider: weight === undefined ? 'seat' : 'chance',
  }
}

/** The same step with its properties in a fixed order. */
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
  const of = (seat: Decision['seat']): Decision => ({ seat, step: name, rule, part, begins })
  // Chance decides in any seat's turn.
  const chance = of('chance')
  return SEATS.map(seat => (weight === undefined ? of(seat) : chance))
}
