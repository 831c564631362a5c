// A table of figures in every revision of the rules: a game is played to its end by the revision it began with.
import { BadInput } from './bad-input.ts'
import { type ComponentTable, overrideComponents } from './components.ts'

export interface RevisedTable<T extends ComponentTable> {
  readonly newest: number
  /** Newest first. */
  readonly former: readonly number[]
  /** Throws BadInput for an unknown revision. */
  at(revision: number): T
}

/** `replaced` lists, by revision from the first, the figures that the next revision replaced. */
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
