// `npm run bench:server -- [--seconds 10] [--only sqlite,postgres,boardgame.io]`: measures the server on this machine in a few minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/postgres/postgres.ts'
import { measureBoardgameIo } from './boardgame-io.ts'
import { bytesPerIdleTable } from './idle-tables.ts'
import { type BusyTable, playOneTurn } from './players.ts'
import { processorTime } from './processor-time.ts'
import { type StartedServer, startServer } from './started-server.ts'
import { acrossServers, openStreams } from './streams.ts'
import { type Figures, playAtRate, playFlatOut, prepare, warmUp } from './turns.ts'
import { postgresInsertsPerSecond, sqliteInsertsPerSecond, syncsPerSecond } from './yardsticks.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: 'sqlite,postgres,boardgame.io' },
  },
})
const SECONDS = Number(values.seconds)
const YARDSTICK_SECONDS = 2
const WARM_UP_TURNS = 3000
/** Tables that play at the same time, as fast as the server answers. */
const TABLES = 64
const RATE = 300
/** Enough tables that, at the given rate, two turns in a second rarely hit the same one. */
const TABLES_AT_RATE = 200
const STREAMS = 1000
const IDLE_TABLES = [500, 1000, 1500, 2000, 2500, 3000]

function row(what: string, figure: string, wanted = ''): void {
  console.log(`${what.padEnd(66)}${figure.padStart(22)}  ${wanted}`)
}

const times = ({ p50, p95, p99 }: Figures) => `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)} ms`

/** Milliseconds of processor time per turn. */
interface Costs {
  readonly servers: number
  readonly database?: number | undefined
  readonly players?: number
}

function flatOutRows(name: string, figures: Figures, costs: Costs, wanted: string): void {
  row(`${name}, ${TABLES} tables flat out: turns/s`, figures.perSecond.toFixed(0), wanted)
  row('  answered after, median / 95 % / 99 %', times(figures))
  row('  processor time for a turn, servers', `${costs.servers.toFixed(2)} ms`)
  if (costs.database !== undefined) row('  … database', `${costs.database.toFixed(2)} ms`)
  if (costs.players !== undefined) row('  … players of this benchmark', `${costs.players.toFixed(2)} ms`)
}

interface House {
  readonly servers: readonly StartedServer[]
  /** The database process, if there is one. */
  readonly database?: number
}

async function flatOut({ servers, database }: House, tables: BusyTable[]): Promise<[Figures, Costs]> {
  const ports = servers.map(({ port }) => port)
  const used = async () => {
    const each = await Promise.all(servers.map(one => one.cpu()))
    return {
      servers: each.reduce((sum, one) => sum + one, 0),
      database: database === undefined ? undefined : processorTime(database),
    }
  }
  const before = await used()
  const players = process.cpuUsage()
  const figures = await playFlatOut(ports, tables, SECONDS)
  const { user, system } = process.cpuUsage(players)
  const after = await used()
  const { turns } = figures
  return [
    figures,
    {
      servers: (after.servers - before.servers) / turns,
      database:
        after.database === undefined || before.database === undefined
          ? undefined
          : (after.database - before.database) / turns,
      players: (user + system) / 1000 / turns,
    },
  ]
}

/** Runs both measurements after a warm-up. */
async function turns(name: string, house: House, wanted: { flatOut: string; atRate: string }): Promise<void> {
  const ports = house.servers.map(({ port }) => port)
  const tables = await prepare(ports[0] ?? 0, TABLES_AT_RATE)
  const busiest = tables.slice(0, TABLES)
  await warmUp(ports, busiest, WARM_UP_TURNS)
  const [figures, costs] = await flatOut(house, busiest)
  flatOutRows(name, figures, costs, wanted.flatOut)
  const all = [...busiest, ...tables.slice(TABLES)]
  try {
    const calm = await playAtRate(ports, all, { perSecond: RATE, seconds: SECONDS })
    row(`${name}, ${RATE} turns/s asked for: median / 95 % / 99 %`, times(calm), wanted.atRate)
  } catch (error) {
    row(`${name}, ${RATE} turns/s asked for`, 'not kept up', error instanceof Error ? error.message : '')
  }
}

