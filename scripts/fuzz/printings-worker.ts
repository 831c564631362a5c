// A thread of `npm run trial:fuzz -- --printings N --threads T`.
import { parentPort } from 'node:worker_threads'
import { tryPrintings } from './printings.ts'

export interface Batch {
  readonly seed: string
  readonly first: number
  readonly count: number
}

parentPort?.on('message', ({ seed, first, count }: Batch) => parentPort?.postMessage(tryPrintings(seed, first, count)))
