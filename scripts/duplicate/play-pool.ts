// Plays all games of the pools on several threads.
import { Worker } from 'node:worker_threads'
import type { Cell } from './cells.ts'
import { gamesOfDeal, type Played } from './pool.ts'
import type { Asked } from './worker.ts'

/** By the name of the cell: its games by number. */
export type Pools = Record<string, Played[]>

/** A worker does not inherit the condition that says the packages run from their sources. */
const OPTIONS = { execArgv: ['--conditions=arkwright:source'] }
const TELL_EVERY = 500

/**
 * Through the deals of all cells at the same pace, so that a run that ends early has whole deals of every cell. `known`: the games of
 * an earlier run, which this one continues.
 */
export async function playPools(
  cells: readonly Cell[],
  series: string,
  known: Pools,
  threads: number,
  until: number,
): Promise<Pools> {
  const pools: Pools = Object.fromEntries(cells.map(({ name }) => [name, [...(known[name] ?? [])]]))
  const all = cells.flatMap(cell => {
    const games = cell.deals * gamesOfDeal(cell)
    const numbers = Array.from({ length: games }, (_, number) => number).slice(pools[cell.name]?.length)
    return numbers.map(number => ({ cell: cell.name, number, at: number / games }))
  })
  const queue = all.toSorted((one, other) => one.at - other.at)
  let next = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), OPTIONS)
    for (let one = queue[next++]; one !== undefined && Date.now() < until; one = queue[next++]) {
      const { cell, number } = one
      const games = pools[cell]
      const played = await ask(worker, { cell, series, number })
      if (games !== undefined) games[number] = played
      if (next % TELL_EVERY === 0) process.stderr.write(`${next} of ${all.length} games\n`)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: threads }, work))
  return { ...known, ...Object.fromEntries(Object.entries(pools).map(([name, games]) => [name, complete(games)])) }
}

function complete(games: readonly (Played | undefined)[]): Played[] {
  const missing = games.findIndex(one => one === undefined)
  return (missing === -1 ? games : games.slice(0, missing)).flatMap(one => one ?? [])
}

function ask(worker: Worker, asked: Asked): Promise<Played> {
  const { promise, resolve, reject } = Promise.withResolvers<Played>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.postMessage(asked)
  return promise.finally(() => worker.off('message', resolve).off('error', reject))
}
