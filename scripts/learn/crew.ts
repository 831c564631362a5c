// Threads that take one piece of work after the other until there is none left, or time is up.
import { Worker } from 'node:worker_threads'
import type { Answer, Work } from './work.ts'

export interface Crew {
  readonly threads: number
  /** The next piece; undefined ends the thread that asked. */
  next(): Work | undefined
  heed(work: Work, answer: Answer): void
}

/** A worker does not inherit the condition that says the packages run from their sources. */
const OPTIONS = { execArgv: ['--conditions=arkwright:source'] }

export async function putToWork(crew: Crew): Promise<void> {
  await Promise.all(Array.from({ length: crew.threads }, () => oneThread(crew)))
}

async function oneThread({ next, heed }: Crew): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), OPTIONS)
  try {
    for (let work = next(); work !== undefined; work = next()) {
      const answer = await ask(worker, work)
      if (answer.kind === 'failed') throw new Error(answer.why)
      heed(work, answer)
    }
  } finally {
    await worker.terminate()
  }
}

function ask(worker: Worker, work: Work): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.postMessage(work)
  // Not removeAllListeners: that takes the worker's inner listeners too, and no later answer arrives.
  return promise.finally(() => worker.off('message', resolve).off('error', reject))
}
