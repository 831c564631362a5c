// `npm run bench:server`: what the server does on this machine. Nothing here takes longer than a minute.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../test/postgres/postgres.ts'
import { measureBoardgameIo } from './boardgame-io.ts'
import { type BusyTable, playOneTurn } from './players.ts'
import { processorTime } from './processor-time.ts'
import { type StartedServer, startServer } from './started-server.ts'
import { acrossServers, openStreams } from './streams.ts'
import { type Figures, measureTurns, prepare } from './turns.ts'

const SECONDS = Number(process.argv[2] ?? 10)
const WARM_UP = 3
const TABLES = 16
const STREAMS = 1000
const IDLE_TABLES = 200

function row(what: string, figure: string, wanted = ''): void {
  console.log(`${what.padEnd(62)}${figure.padStart(14)}  ${wanted}`)
}

interface Costs {
  /** Milliseconds of processor time for a turn. */
  readonly servers: number
  readonly database?: number | undefined
  readonly players?: number
}

function turnRows(name: string, { perSecond, p50, p95, p99 }: Figures, costs: Costs, wanted: string): void {
  row(`${name}: turns/s accepted`, perSecond.toFixed(0), wanted)
  row(`${name}: answered after, median / 95 % / 99 %`, `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)} ms`)
  row(`${name}: processor time for a turn, servers`, `${costs.servers.toFixed(2)} ms`)
  if (costs.database !== undefined) row(`${name}: … database`, `${costs.database.toFixed(2)} ms`)
  if (costs.players !== undefined) row(`${name}: … players of this benchmark`, `${costs.players.toFixed(2)} ms`)
}

async function turns(
  servers: readonly StartedServer[],
  tables: BusyTable[],
  database?: number,
): Promise<[Figures, Costs]> {
  const ports = servers.map(({ port }) => port)
  await measureTurns(ports, tables, WARM_UP)
  const cpuNow = async () => (await Promise.all(servers.map(one => one.cpu()))).reduce((sum, one) => sum + one, 0)
  const databaseNow = () => (database === undefined ? undefined : processorTime(database))
  const before = { servers: await cpuNow(), database: databaseNow(), players: process.cpuUsage() }
  const figures = await measureTurns(ports, tables, SECONDS)
  const { user, system } = process.cpuUsage(before.players)
  const after = { servers: await cpuNow(), database: databaseNow() }
  return [
    figures,
    {
      servers: (after.servers - before.servers) / figures.turns,
      database:
        after.database === undefined || before.database === undefined
          ? undefined
          : (after.database - before.database) / figures.turns,
      players: (user + system) / 1000 / figures.turns,
    },
  ]
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-bench-'))
  const server = await startServer({ kind: 'sqlite', file: join(folder, 'house.sqlite') })
  try {
    const tables = await prepare(server.port, TABLES)
    const [figures, costs] = await turns([server], tables)
    turnRows('SQLite, one server, full sync', figures, costs, 'wanted: 300, 95 % under 25 ms')
    const before = await server.memory()
    const idle = await prepare(server.port, IDLE_TABLES)
    for (const table of idle) await playOneTurn(() => server.port, table)
    const each = ((await server.memory()) - before) / idle.length
    row('memory for an idle table with its position kept', `${(each / 1000).toFixed(1)} kB`, 'wanted: under 50 kB')
    const streams = await openStreams(server.port, idle.slice(0, 10), STREAMS)
    row('streams connected', String(streams.open), `wanted: ${STREAMS}`)
    const heard = streams.next()
    for (const table of idle.slice(0, 10)) await playOneTurn(() => server.port, table)
    row(`ten turns to all ${STREAMS} streams`, `${(await heard).toFixed(0)} ms`)
    streams.close()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  const place = { kind: 'postgres', url: postgres.url }
  const first = await startServer(place)
  const second = await startServer(place)
  try {
    const tables = await prepare(first.port, TABLES)
    const [figures, costs] = await turns([first, second], tables, postgres.pid)
    turnRows('PostgreSQL, two servers', figures, costs, 'wanted: 600')
    const [table] = await prepare(first.port, 1)
    if (table === undefined) throw new Error('one table was made')
    const times = await acrossServers([first.port, second.port], table, 40)
    const middle = times[times.length >> 1] ?? 0
    row(
      'a turn at one server, seen at the other: median / worst',
      `${middle.toFixed(1)} / ${(times.at(-1) ?? 0).toFixed(1)} ms`,
      'wanted: under 200 ms',
    )
  } finally {
    await Promise.all([first.stop(), second.stop()])
    await postgres.stop()
  }
}

async function onBoardgameIo(): Promise<void> {
  const measured = await measureBoardgameIo(SECONDS, TABLES)
  const name = 'boardgame.io, files, no sync'
  if (typeof measured === 'string') row(name, 'not measured', measured)
  else turnRows(name, measured, { servers: measured.cpu }, 'to compare with')
}

const busy = loadavg()[0] ?? 0
console.log(`Node ${process.version}, ${availableParallelism()} processors, load before we began ${busy.toFixed(1)}`)
if (busy > 1) console.log('Other work runs on this machine: the figures are those of what it leaves over.')
await onSqlite()
await onPostgres()
await onBoardgameIo()
