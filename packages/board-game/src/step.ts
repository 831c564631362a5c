// The shape of the board game's steps and reasons.
import type {
  Figures,
  AutomaticStep as KernelAutomaticStep,
  Emit as KernelEmit,
  Reason as KernelReason,
  Step as KernelStep,
  PartOf,
} from '@arkwright/kernel'
import type { ChanceName, DecisionName } from './decision-names.ts'
import type { BoardEvent } from './events.ts'
import type { Move } from './moves.ts'
import type { RefusalCode } from './refusal-codes.ts'
import type { State } from './state.ts'
import type { AutomaticName } from './step-names.ts'

export type Emit = KernelEmit<BoardEvent> | undefined
export type Reason = KernelReason<State, Move, RefusalCode>
export interface Step extends KernelStep<State, Move, BoardEvent> {
  readonly name: DecisionName | ChanceName
}
export interface AutomaticStep extends KernelAutomaticStep<State, BoardEvent> {
  readonly name: AutomaticName
}

/** A step that handles only its own kinds of move. The machine passes it no other. */
interface StepOf<M extends Move> {
  readonly name: DecisionName | ChanceName
  readonly rule: string
  readonly part: PartOf<State>
  readonly begins?: boolean
  readonly kinds: readonly M['kind'][]
  readonly exact?: boolean
  candidates(state: State, offer: (move: M) => void): void
  refuse(state: State, move: M): Reason | undefined
  play(state: State, move: M, emit: Emit): void
  readonly weight?: (state: State, move: M) => number
}

export function step<M extends Move>(definition: StepOf<M>): Step {
  return definition as unknown as Step
}

/** `figures` are computed only when the reason is requested. */
export function reason<M extends Move = Move>(
  rule: string,
  code: RefusalCode,
  figures?: (state: State, move: M) => Figures,
): Reason {
  return { rule, code, figures: figures as Reason['figures'] }
}
