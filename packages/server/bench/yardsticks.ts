// Sequential writes to the disk and the databases alone: the lower bound for any server.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openFile } from '../src/storage/sqlite.ts'

/** About the size of what a turn writes. */
const CONTENT = 'x'.repeat(300)

/** Disk syncs per second. */
export function syncsPerSecond(folder: string, seconds: number): number {
  const file = openSync(join(folder, 'syncs'), 'w')
  const count = countFor(seconds, () => {
    writeSync(file, CONTENT)
    fdatasyncSync(file)
  })
  closeSync(file)
  return count / seconds
}

export function sqliteInsertsPerSecond(folder: string, seconds: number): number {
  const database = openFile(join(folder, 'inserts.sqlite'))
  database.exec('create table entries (number integer primary key, content text)')
  const insert = database.prepare('insert into entries (content) values (?)')
  const count = countFor(seconds, () => void insert.run(CONTENT))
  database.close()
  return count / seconds
}

export async function postgresInsertsPerSecond(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table entries (number bigint generated always as identity primary key, content text)')
  const insert = { name: 'insert', text: 'insert into entries (content) values ($1)', values: [CONTENT] }
  const until = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < until; count++) await client.query(insert)
  await client.query('drop table entries')
  await client.end()
  return count / seconds
}

function countFor(seconds: number, once: () => void): number {
  const until = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < until; count++) once()
  return count
}
