// Plays a corpus in threads, each a batch at a time, and gives the batches in order.
import { Worker } from 'node:worker_threads'
import type { CorpusGame, CorpusPlan } from '../corpus/corpus.ts'

const GAMES_A_BATCH = 16

export interface Batch {
  readonly first: number
  readonly count: number
}

const FROM_SOURCE = import.meta.url.endsWith('.ts')
const SCRIPT = FROM_SOURCE
  ? new URL('./corpus.worker.ts', import.meta.url)
  : new URL('./corpus.worker.js', import.meta.url)
const EXEC_ARGV = FROM_SOURCE ? ['--conditions=arkwright:source'] : []

/** Games `from` to `to`, in order. Stop iterating to end the threads; batches under way are then lost. */
export async function* playCorpus(
  plan: CorpusPlan,
  { from, to, threads }: { from: number; to: number; threads: number },
): AsyncGenerator<readonly CorpusGame[]> {
  const workers = Array.from({ length: threads }, () => new Worker(SCRIPT, { execArgv: EXEC_ARGV, workerData: plan }))
  const due: Promise<readonly CorpusGame[]>[] = []
  let next = from
  const assign = (worker: Worker): void => {
    if (next > to) return
    const batch = { first: next, count: Math.min(GAMES_A_BATCH, to - next + 1) }
    next += batch.count
    const played = answerTo(worker, batch)
    due.push(played)
    // A failure is thrown where its batch is due.
    played.then(
      () => assign(worker),
      () => {},
    )
  }
  try {
    for (const worker of workers) assign(worker)
    for (let batch = due.shift(); batch !== undefined; batch = due.shift()) yield await batch
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}

function answerTo(worker: Worker, batch: Batch): Promise<readonly CorpusGame[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly CorpusGame[]>()
  const played = (games: readonly CorpusGame[]): void => {
    worker.off('error', reject)
    resolve(games)
  }
  worker.once('message', played)
  worker.once('error', reject)
  worker.postMessage(batch)
  return promise
}
