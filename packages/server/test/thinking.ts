// Where the bots of test houses think.
import { BotThreads, type Thinking } from '../src/bots/bot-threads.ts'
import type { Question } from '../src/bots/choose.ts'

const thread = new BotThreads(1, 0)
const ALL: Thinking = {
  ask: question => thread.ask(question),
  check: day => thread.check(day),
  close: async () => {},
}

/** One thread for all houses of a worker, because each thread loads all bots. */
export const shared = (_atOnce: number): Thinking => ALL

/** Bots that wait to be released, one after the other as in a thread. So a test need not race with one that thinks. */
export class HeldBots {
  readonly release: () => void
  private readonly released: Promise<void>
  private readonly isHeld: (question: Question) => boolean

  constructor(isHeld: (question: Question) => boolean) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.released = promise
    this.release = resolve
    this.isHeld = isHeld
  }

  readonly thinking = (): Thinking => {
    let last: Promise<unknown> = Promise.resolve()
    return {
      ...ALL,
      ask: question => {
        const answer = last
          .then(() => (this.isHeld(question) ? this.released : undefined))
          .then(() => ALL.ask(question))
        last = answer.catch(() => {})
        return answer
      },
    }
  }
}
