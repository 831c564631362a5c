// The thread in which bots think: it gets a view, never a state, and answers with moves.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { chooseMoves, type Question } from './choose.ts'

// On Linux this is about the calling thread alone; elsewhere it would slow down those who answer people.
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
