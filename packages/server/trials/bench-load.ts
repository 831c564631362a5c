// `npm run bench:load -- [--seconds 300] [--tables 200] [--streams 2000] [--think 4000]`: measures the server under load.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startHouse } from './house-process.ts'
import { LoadRun } from './load.ts'
import { progress, summary } from './print.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    tables: { type: 'string', default: '200' },
    streams: { type: 'string', default: '2000' },
    think: { type: 'string', default: '4000' },
  },
})
const WANTED_MILLISECONDS = 250
const TELL_EVERY = 15_000
const WARM_UP = 0.3
/** Growth after the warm-up that still counts as flat, as a fraction. */
const MOST_GROWTH = 0.15
const MEGABYTE = 1_000_000

const [seconds, tables, streams] = [Number(values.seconds), Number(values.tables), Number(values.streams)]
const before = loadavg()[0] ?? 0
progress(`${availableParallelism()} processors, load before we began ${before.toFixed(1)}`)
const folder = mkdtempSync(join(tmpdir(), 'arkwright-load-'))
const house = await startHouse({ place: { kind: 'sqlite', file: join(folder, 'house.sqlite') }, port: 0 })
if (house === undefined) throw new Error('the server did not start')
const until = performance.now() + seconds * 1000
const run = new LoadRun({
  port: house.port,
  tables,
  streams,
  thinkMilliseconds: Number(values.think),
  isDone: () => performance.now() > until,
})
try {
  const running = run.run()
  await sleep(seconds * 1000 * WARM_UP)
  // Only turns after the warm-up count. Measuring memory pauses the server for a moment; that counts too.
  const warm = await house.memory()
  const counted = run.times.length
  let mostStreams = 0
  while (performance.now() < until) {
    await sleep(Math.min(TELL_EVERY, Math.max(0, until - performance.now())))
    mostStreams = Math.max(mostStreams, run.openStreams)
    const { p50, p99 } = quantiles(run.times.slice(counted))
    progress(
      `${run.openStreams} streams, ${run.times.length} turns, median ${p50} ms, 99 % ${p99} ms, ${run.errors.length} errors`,
    )
  }
  const end = await house.memory()
  await running
  const times = run.times.slice(counted)
  const { p50, p95, p99 } = quantiles(times)
  const growth = (end - warm) / warm
  const faults = [...new Set(run.errors)]
  if (Number(p99) >= WANTED_MILLISECONDS) faults.push(`99 % under ${p99} ms; wanted: ${WANTED_MILLISECONDS} ms`)
  if (growth > MOST_GROWTH) faults.push(`memory grew by ${(growth * 100).toFixed(0)} %`)
  if (mostStreams < streams) faults.push(`at most ${mostStreams} streams were open`)
  summary(
    'load',
    [
      `${tables} tables`,
      `${mostStreams} streams`,
      `${seconds} s`,
      `${(times.length / (seconds * (1 - WARM_UP))).toFixed(0)} turns/s of people`,
      `${run.botTurns} turns of bots`,
      `${run.games} games`,
      `${run.entriesHeard} entries heard`,
      `answered after ${p50} / ${p95} / ${p99} ms (median / 95 % / 99 %)`,
      `memory ${(warm / MEGABYTE).toFixed(0)} MB after warm-up, ${(end / MEGABYTE).toFixed(0)} MB at the end`,
      `${run.errors.length} errors`,
      `load before ${before.toFixed(1)}`,
    ],
    faults,
  )
} finally {
  await house.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

function quantiles(times: readonly number[]): { p50: string; p95: string; p99: string } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
