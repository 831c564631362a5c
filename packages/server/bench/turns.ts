// Turns per second, and how long the slowest of twenty waits.
import { type BusyTable, busyTable, playOneTurn } from './players.ts'

export interface Figures {
  readonly turns: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export async function prepare(port: number, count: number): Promise<BusyTable[]> {
  const tables: BusyTable[] = []
  for (let i = 0; i < count; i++) tables.push(await busyTable(port, i))
  return tables
}

/** All tables play at once until the time is over; a game that ends is followed by a new one. */
export async function measureTurns(ports: readonly number[], tables: BusyTable[], seconds: number): Promise<Figures> {
  const times: number[] = []
  const port = (seat: number) => ports[seat % ports.length] ?? 0
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  await Promise.all(
    tables.map(async (first, i) => {
      let table = first
      while (performance.now() < until) {
        const took = await playOneTurn(port, table)
        if (took === undefined) table = await busyTable(port(0), i + times.length)
        else times.push(took)
      }
    }),
  )
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    turns: times.length,
    perSecond: times.length / ((performance.now() - started) / 1000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}
