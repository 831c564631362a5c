// Every step of the flow by name. The state stores the pending step as a name, never as a closure.
import type { ChanceName, DecisionName } from './decision-names.ts'

/** These run without a question. */
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
