// Lists as one parameter: statements keep one text however long the list is, so each is read and planned once.

/** For `in (select key from json_each(…))`, which SQLite and PostgreSQL both know. */
export function keysGiven(keys: Iterable<string>): string {
  const all: Record<string, 1> = Object.create(null)
  for (const key of keys) all[key] = 1
  return JSON.stringify(all)
}

/** For `select value ->> 'column' from json_each(…)`; in the order given. */
export function rowsGiven(rows: readonly object[]): string {
  return JSON.stringify(Object.fromEntries(rows.entries()))
}
