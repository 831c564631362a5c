// What the server answers to one question, again when it may have changed.
import { useCallback, useEffect, useState } from 'react'
import { faultWords } from './faults.ts'

interface Asked<T> {
  readonly answer: T | undefined
  readonly fault: string | undefined
  again(): void
}

/** `ask` must stay the same while the question does. */
export function useAnswer<T>(ask: () => Promise<T>): Asked<T> {
  const [answer, show] = useState<T>()
  const [fault, tell] = useState<string>()
  const [times, count] = useState(0)
  useEffect(() => {
    void times
    let current = true
    ask().then(
      found => {
        if (!current) return
        tell(undefined)
        show(found)
      },
      error => current && tell(faultWords(error)),
    )
    return () => {
      current = false
    }
  }, [ask, times])
  return { answer, fault, again: useCallback(() => count(one => one + 1), []) }
}
