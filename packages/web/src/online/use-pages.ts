// A long list from the server, page by page.
import { useCallback, useState } from 'react'
import { useAnswer } from './use-answer.ts'

interface Page<T> {
  readonly items: readonly T[]
  readonly more: boolean
}

interface Pages<T> {
  readonly items: readonly T[] | undefined
  readonly fault: string | undefined
  /** Reads all pages again that are shown. */
  again(): void
  /** Shows one page more; undefined: that was all. */
  readonly more: (() => void) | undefined
}

/** `ask` gives the page after the last item shown. It must stay the same while the question does. */
export function usePages<T>(ask: (last: T | undefined) => Promise<Page<T>>): Pages<T> {
  const [wanted, want] = useState({ ask, pages: 1 })
  const pages = wanted.ask === ask ? wanted.pages : 1
  const { answer, fault, again } = useAnswer(useCallback(() => read(ask, pages), [ask, pages]))
  const more = answer?.more === true ? () => want({ ask, pages: pages + 1 }) : undefined
  return { items: answer?.items, fault, again, more }
}

async function read<T>(ask: (last: T | undefined) => Promise<Page<T>>, pages: number): Promise<Page<T>> {
  const items: T[] = []
  for (let page = 0; page < pages; page++) {
    const found = await ask(items.at(-1))
    items.push(...found.items)
    if (!found.more) return { items, more: false }
  }
  return { items, more: true }
}
