// Columns as values. Row types and statement texts are both built from them.

export type ColumnType = 'text' | 'integer' | 'bigint' | 'double precision'

export interface Column<T> {
  readonly type: ColumnType
  readonly optional: boolean
  /** Only for the compiler: the type of the value in a row. */
  readonly holds?: T
}

export type Columns = Readonly<Record<string, Column<unknown>>>

/** The row type of a table with these columns. */
export type RowOf<C extends Columns> = { -readonly [N in keyof C]: C[N] extends Column<infer T> ? T : never }

export const text: Column<string> = { type: 'text', optional: false }
export const integer: Column<number> = { type: 'integer', optional: false }
/** Milliseconds since 1970, and counters that may grow as large. */
export const time: Column<number> = { type: 'bigint', optional: false }
export const real: Column<number> = { type: 'double precision', optional: false }

export function optional<T>({ type }: Column<T>): Column<T | null> {
  return { type, optional: true }
}

/** A text that is one of a few words. */
export function word<T extends string>(): Column<T> {
  return { type: 'text', optional: false }
}
