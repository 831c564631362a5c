// The figures of the card game in every revision. Changed rules are in rule-changes.ts.
import { type RevisedTable, revisedTable } from '@arkwright/kernel'
import { type Printed, printed } from './components/printed.ts'

/** By revision, from the first: the figures that the next one replaced. docs/balance.md says why. */
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
  // Revision 3 changed rules only.
  {},
]

export const REVISIONS: RevisedTable<Printed> = revisedTable('the card game', printed, REPLACED)
