// The figures of earlier revisions: a game is played to its end by those it began with.
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
]

export const REVISIONS: RevisedTable<Printed> = revisedTable('the card game', printed, REPLACED)
