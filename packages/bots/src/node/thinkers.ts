// Bots in threads, for Node: one question for each thread, the others wait in a queue, and any can be cancelled.
import { Worker } from 'node:worker_threads'
import type { Question } from '../arena/game.ts'
import type { ChosenTurn } from '../bot.ts'

/** A question for one of our bots. */
export interface Thought extends Question {
  readonly game: string
  /** A name of ENTRANT_NAMES. */
  readonly bot: string
}

export type Answer = { readonly choice: ChosenTurn } | { readonly failed: string }

interface Task {
  readonly thought: Thought
  readonly signal: AbortSignal | undefined
  resolve(choice: ChosenTurn): void
  reject(reason: unknown): void
}

interface Thread {
  readonly worker: Worker
  task: Task | undefined
}

// The package runs from its sources without a build. A worker does not inherit the condition for this, so pass it on.
const FROM_SOURCE = import.meta.url.endsWith('.ts')
const SCRIPT = FROM_SOURCE
  ? new URL('./thinking.worker.ts', import.meta.url)
  : new URL('./thinking.worker.js', import.meta.url)
const EXEC_ARGV = FROM_SOURCE ? ['--conditions=arkwright:source'] : []

export class Thinkers {
  private readonly size: number
  private readonly threads = new Set<Thread>()
  private readonly waiting: Task[] = []

  /** Threads start on demand. Idle threads do not keep the process running. */
  constructor(size: number) {
    this.size = size
  }

  /** Rejects with the signal's reason when cancelled. */
  think(thought: Thought, signal?: AbortSignal): Promise<ChosenTurn> {
    const { promise, resolve, reject } = Promise.withResolvers<ChosenTurn>()
    if (signal?.aborted === true) {
      reject(signal.reason)
      return promise
    }
    const task: Task = { thought, signal, resolve, reject }
    const callOff = (): void => this.callOff(task)
    signal?.addEventListener('abort', callOff, { once: true })
    this.waiting.push(task)
    this.assign()
    return promise.finally(() => signal?.removeEventListener('abort', callOff))
  }

  /** Ends all threads; running questions are rejected. */
  async close(): Promise<void> {
    const unfinished = [...this.waiting.splice(0), ...[...this.threads].flatMap(({ task }) => task ?? [])]
    const ended = [...this.threads].map(thread => this.dismiss(thread))
    for (const task of unfinished) task.reject(new Error('the bots were told to stop thinking'))
    await Promise.all(ended)
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const thread = [...this.threads].find(({ task }) => task === undefined) ?? this.hire()
      const task = thread && this.waiting.shift()
      if (thread === undefined || task === undefined) return
      thread.task = task
      thread.worker.ref()
      thread.worker.postMessage(task.thought)
    }
  }

  private hire(): Thread | undefined {
    if (this.threads.size >= this.size) return undefined
    const worker = new Worker(SCRIPT, { execArgv: EXEC_ARGV })
    const thread: Thread = { worker, task: undefined }
    worker.on('message', (answer: Answer) => {
      const { task } = thread
      thread.task = undefined
      worker.unref()
      if ('choice' in answer) task?.resolve(answer.choice)
      else task?.reject(new Error(answer.failed))
      this.assign()
    })
    worker.on('error', error => {
      const { task } = thread
      void this.dismiss(thread)
      task?.reject(error)
      this.assign()
    })
    this.threads.add(thread)
    return thread
  }

  /** Computation cannot be interrupted, so its thread is ended; another starts when needed. */
  private callOff(task: Task): void {
    const place = this.waiting.indexOf(task)
    if (place >= 0) this.waiting.splice(place, 1)
    for (const thread of this.threads) if (thread.task === task) void this.dismiss(thread)
    task.reject(task.signal?.reason)
    this.assign()
  }

  private async dismiss(thread: Thread): Promise<void> {
    this.threads.delete(thread)
    thread.task = undefined
    await thread.worker.terminate()
  }
}
