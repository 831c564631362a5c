// Connected streams: how fast a turn reaches them, and what an idle table costs.
import { Agent, get } from 'node:http'
import { type BusyTable, playOneTurn } from './players.ts'

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

export interface OpenStreams {
  readonly open: number
  /** Milliseconds until the next entry has reached every stream. */
  next(): Promise<number>
  close(): void
}

/** Opens many streams, spread over the tables. */
export async function openStreams(port: number, tables: readonly BusyTable[], count: number): Promise<OpenStreams> {
  const waiting = new Set<() => void>()
  const heard: number[] = []
  const requests = await Promise.all(
    Array.from({ length: count }, (_, i) => oneStream(port, tables[i % tables.length], i, heard, waiting)),
  )
  return {
    open: requests.length,
    next() {
      const started = performance.now()
      const before = [...heard]
      return new Promise(resolve => {
        const check = (): void => {
          if (!heard.every((number, i) => number > (before[i] ?? 0))) return
          waiting.delete(check)
          resolve(performance.now() - started)
        }
        waiting.add(check)
      })
    },
    close() {
      for (const request of requests) request.destroy()
    },
  }
}

function oneStream(
  port: number,
  table: BusyTable | undefined,
  index: number,
  heard: number[],
  waiting: Set<() => void>,
): Promise<ReturnType<typeof get>> {
  heard[index] = 0
  const path = `/api/tables/${table?.id}/stream`
  return new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path, agent, headers: { cookie: table?.cookies[0] ?? '' } },
      response => {
        response.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: here')) resolve(request)
          const entries = text.split('event: entry').length - 1
          if (entries === 0) return
          heard[index] = (heard[index] ?? 0) + entries
          for (const check of waiting) check()
        })
      },
    )
    request.on('error', reject)
  })
}

/** A turn played at one server and received at another: the slowest and the median of several rounds. */
export async function acrossServers(
  ports: readonly [number, number],
  table: BusyTable,
  rounds: number,
): Promise<number[]> {
  const [here, there] = ports
  const streams = await openStreams(there, [table], 1)
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const heard = streams.next()
    if ((await playOneTurn(() => here, table)) === undefined) break
    times.push(await heard)
  }
  streams.close()
  return times.toSorted((one, other) => one - other)
}
