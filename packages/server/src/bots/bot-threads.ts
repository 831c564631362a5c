// Threads for bots, so that a thinking bot never keeps a person waiting.
import { Worker } from 'node:worker_threads'
import type { DailyVerdict } from '@arkwright/bots'
import type { Day } from '../daily/check.ts'
import type { Question } from './choose.ts'

interface Asker {
  readonly question: Question | Day
  resolve(answer: Answer): void
  reject(error: Error): void
}

export type Answer =
  | { readonly moves: readonly string[] }
  | { readonly verdict: DailyVerdict }
  | { readonly failed: string }

const isSource = import.meta.url.endsWith('.ts')
const THREAD = new URL(isSource ? './bot-thread.ts' : './bot-thread.js', import.meta.url)

/** Where the bots of a house think. */
export type Thinking = Pick<BotThreads, 'ask' | 'check' | 'close'>

export class BotThreads {
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()
  private readonly waiting: Asker[] = []
  private readonly most: number
  private readonly nice: number
  private closed = false

  constructor(most: number, nice: number) {
    this.most = most
    this.nice = nice
  }

  /** The moves of a whole turn. Threads start when they are first needed. */
  async ask(question: Question): Promise<readonly string[]> {
    const answer = await this.answered(question)
    return 'moves' in answer ? answer.moves : failed(answer)
  }

  /** A finished day of the Daily Mill, played again. */
  async check(day: Day): Promise<DailyVerdict> {
    const answer = await this.answered(day)
    return 'verdict' in answer ? answer.verdict : failed(answer)
  }

  private answered(question: Question | Day): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the server is closing'))
    await Promise.all([...this.all].map(worker => worker.terminate()))
  }

  private next(): void {
    if (this.waiting.length === 0 || this.closed) return
    const worker = this.idle.pop() ?? (this.all.size < this.most ? this.start() : undefined)
    if (worker === undefined) return
    const asker = this.waiting.shift()
    if (asker !== undefined) this.put(worker, asker)
  }

  private put(worker: Worker, { question, resolve, reject }: Asker): void {
    const ended = (code: number): void => {
      reject(new Error(`the bot thread ended with exit code ${code}`))
      this.next()
    }
    worker.once('exit', ended)
    worker.once('message', (answer: Answer) => {
      worker.off('exit', ended)
      this.idle.push(worker)
      resolve(answer)
      this.next()
    })
    worker.postMessage(question)
  }

  private start(): Worker {
    const worker = new Worker(THREAD, {
      workerData: this.nice,
      ...(isSource ? { execArgv: ['--conditions=arkwright:source'] } : {}),
    })
    // The 'exit' event handles the end. Without this listener an error would end the whole process.
    worker.on('error', () => {})
    // A thread can also end while it is idle.
    worker.once('exit', () => {
      this.all.delete(worker)
      const place = this.idle.indexOf(worker)
      if (place >= 0) this.idle.splice(place, 1)
    })
    worker.unref()
    this.all.add(worker)
    return worker
  }
}

function failed(answer: Answer): never {
  throw new Error('failed' in answer ? answer.failed : 'a bot thread answered another question')
}
