// What the running action still has to pay: building and producing are paid at the end of the action, in one payment
// with the administrative cost — SJ II.2.1; WF II.2.8; ruling 2.
import type { State } from './state.ts'
import type { StepName } from './step-names.ts'

const BEFORE_THE_PAYMENT: ReadonlySet<StepName> = new Set<StepName>([
  'factory',
  'price of a new factory',
  'production action',
  'goods produced',
])

/** 0 where the action has been paid. `turn.owed` keeps its sum after the payment, so it does not tell. */
export function owedAtItsEnd({ step, resume, turn }: State): number {
  const isOpen = BEFORE_THE_PAYMENT.has(step) || (step === 'inventor: keep or return' && resume === 'factory')
  return isOpen ? turn.owed : 0
}
