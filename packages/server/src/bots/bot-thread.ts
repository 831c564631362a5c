// The thread in which bots think. It receives a view, never a state, and answers with moves.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { chooseMoves, type Question } from './choose.ts'

// On Linux this affects only the calling thread. Elsewhere it would slow down the threads that answer people.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

async function answer(question: Question): Promise<void> {
  try {
    parentPort?.postMessage({ moves: await chooseMoves(question) })
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) })
  }
}

parentPort?.on('message', (question: Question) => {
  void answer(question)
})
