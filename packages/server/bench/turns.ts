// Two measurements: turns as fast as the server answers, and turns at a fixed rate.
import { setTimeout as sleep } from 'node:timers/promises'
import { type BusyTable, busyTable, playOneTurn } from './players.ts'

export interface Figures {
  readonly turns: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

const TABLES_AT_ONCE = 16

export async function prepare(port: number, count: number): Promise<BusyTable[]> {
  const tables: BusyTable[] = []
  while (tables.length < count) {
    const more = Array.from({ length: Math.min(TABLES_AT_ONCE, count - tables.length) }, (_, i) =>
      busyTable(port, tables.length + i),
    )
    tables.push(...(await Promise.all(more)))
  }
  return tables
}

const serverOf = (ports: readonly number[]) => (seat: number) => ports[seat % ports.length] ?? 0

/** All tables play at once until the time is over. When a game ends, the same people start a new one. */
export async function playFlatOut(ports: readonly number[], tables: BusyTable[], seconds: number): Promise<Figures> {
  const times: number[] = []
  const port = serverOf(ports)
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    tables.map(async (_, i) => {
      while (performance.now() < until) {
        const table = tables[i] as BusyTable
        const took = await playOneTurn(port, table)
        if (took === undefined) tables[i] = await busyTable(port(0), i + times.length, table)
        else times.push(took)
      }
    }),
  )
  return figuresOf(times, started)
}

/** Warms up the servers' JIT compilers before measuring. */
export async function warmUp(ports: readonly number[], tables: BusyTable[], turns: number): Promise<void> {
  for (let played = 0; played < turns; ) played += (await playFlatOut(ports, tables, 1)).turns
}

/**
 * Turns come at a fixed rate, answered or not, each at a table with no turn in flight. Latency counts from the moment the
 * turn was due, so a server that stalls does not look better than it is.
 */
export async function playAtRate(
  ports: readonly number[],
  tables: BusyTable[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Figures> {
  const times: number[] = []
  const port = serverOf(ports)
  const free = [...tables]
  const underWay = new Set<Promise<void>>()
  const started = performance.now()
  const playOne = async (table: BusyTable, due: number): Promise<void> => {
    const took = await playOneTurn(port, table)
    if (took === undefined) free.push(await busyTable(port(0), times.length, table))
    else {
      times.push(performance.now() - due)
      free.push(table)
    }
  }
  try {
    for (let i = 0; i < perSecond * seconds; i++) {
      const due = started + (i * 1000) / perSecond
      if (performance.now() < due) await sleep(due - performance.now())
      const table = free.shift()
      if (table === undefined) throw new Error('all tables wait for an answer: the servers cannot keep up')
      const turn = playOne(table, due).finally(() => underWay.delete(turn))
      underWay.add(turn)
    }
  } finally {
    await Promise.all(underWay)
  }
  return figuresOf(times, started)
}

function figuresOf(times: readonly number[], started: number): Figures {
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
