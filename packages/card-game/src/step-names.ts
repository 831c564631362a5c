// Every step of the flow by its name: the pending choice is in the state, never in a closure.
import type { ChanceName, DecisionName } from './decision-names.ts'

/** The flow goes through these without a question. */
export type AutomaticName =
  | 'supply'
  | 'starting factories'
  | 'next starting factory'
  | 'next starting development'
  | 'next starting shares'
  | 'after development'
  | 'end of turn'
  | 'production'
  | 'next producer'
  | 'leftovers'
  | 'production costs'
  | 'share value'
  | 'preparation'
  | 'next round'
  | 'final scoring'

export type StepName = DecisionName | ChanceName | AutomaticName | 'over'