async function onSqlite(folder: string): Promise<void> {
  row('disk: writes of 300 bytes waited for, a second', syncsPerSecond(folder, YARDSTICK_SECONDS).toFixed(0))
  const inserts = sqliteInsertsPerSecond(folder, YARDSTICK_SECONDS)
  row('SQLite alone, full sync: commits of one row, a second', inserts.toFixed(0))
  const server = await startServer({ place: { kind: 'sqlite', file: join(folder, 'house.sqlite') } })
  try {
    const wanted = { flatOut: 'wanted: 300', atRate: 'wanted: 95 % under 25 ms' }
    await turns('SQLite, one server, full sync', { servers: [server] }, wanted)
    await streams(server)
  } finally {
    await server.stop()
  }
}

async function streams({ port }: StartedServer): Promise<void> {
  const followed = await prepare(port, 10)
  const open = await openStreams(port, followed, STREAMS)
  row('streams connected', String(open.open), `wanted: ${STREAMS}`)
  const heard = open.next()
  for (const table of followed) await playOneTurn(() => port, table)
  row(`ten turns to all ${STREAMS} streams`, `${(await heard).toFixed(0)} ms`)
  open.close()
}

async function idleTables(folder: string): Promise<void> {
  const place = { kind: 'sqlite', file: join(folder, 'idle.sqlite') } as const
  const server = await startServer({ place, positionsKept: (IDLE_TABLES.at(-1) ?? 0) * 2 })
  try {
    const each = await bytesPerIdleTable(server, IDLE_TABLES)
    const what = `memory for an idle table, its position kept (${IDLE_TABLES[0]} to ${IDLE_TABLES.at(-1)} tables)`
    row(what, `${(each / 1000).toFixed(1)} kB`, 'wanted: under 50 kB')
  } finally {
    await server.stop()
  }
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  const place = { kind: 'postgres', url: postgres.url } as const
  try {
    const inserts = await postgresInsertsPerSecond(postgres.url, YARDSTICK_SECONDS)
    row('PostgreSQL alone, one connection: commits of one row, a second', inserts.toFixed(0))
    const servers = [await startServer({ place }), await startServer({ place })] as const
    try {
      const wanted = { flatOut: 'wanted: 600', atRate: '' }
      await turns('PostgreSQL, two servers', { servers, database: postgres.pid }, wanted)
      await betweenServers(servers)
    } finally {
      await Promise.all(servers.map(one => one.stop()))
    }
  } finally {
    await postgres.stop()
  }
}

async function betweenServers([first, second]: readonly [StartedServer, StartedServer]): Promise<void> {
  const [table] = await prepare(first.port, 1)
  if (table === undefined) throw new Error('no table was created')
  const seen = await acrossServers([first.port, second.port], table, 40)
  row(
    'a turn at one server, seen at the other: median / worst',
    `${(seen[seen.length >> 1] ?? 0).toFixed(1)} / ${(seen.at(-1) ?? 0).toFixed(1)} ms`,
    'wanted: under 200 ms',
  )
}

async function onBoardgameIo(): Promise<void> {
  const measured = await measureBoardgameIo(SECONDS, TABLES)
  const name = 'boardgame.io, files, no sync'
  if (typeof measured === 'string') row(name, 'not measured', measured)
  else flatOutRows(name, measured, { servers: measured.cpu }, 'to compare with')
}

const busy = loadavg()[0] ?? 0
console.log(`Node ${process.version}, ${availableParallelism()} processors, load before we began ${busy.toFixed(1)}`)
if (busy > 1) console.log('Other work runs on this machine: the figures are those of what it leaves over.')
const folder = mkdtempSync(join(tmpdir(), 'arkwright-bench-'))
const only = values.only.split(',')
try {
  if (only.includes('sqlite')) await onSqlite(folder)
  if (only.includes('sqlite')) await idleTables(folder)
  if (only.includes('postgres')) await onPostgres()
  if (only.includes('boardgame.io')) await onBoardgameIo()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`load at the end ${(loadavg()[0] ?? 0).toFixed(1)}`)
