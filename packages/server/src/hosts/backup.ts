// A backup is one SQLite file for either kind of database. It is made while servers run and can be restored to either kind.
import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { BadInput, shown } from '@arkwright/kernel'
import { Kysely, sql, type Transaction } from 'kysely'
import type { House } from '../house.ts'
import { type Settings, USUAL } from '../settings.ts'
import { openDatabase, type Place } from '../storage/database.ts'
import { migrate } from '../storage/migrations/index.ts'
import type { Schema } from '../storage/schema.ts'
import { lockFile, openFile, sqliteDialect } from '../storage/sqlite.ts'
import { restoreReplica } from './litestream.ts'

const ROWS_AT_ONCE = 500
type Row = Readonly<Record<string, SQLInputValue>>

/** A consistent copy, made while the servers run. */
export async function backup({ database, db }: House, file: string): Promise<void> {
  if (existsSync(file)) throw new BadInput(`${shown(file)} already exists`)
  if (database.kind === 'sqlite') await sql`vacuum into ${file}`.execute(db)
  else await inPlaceOf(file, fresh => writeSnapshot(db, fresh))
  chmodSync(file, 0o600)
}

/** Replaces the house with a backup. No server may be running on it. A PostgreSQL database must be new. */
export async function restore(backupFile: string, chosen: Partial<Settings>): Promise<void> {
  const { place }: Settings = { ...USUAL, ...chosen }
  if (!existsSync(backupFile)) throw new BadInput(`there is no file ${shown(backupFile)}`)
  if (place.kind === 'sqlite') await restoreFile(backupFile, place.file)
  else await restoreRows(backupFile, place)
}

/** The same from a continuous backup: as it was at a time, or its newest state. */
export async function restoreAt(url: string, time: Date | undefined, chosen: Partial<Settings>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-restore-'))
  try {
    const copy = join(folder, 'replica.sqlite')
    await restoreReplica(url, time, copy)
    await restore(copy, chosen)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function restoreFile(backupFile: string, file: string): Promise<void> {
  const unlock = lockFile(file)
  try {
    await inPlaceOf(file, async fresh => {
      copyFileSync(backupFile, fresh)
      checkSound(fresh, backupFile)
      for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
    })
  } finally {
    unlock()
  }
}

/** Writes the complete file or none. */
async function inPlaceOf(file: string, make: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${file}.restoring`
  try {
    await make(fresh)
    renameSync(fresh, file)
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(fresh + rest, { force: true })
  }
}

/** All rows at one moment, in a file with the same schema. */
async function writeSnapshot(db: Kysely<Schema>, file: string): Promise<void> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  await snapshot.execute(async from => {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1`.execute(from)
    await bringTo(file, rows[0]?.name)
    const to = new DatabaseSync(file)
    try {
      to.exec('pragma synchronous = off; begin')
      for (const table of tablesIn(to)) await copyOut(from, to, table)
      // A single file on the disk, without a log file beside it.
      to.exec('commit; pragma synchronous = full; pragma journal_mode = delete')
    } finally {
      to.close()
    }
  })
}

async function bringTo(file: string, schema: string | undefined): Promise<void> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) })
  await migrate(db, schema)
  await db.destroy()
}

/** Reads in batches by a cursor, because a journal may be larger than the memory. */
async function copyOut(from: Transaction<Schema>, to: DatabaseSync, table: string): Promise<void> {
  const columns = columnsOf(to, table)
  const places = columns.map(() => '?').join(', ')
  const insert = to.prepare(`insert into "${table}" (${quoted(columns)}) values (${places})`)
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(from)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(from)
    for (const row of rows) insert.run(...columns.map(column => row[column] ?? null))
    if (rows.length === 0) break
  }
  await sql`close copied`.execute(from)
}

async function restoreRows(backupFile: string, place: Place): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-restore-'))
  const database = await openDatabase(place)
  try {
    const file = join(folder, 'house.sqlite')
    copyFileSync(backupFile, file)
    checkSound(file, backupFile)
    // An older backup is first migrated to the schema of this house.
    await bringTo(file, undefined)
    const from = new DatabaseSync(file)
    await database.db.transaction().execute(async to => {
      await refuseUnlessNew(to)
      for (const table of tablesIn(from)) await copyIn(from, to, table)
    })
    from.close()
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function refuseUnlessNew(db: Transaction<Schema>): Promise<void> {
  const [person] = await db.selectFrom('people').select('id').limit(1).execute()
  const [table] = await db.selectFrom('tables').select('id').limit(1).execute()
  if (person === undefined && table === undefined) return
  throw new BadInput('this database already has people or tables; restore the backup into a new one')
}

async function copyIn(from: DatabaseSync, to: Transaction<Schema>, table: string): Promise<void> {
  // A server may have stored values about itself when it first started here.
  await sql`delete from ${sql.table(table)}`.execute(to)
  let some: Row[] = []
  const write = async (): Promise<void> => {
    if (some.length > 0)
      await to
        .insertInto(table as 'house')
        .values(some as never)
        .execute()
    some = []
  }
  for (const row of from.prepare(`select * from "${table}"`).iterate()) {
    some.push(row)
    if (some.length === ROWS_AT_ONCE) await write()
  }
  await write()
}

/** Our tables, without the migrator's. */
function tablesIn(database: DatabaseSync): string[] {
  return database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .all()
    .map(({ name }) => String(name))
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
}

function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ')
}

function checkSound(file: string, named: string): void {
  try {
    const database = openFile(file)
    try {
      const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() ?? {}
      const { n: count } =
        database.prepare("select count(*) as n from sqlite_master where name in ('tables', 'journal')").get() ?? {}
      if (verdict === 'ok' && count === 2) return
    } finally {
      database.close()
    }
  } catch {
    // Reported below.
  }
  throw new BadInput(`${shown(named)} is not a valid backup`)
}
