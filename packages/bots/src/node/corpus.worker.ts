// A thread that plays games of a corpus.
import { parentPort, workerData } from 'node:worker_threads'
import type { CorpusPlan } from '../corpus/corpus.ts'
import { CorpusPlayer } from '../corpus/play.ts'
import type { Batch } from './corpus-threads.ts'

const player = await CorpusPlayer.ready(workerData as CorpusPlan)

parentPort?.on('message', ({ first, count }: Batch) => {
  parentPort?.postMessage(Array.from({ length: count }, (_, i) => player.play(first + i)))
})
