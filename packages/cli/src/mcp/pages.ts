// Long lists, page by page.
import { BadInput, type Fields } from '@arkwright/kernel'
import { counted } from '../print/text.ts'

const MOST_PAGES = 10_000

export interface Page<T> {
  readonly entries: readonly T[]
  /** The number of the first entry, from 1. */
  readonly first: number
  heading(one: string): string
}

/** The page that `given` asks for by its argument `page`, the first if it asks for none. */
export function pageOf<T>(all: readonly T[], given: Fields, size: number): Page<T> {
  const page = given.integer('page', { min: 1, max: MOST_PAGES, otherwise: 1 })
  const pages = Math.max(1, Math.ceil(all.length / size))
  if (page > pages) throw new BadInput(`there is no page ${page}: the last is ${pages}`)
  const start = (page - 1) * size
  return {
    entries: all.slice(start, start + size),
    first: start + 1,
    heading: one => `${counted(all.length, one)}${pages > 1 ? `, page ${page} of ${pages}` : ''}:`,
  }
}
