// Figures and rules of earlier revisions: a game is played to its end by those it began with.
import { type RevisedTable, revisedTable } from '@arkwright/kernel'
import { type Printed, printed } from './components/printed.ts'

/** By revision, from the first on: what the next one replaced. Why it did is in docs/balance.md. */
const REPLACED: readonly Readonly<Record<string, unknown>>[] = [
  {
    startGoods: {
      two: [
        [1, 3],
        [1, 2],
      ],
      four: [
        [2, 4],
        [2, 3],
        [1, 3],
        [1, 4],
      ],
    },
  },
  // Revision 3 changed rules and no figure.
  {},
]

export const REVISIONS: RevisedTable<Printed> = revisedTable('the card game', printed, REPLACED)

interface Played {
  readonly revision: number
}

const sinceThird = ({ revision }: Played): boolean => revision >= 3

/** CG ruling 19, 20 and 64: a card that is given up takes only what lay on it. Before, its owner chose among all totals. */
export const losesOnlyWhatLayThere = sinceThird
/** CG ruling 66. Before, the price stayed when the lost steps were turned to appeal. */
export const lostStepsLowerPrice = sinceThird
/** CG cards: at the limit, the old card leaves before the new one is taken. Before, it left afterwards. */
export const discardsFirst = sinceThird
/** CG ruling 62: a stock exchange does at least one thing. */
export const exchangeMustAct = sinceThird
/** CG card 7: a Patron needs an appeal above the demand. */
export const patronNeedsAppeal = sinceThird
/** CG card 8 expert: the Inventor's steps are all taken. Before, they could be left out. */
export const inventorMustStep = sinceThird
