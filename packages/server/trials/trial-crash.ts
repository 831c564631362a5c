// `npm run trial:crash -- [--kills 50] [--tables 8] [--only sqlite|postgres|disk]`: kills, a full disk, a read-only folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Place } from '../src/storage/database.ts'
import { startPostgres } from '../test/postgres/postgres.ts'
import { type Blow, type CrashFigures, crashTrial } from './crash.ts'
import { fullDisk, readOnlyFolder } from './disk.ts'
import { progress, since, summary } from './print.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
})
const [kills, tables] = [Number(values.kills), Number(values.tables)]

function blows(cycle: readonly Blow[]): Blow[] {
  return Array.from({ length: kills }, (_, i) => cycle[i % cycle.length] ?? 'house')
}

function report(name: string, began: number, { kills: struck, games, turns, askedAgain, faults }: CrashFigures): void {
  const facts = [`${struck} kills`, `${games} games`, `${turns} turns acknowledged`, `${askedAgain} asked again`]
  summary(`crash, ${name}`, [...facts, since(began)], faults)
}

async function onSqlite(folder: string): Promise<void> {
  const began = Date.now()
  const place: Place = { kind: 'sqlite', file: join(folder, 'house.sqlite') }
  const cycle = ['house', 'house', 'house', 'house while it starts'] as const
  report('SQLite', began, await crashTrial({ place, tables, blows: blows(cycle), progress }))
}

async function onPostgres(): Promise<void> {
  const began = Date.now()
  const postgres = await startPostgres({ durable: true })
  try {
    const place: Place = { kind: 'postgres', url: postgres.url }
    const cycle = ['house', 'database', 'both', 'house while it starts'] as const
    const crashDatabase = () => postgres.crash()
    report('PostgreSQL', began, await crashTrial({ place, tables, blows: blows(cycle), crashDatabase, progress }))
  } finally {
    await postgres.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'arkwright-crash-'))
try {
  if ('sqlite'.startsWith(values.only)) await onSqlite(folder)
  if ('postgres'.startsWith(values.only)) await onPostgres()
  if ('disk'.startsWith(values.only)) {
    const [full, readOnly] = [await fullDisk(folder), await readOnlyFolder(folder)]
    summary('crash, full disk', full.facts, full.faults)
    summary('crash, read-only folder', readOnly.facts, readOnly.faults)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
