// Combines simultaneous queries: those that arrive while one batch runs go together in the next.

interface Waiting<Q, A> {
  readonly question: Q
  resolve(answer: A): void
  reject(error: unknown): void
}

type Ask<Q, A> = (questions: readonly Q[]) => Promise<readonly A[]>

/** A larger batch would keep later queries waiting. */
const MOST_TOGETHER = 64
/** Milliseconds after which a batch counts as slow. Then waiting queries go ahead without it. */
const SLOW = 20

/**
 * `ask` answers in the order of the questions. Nothing is cached: every answer is read after its question was asked.
 * While batches are quick, one runs at a time, so that the next is larger. If some are slow, at most `atOnce` run.
 */
export function gather<Q, A>(ask: Ask<Q, A>, atOnce = 1): (question: Q) => Promise<A> {
  const waiting: Waiting<Q, A>[] = []
  let underWay = 0
  let quick = 0
  const next = (): void => {
    if (quick > 0 || underWay >= atOnce || waiting.length === 0) return
    const done = oneMore()
    void answerAll(ask, waiting.splice(0, MOST_TOGETHER)).finally(done)
  }
  const oneMore = (): (() => void) => {
    underWay++
    quick++
    let slow = false
    const noLongerQuick = (): void => {
      if (slow) return
      slow = true
      quick--
    }
    const patience = setTimeout(() => {
      noLongerQuick()
      next()
    }, SLOW)
    return () => {
      clearTimeout(patience)
      noLongerQuick()
      underWay--
      next()
    }
  }
  return question =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      // Lets requests that arrived at the same moment be read first.
      if (waiting.length === 1) setImmediate(next)
    })
}

/** If a batch fails, each question is tried alone, so that only the faulty one gets the error. */
async function answerAll<Q, A>(ask: Ask<Q, A>, together: readonly Waiting<Q, A>[]): Promise<void> {
  try {
    const answers = await ask(together.map(({ question }) => question))
    for (const [i, { resolve }] of together.entries()) resolve(answers[i] as A)
  } catch (error) {
    if (together.length === 1) together[0]?.reject(error)
    else for (const one of together) await answerAll(ask, [one])
  }
}
