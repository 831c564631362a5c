// The record book of solo titles: plain entries that a program may store as it likes — CG solo 4.
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

/** winner: every aim reached counts, for the winner only; choice: the variant's two for the winner, one for the second. */
export type TitleRule = 'winner' | 'choice'

export function titlesAllowed(rank: number, rule: TitleRule): number {
  if (rule === 'winner') return rank === 1 ? TITLES.length : 0
  return Math.max(0, 3 - rank)
}

/** Titles nobody has entered yet. */
export function openTitles(book: RecordBook): readonly Title[] {
  return TITLES.filter(title => !book.some(result => result.titles.includes(title)))
}

/** What the rule lets a player enter from the aims reached: those still open, in the order of the list. */
export function suggestTitles(
  book: RecordBook,
  reached: readonly Title[],
  rank: number,
  rule: TitleRule,
): readonly Title[] {
  const open = openTitles(book).filter(title => reached.includes(title))
  return open.slice(0, titlesAllowed(rank, rule))
}

/** The book with one more result. Throws BadInput naming what cannot stand in it. */
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
