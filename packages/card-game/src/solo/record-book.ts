// The record book of solo titles: plain entries that any program can store — CG solo 4.
import { BadInput, shown } from '@arkwright/kernel'
import { TITLES, type Title } from './titles.ts'

export interface SoloResult {
  /** Day of the game, as 2026-11-15. */
  readonly date: string
  readonly score: number
  /** 1: ahead of both opponents. */
  readonly rank: number
  readonly titles: readonly Title[]
}
export type RecordBook = readonly SoloResult[]

/** winner: the winner enters every title reached; choice: the variant, two titles for the winner and one for the second. */
export type TitleRule = 'winner' | 'choice'

export function titlesAllowed(rank: number, rule: TitleRule): number {
  if (rule === 'winner') return rank === 1 ? TITLES.length : 0
  return Math.max(0, 3 - rank)
}

/** Titles not yet entered. */
export function openTitles(book: RecordBook): readonly Title[] {
  return TITLES.filter(title => !book.some(result => result.titles.includes(title)))
}

/** The titles that the rule lets a player enter: reached and still open, in the order of the list. */
export function suggestTitles(
  book: RecordBook,
  reached: readonly Title[],
  rank: number,
  rule: TitleRule,
): readonly Title[] {
  const open = openTitles(book).filter(title => reached.includes(title))
  return open.slice(0, titlesAllowed(rank, rule))
}

/** The book with one more result. Throws BadInput with the reason if the result is not valid. */
export function enterResult(book: RecordBook, result: SoloResult, rule: TitleRule): RecordBook {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(result.date) || Number.isNaN(Date.parse(result.date))) {
    throw new BadInput(`record book: date must be a day such as 2026-11-15, not ${shown(result.date)}`)
  }
  const unknown = result.titles.find(title => !TITLES.includes(title))
  if (unknown !== undefined) throw new BadInput(`record book: there is no title ${shown(unknown)}`)
  const allowed = titlesAllowed(result.rank, rule)
  if (new Set(result.titles).size > allowed) {
    throw new BadInput(`record book: rank ${result.rank} may enter ${allowed} titles, not ${result.titles.length}`)
  }
  return [...book, { ...result, titles: [...new Set(result.titles)] }]
}
