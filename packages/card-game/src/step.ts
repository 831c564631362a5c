// The types of the card game's steps.
import type { AutomaticStep, Emit as KernelEmit, Reason, Step } from '@arkwright/kernel'
import type { ChanceName, DecisionName } from './decision-names.ts'
import type { CardGameEvent } from './events.ts'
import type { Action, Move } from './moves.ts'
import type { RefusalCode } from './refusal-codes.ts'
import type { State } from './state.ts'
import type { AutomaticName } from './step-names.ts'

export interface CardGameStep extends Step<State, Move, CardGameEvent> {
  readonly name: DecisionName | ChanceName
}
export interface CardGamePassage extends AutomaticStep<State, CardGameEvent> {
  readonly name: AutomaticName
}
export type CardGameReason = Reason<State, Move, RefusalCode>
export type Emit = KernelEmit<CardGameEvent> | undefined

/** An action of step a: its refusals, its beginning, and its questions. */
export interface ActionRules {
  readonly action: Action
  readonly refuse: (state: State) => CardGameReason | undefined
  readonly begin: (state: State, emit: Emit) => void
  readonly steps: readonly CardGameStep[]
}
