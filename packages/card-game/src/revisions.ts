// The figures of earlier revisions: a game is played to its end by those it began with.
import { BadInput, overrideComponents } from '@arkwright/kernel'
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

export const NEWEST = REPLACED.length + 1
/** Newest first. */
export const FORMER: readonly number[] = REPLACED.map((_, index) => REPLACED.length - index)

const TABLES = FORMER.reduce<readonly Printed[]>(
  ([later = printed, ...rest], revision) => [overrideComponents(later, REPLACED[revision - 1]), later, ...rest],
  [printed],
)

export function printedAt(revision: number): Printed {
  const table = TABLES[revision - 1]
  if (table === undefined) throw new BadInput(`the card game has no revision ${revision}; the newest is ${NEWEST}`)
  return table
}
