// A SQLite file as SQL, with facts about it in its first line.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

/** `kept`: the tables whose rows are wanted; all where it is not given. */
export function asSql(database: DatabaseSync, facts: object, kept?: readonly string[]): string {
  const made = database
    .prepare("select name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all() as { name: string; sql: string }[]
  const rows = made
    .filter(({ name, sql }) => /^create table/i.test(sql) && kept?.includes(name) !== false)
    .flatMap(({ name: of }) =>
      database
        .prepare(`select * from "${of}"`)
        .all()
        .map(row => `insert into "${of}" values (${Object.values(row).map(literal).join(', ')});`),
    )
  return [`-- ${JSON.stringify(facts)}`, ...made.map(({ sql }) => `${sql};`), ...rows, ''].join('\n')
}

function literal(value: SQLOutputValue): string {
  if (value === null) return 'null'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
