// Many who ask at once are answered together: what gathers while one question is under way goes with the next.

interface Waiting<Q, A> {
  readonly question: Q
  resolve(answer: A): void
  reject(error: unknown): void
}

type Ask<Q, A> = (questions: readonly Q[]) => Promise<readonly A[]>

/** More than this at once would keep those who come later waiting. */
const MOST_TOGETHER = 64
/** A question that takes longer is slow: those who came meanwhile go ahead without it. In milliseconds. */
const SLOW = 20

/**
 * `ask` answers in the order of the questions. Nothing is kept: every answer is read after its question was put.
 * One question is under way as long as it is quick, so that the next is for many; at most `atOnce` when some are slow.
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
      // Requests that arrived in the same moment are read before this runs.
      if (waiting.length === 1) setImmediate(next)
    })
}

/** Where they fail together each is tried on its own, so that only whoever is to blame hears of it. */
async function answerAll<Q, A>(ask: Ask<Q, A>, together: readonly Waiting<Q, A>[]): Promise<void> {
  try {
    const answers = await ask(together.map(({ question }) => question))
    for (const [i, { resolve }] of together.entries()) resolve(answers[i] as A)
  } catch (error) {
    if (together.length === 1) together[0]?.reject(error)
    else for (const one of together) await answerAll(ask, [one])
  }
}
