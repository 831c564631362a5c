// A table of figures as every revision of the rules had it: a game is played to its end by those it began with.
import { BadInput } from './bad-input.ts'
import { type ComponentTable, overrideComponents } from './components.ts'

export interface RevisedTable<T extends ComponentTable> {
  readonly newest: number
  /** Newest first. */
  readonly former: readonly number[]
  /** Throws BadInput for a revision nobody knows. */
  at(revision: number): T
}

/** `replaced` is by revision, from the first on, what the next one replaced. */
export function revisedTable<T extends ComponentTable>(
  name: string,
  now: T,
  replaced: readonly Readonly<Record<string, unknown>>[],
): RevisedTable<T> {
  const newest = replaced.length + 1
  const tables = replaced.reduceRight<readonly T[]>(
    ([later = now, ...rest], figures) => [overrideComponents(later, figures), later, ...rest],
    [now],
  )
  return {
    newest,
    former: replaced.map((_, index) => replaced.length - index),
    at(revision) {
      const table = tables[revision - 1]
      if (table === undefined) throw new BadInput(`${name} has no revision ${revision}; the newest is ${newest}`)
      return table
    },
  }
}
