// The record book of solo titles, kept in this browser.
import { enterResult, type RecordBook, type SoloResult, type Title, type TitleRule } from '@arkwright/card-game'
import { useSyncExternalStore } from 'react'

export interface KeptResult extends SoloResult {
  /** The table it was won at: each table is entered once. */
  readonly table: string
}

const KEY = 'arkwright:record-book'
const CHANGED = 'arkwright:record-book-changed'

let read = ''
let book: readonly KeptResult[] = []

/** The same array until something is written. */
function keptBook(): readonly KeptResult[] {
  const stored = localStorage.getItem(KEY) ?? '[]'
  if (stored !== read) {
    read = stored
    book = parse(stored)
  }
  return book
}

function parse(stored: string): readonly KeptResult[] {
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? (list as KeptResult[]).filter(one => Array.isArray(one?.titles)) : []
  } catch {
    return []
  }
}

export function useBook(): readonly KeptResult[] {
  return useSyncExternalStore(listen, keptBook, keptBook)
}

function listen(notice: () => void): () => void {
  addEventListener(CHANGED, notice)
  addEventListener('storage', notice)
  return () => {
    removeEventListener(CHANGED, notice)
    removeEventListener('storage', notice)
  }
}

export function enter(result: KeptResult, rule: TitleRule): void {
  write(enterResult(keptBook(), result, rule))
}

export function emptyBook(): void {
  write([])
}

function write(changed: RecordBook): void {
  localStorage.setItem(KEY, JSON.stringify(changed))
  dispatchEvent(new Event(CHANGED))
}

/** The day a title was first entered. */
export function enteredOn(kept: readonly KeptResult[], title: Title): string | undefined {
  return kept.find(({ titles }) => titles.includes(title))?.date
}

/** Today as 2026-11-15, by this machine's clock. */
export function today(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
