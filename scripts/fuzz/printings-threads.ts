// Shares the printings of a trial between threads.
import { Worker } from 'node:worker_threads'
import type { Tried } from './printings.ts'
import type { Batch } from './printings-worker.ts'

const BATCH = 20

export interface Range {
  readonly seed: string
  readonly first: number
  readonly count: number
  readonly threads: number
}

export interface Sum {
  played: number
  refused: number
  games: number
  readonly faults: string[]
}

/** A later run goes on where this one ended: with `first + count`. */
export async function tryPrintingsInThreads(
  { seed, first, count, threads }: Range,
  progress: (done: number) => void,
): Promise<Sum> {
  const sum: Sum = { played: 0, refused: 0, games: 0, faults: [] }
  const end = first + count
  let next = first
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        if (next >= end || sum.faults.length >= 20) {
          resolve()
          return
        }
        const batch: Batch = { seed, first: next, count: Math.min(BATCH, end - next) }
        next += batch.count
        worker.postMessage(batch)
      }
      worker.on('message', (tried: Tried) => {
        sum.played += tried.played
        sum.refused += tried.refused
        sum.games += tried.games
        sum.faults.push(...tried.faults)
        progress(sum.played + sum.refused)
        ask()
      })
      worker.on('error', reject)
      ask()
    })
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./printings-worker.ts', import.meta.url)))
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
  return sum
}
