// Two servers on one PostgreSQL behind a balancer. Each is drained and replaced in turn, while all tables play on.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Balancer, balancerFor } from './balancer.ts'
import { freePort, type HouseProcess, startHouse } from './house-process.ts'
import { TrialTable } from './trial-table.ts'

const USUAL_PAUSE = 100

export interface DrainTrial {
  readonly database: string
  readonly tables: number
  /** Turns between two drainings. */
  readonly turns: number
  readonly drainMilliseconds: number
  /** The longest pause between two turns at a table. */
  readonly pauseMilliseconds?: number
  /** Default: our own. */
  readonly balance?: (ports: readonly number[]) => Promise<Balancer>
}

export interface DrainFigures {
  readonly turns: number
  readonly drained: number
  /** Requests that a client had to repeat, or that failed. */
  readonly failed: number
  readonly faults: readonly string[]
}

export async function drainTrial(trial: DrainTrial): Promise<DrainFigures> {
  const { database, tables, turns, drainMilliseconds, pauseMilliseconds = USUAL_PAUSE, balance = balancerFor } = trial
  const ports = [await freePort(), await freePort()]
  const start = async (port: number): Promise<HouseProcess> => {
    const place = { kind: 'postgres', url: database } as const
    const house = await startHouse({ place, port, drainMilliseconds, botNice: 0 }, { life: 'short' })
    if (house === undefined) throw new Error('the server did not start')
    return house
  }
  const houses = await Promise.all(ports.map(start))
  const balancer = await balance(ports)
  const insistence = { again: 0 }
  const faults: string[] = []
  const all: TrialTable[] = []
  let done = false
  const played = () => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const keepPlaying = async (first: number): Promise<void> => {
    for (let game = first; !done; game += tables) {
      const table = await TrialTable.open(() => `http://127.0.0.1:${balancer.port}`, game, insistence)
      all.push(table)
      while (!done && !table.isOver) {
        await table.playOn()
        await sleep(pauseMilliseconds * Math.random())
      }
    }
  }
  const players = Array.from({ length: tables }, (_, i) =>
    keepPlaying(i).catch((error: unknown) => void faults.push(String(error))),
  )
  const more = async (): Promise<void> => {
    const until = played() + turns
    while (played() < until && faults.length === 0) await sleep(20)
  }
  await more()
  for (const [i, house] of houses.entries()) {
    await house.end('SIGTERM')
    await more()
    const port = ports[i] ?? 0
    houses[i] = await start(port)
    // Only then may the other go.
    while (balancer.uses?.(port) === false && faults.length === 0) await sleep(20)
    await more()
  }
  done = true
  await Promise.all(players)
  for (const table of all) await table.verify()
  for (const table of all) table.close()
  await balancer.close()
  for (const house of houses) await house.end('SIGKILL')
  return {
    turns: played(),
    drained: houses.length,
    failed: insistence.again + balancer.failures.length,
    faults: [...faults, ...balancer.failures, ...all.flatMap(table => table.faults)],
  }
}
