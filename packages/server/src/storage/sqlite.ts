// Node's SQLite in the form kysely expects, and the lock that keeps a second server off the same file.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { BadInput, shown } from '@arkwright/kernel'
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

const PRIVATE = 0o600
const MOST_PREPARED = 400
const BUSY_MILLISECONDS = 5_000
/** SQLite's error number. */
const BUSY = 5

export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: adapted(openFile(file)) })
}

/** WAL lets others read while we write. With full sync a finished commit is on the disk. */
export function openFile(file: string): DatabaseSync {
  const database = opened(file)
  try {
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = ${BUSY_MILLISECONDS};`)
    return database
  } catch (error) {
    database.close()
    throw cannotOpen(file, error)
  }
}

function opened(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') makePrivate(file)
    return new DatabaseSync(file)
  } catch (error) {
    throw cannotOpen(file, error)
  }
}

/** Only the account that runs the server may read the file. SQLite gives its log the same permissions. */
function makePrivate(file: string): void {
  makeFolder(dirname(file))
  if (existsSync(file)) chmodIfOurs(file)
  else closeSync(openSync(file, 'a', PRIVATE))
}

/** A file of another owner keeps its permissions. */
function chmodIfOurs(file: string): void {
  const { mode, uid } = statSync(file)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, PRIVATE)
}

/** Creates folders one by one: where this is impossible, such as in /proc, Node's `recursive` option never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

function cannotOpen(file: string, error: unknown): BadInput {
  const why = error instanceof Error ? error.message : 'it is not a database'
  return new BadInput(`the database ${shown(file)} cannot be opened: ${why}`)
}

/**
 * An exclusive transaction on a separate lock file. Held while the process lives; the system releases it however the process ends.
 * Programs that only read (backup, list) do not take it.
 */
export function lockFile(file: string): () => void {
  if (file === ':memory:') return () => {}
  const lock = opened(`${file}.lock`)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw cannotOpen(file, error)
    throw new BadInput(
      `another server already runs on ${shown(file)}; stop it first, or give this one another file with --data`,
    )
  }
  return () => lock.close()
}

function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      if (prepared.size >= MOST_PREPARED) prepared.clear()
      const statement = adaptedStatement(database, sql)
      prepared.set(sql, statement)
      return statement
    },
  }
}

function adaptedStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement: StatementSync = database.prepare(sql)
  const rollsBack = sql.toLowerCase() === 'rollback'
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...(parameters as SQLInputValue[])),
    run: parameters => {
      // With a full disk SQLite has already rolled back. An error about that would hide the cause.
      if (rollsBack && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      const { changes, lastInsertRowid } = statement.run(...(parameters as SQLInputValue[]))
      return { changes, lastInsertRowid }
    },
    iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
