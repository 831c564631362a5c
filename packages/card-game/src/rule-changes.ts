// Rules that a later revision changed. Code asks `state.rules.changes`, so a stored game continues as it began — decision 0009.
import type { ChangedAt } from '@arkwright/kernel'

/** True: the position is played by the rule as it reads here. False: by the earlier one. */
export interface RuleChanges {
  /** CG ruling 19, 20 and 64: giving up a card loses only what lay on it. Before, its owner chose among all totals. */
  readonly losesOnlyWhatLayThere: boolean
  /** CG ruling 66: lost quality lowers the price of this round's sale. Before, the price stayed when the lost steps were turned to appeal. */
  readonly lostStepsLowerPrice: boolean
  /** CG cards: at the limit, the old card leaves before the new one is taken. Before, it left afterwards. */
  readonly discardsFirst: boolean
  /** CG ruling 62: a stock exchange does at least one thing. */
  readonly exchangeMustAct: boolean
  /** CG card 7: a Patron needs an appeal above the demand. */
  readonly patronNeedsAppeal: boolean
  /** CG card 8 expert: the Inventor's steps are all taken. Before, they could be left out. */
  readonly inventorMustStep: boolean
}

export const CHANGED_AT: ChangedAt<RuleChanges> = {
  losesOnlyWhatLayThere: 3,
  lostStepsLowerPrice: 3,
  discardsFirst: 3,
  exchangeMustAct: 3,
  patronNeedsAppeal: 3,
  inventorMustStep: 3,
}
