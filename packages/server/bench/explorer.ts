// `npm run bench:explorer -- bots-2.gz bots-3.gz [--requests 3000] [--only sqlite,postgres]`: how fast the explorer answers over
// these corpora, beside a request that asks nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CorpusGame, type CorpusHeader, LADDERS } from '@arkwright/bots'
import { withCorpus } from '@arkwright/bots/node'
import { BadInput, openingTree, pick, type RandomState, randomBelow, seedRandom } from '@arkwright/kernel'
import { importCorpus } from '../src/explorer/import-corpus.ts'
import { DEPTH } from '../src/explorer/rows.ts'
import { visit } from '../src/hosts/admin.ts'
import { openDatabase, type Place } from '../src/storage/database.ts'
import { startPostgres } from '../test/postgres/postgres.ts'
import { send } from './http-client.ts'
import { startServer } from './started-server.ts'

const WANTED = 'wanted: 95 % under 50 ms'
const WARM_UP = 200

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'string', default: '3000' }, only: { type: 'string', default: 'sqlite,postgres' } },
})
const REQUESTS = Number(values.requests)
if (positionals.length === 0) throw new BadInput('name the corpora: npm run bench:explorer -- bots.gz')

interface Asked {
  readonly byKey: string
  readonly byMoves: string
}

function row(what: string, figure: string, wanted = ''): void {
  console.log(`${what.padEnd(62)}${figure.padStart(24)}  ${wanted}`)
}

/** Positions along random games, from the opening to the last one that is counted. */
async function positions(): Promise<Asked[]> {
  const random = seedRandom('explorer')
  const games: { header: CorpusHeader; game: CorpusGame }[] = []
  let seen = 0
  for (const path of positionals) {
    await withCorpus(path, corpus => {
      for (const game of corpus.games()) {
        seen++
        if (games.length < REQUESTS) games.push({ header: corpus.header, game })
        else if (randomBelow(random, seen) < REQUESTS)
          games[randomBelow(random, REQUESTS)] = { header: corpus.header, game }
      }
    })
  }
  return Array.from({ length: REQUESTS }, () => asked(pick(random, games), random))
}

function asked({ header, game }: { header: CorpusHeader; game: CorpusGame }, random: RandomState): Asked {
  const rules = LADDERS.get(header.game)?.expertise.game
  if (rules === undefined) throw new BadInput(`there is no game called ${header.game}`)
  const steps = [...openingTree(rules, rules.parseOptions(header.options), [game], { depth: DEPTH, alone: DEPTH })]
  const depth = randomBelow(random, steps.length)
  const line = steps.slice(0, depth).map(({ turn }) => turn)
  const pool = `pool=bots&level=${header.level}`
  const options = encodeURIComponent(JSON.stringify(header.options))
  const moves = encodeURIComponent(line.join(','))
  return {
    byKey: `/api/explorer?${pool}&key=${steps[depth]?.key}`,
    byMoves: `/api/explorer?${pool}&game=${header.game}&options=${options}&moves=${moves}`,
  }
}

async function timed(port: number, path: string): Promise<number> {
  const began = performance.now()
  const { status, body } = await send(port, 'GET', path, undefined)
  if (status !== 200) throw new Error(`${path} was answered with ${status} ${JSON.stringify(body)}`)
  return performance.now() - began
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms`
}

async function measure(name: string, place: Place, all: readonly Asked[]): Promise<void> {
  await (await openDatabase(place)).close()
  let [games, rows, seconds] = [0, 0, 0]
  for (const path of positionals) {
    const began = performance.now()
    const imported = await withCorpus(path, corpus =>
      visit({ place }, house => importCorpus(house, { ...corpus.header, games: corpus.games() })),
    )
    seconds += (performance.now() - began) / 1000
    games += imported.games
    rows += imported.rows
  }
  row(`${name}: import of ${games} games, ${rows} rows`, `${seconds.toFixed(0)} s`)
  const server = await startServer({ place })
  try {
    const { port } = server
    for (const { byKey } of all.slice(0, WARM_UP)) await timed(port, byKey)
    const [nothing, byKey, byMoves]: [number[], number[], number[]] = [[], [], []]
    // One after the other in turn, so that all of them meet the same other work of the machine.
    for (const one of all) {
      nothing.push(await timed(port, '/api/me'))
      byKey.push(await timed(port, one.byKey))
      byMoves.push(await timed(port, one.byMoves))
    }
    row(`${name}, ${all.length} positions by key: median / 95 % / 99 %`, quantiles(byKey), WANTED)
    row('  by its moves, which the server plays', quantiles(byMoves), WANTED)
    row('  yardstick: a request that asks nothing', quantiles(nothing))
  } finally {
    await server.stop()
  }
}

console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${(loadavg()[0] ?? 0).toFixed(1)}`)
const all = await positions()
const only = values.only.split(',')
const folder = mkdtempSync(join(tmpdir(), 'arkwright-explorer-'))
try {
  if (only.includes('sqlite')) await measure('SQLite', { kind: 'sqlite', file: join(folder, 'house.sqlite') }, all)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (only.includes('postgres')) {
  const postgres = await startPostgres({ durable: true })
  try {
    await measure('PostgreSQL', { kind: 'postgres', url: postgres.url }, all)
  } finally {
    await postgres.stop()
  }
}
console.log(`load at the end ${(loadavg()[0] ?? 0).toFixed(1)}`)
