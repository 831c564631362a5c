// Answers one question after the other in small steps, so that it can react to `rest` and `forget` in between.
import type { ChosenTurn, Steps } from '@arkwright/bots'
import type { Answer, Question, Word } from './opponents.ts'

/** How long it thinks before it checks for messages; a single step may take longer. */
const SLICE_MS = 3

/** The code for a question may have to be loaded first. */
type Ponder = (question: Question) => Steps<ChosenTurn> | Promise<Steps<ChosenTurn>>

export class Thinker {
  private readonly ponder: Ponder
  private readonly tell: (answer: Answer) => void
  private questions: readonly Question[] = []
  private restUntil = 0
  private awake = false

  constructor(ponder: Ponder, tell: (answer: Answer) => void) {
    this.ponder = ponder
    this.tell = tell
  }

  hear(word: Word): void {
    if ('rest' in word) this.restUntil = performance.now() + word.rest
    else if ('forget' in word) this.questions = []
    else {
      this.questions = [...this.questions, word]
      if (!this.awake) void this.work()
    }
  }

  private async work(): Promise<void> {
    this.awake = true
    for (let question = this.questions[0]; question !== undefined; question = this.questions[0]) {
      const answer = await this.answer(question)
      // The question may have been dropped in the meantime.
      if (!this.questions.includes(question)) continue
      this.questions = this.questions.filter(other => other !== question)
      this.tell(answer)
    }
    this.awake = false
  }

  private async answer(question: Question): Promise<Answer> {
    const { id } = question
    try {
      const steps = await this.ponder(question)
      while (this.questions.includes(question)) {
        const choice = slice(steps)
        if (choice !== undefined) return { id, choice }
        await this.breathe()
      }
      return { id, failed: 'forgotten' }
    } catch (error) {
      return { id, failed: String(error) }
    }
  }

  private async breathe(): Promise<void> {
    await nextTask()
    for (let left = this.rest(); left > 0; left = this.rest()) await new Promise(wake => setTimeout(wake, left))
  }

  private rest(): number {
    return this.restUntil - performance.now()
  }
}

function slice(steps: Steps<ChosenTurn>): ChosenTurn | undefined {
  const end = performance.now() + SLICE_MS
  do {
    const next = steps.next()
    if (next.done === true) return next.value
  } while (performance.now() < end)
  return undefined
}

/** Handles queued messages first; unlike a timer, it does not wait for anything else. */
function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
