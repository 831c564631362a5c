// The thread in which bots think. It receives a view, never a state, and answers with moves.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type Day, verdictOn } from '../daily/check.ts'
import type { Answer } from './bot-threads.ts'
import { chooseMoves, type Question } from './choose.ts'

// On Linux this affects only the calling thread. Elsewhere it would slow down the threads that answer people.
if (process.platform === 'linux') setPriority(workerData as number)

async function answer(question: Question | Day): Promise<Answer> {
  try {
    return 'day' in question ? { verdict: await verdictOn(question) } : { moves: await chooseMoves(question) }
  } catch (error) {
    return { failed: String(error) }
  }
}

parentPort?.on('message', (question: Question | Day) => {
  void answer(question).then(given => parentPort?.postMessage(given))
})
