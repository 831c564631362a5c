// The solo record book as a file: fully checked when read, and written so that a crash leaves either the old or the new
// one whole.
import { createReadStream, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import {
  enterResult,
  openTitles,
  type RecordBook,
  type SoloResult,
  TITLES,
  type Title,
  type TitleRule,
} from '@arkwright/card-game'
import { BadInput, checkNesting, Fields, shown } from '@arkwright/kernel'
import { fileFault, readText } from './read.ts'

const FORMAT = 1
const MOST_RESULTS = 10_000
const HIGHEST_SCORE = 1_000_000
const LOWEST_RANK = 3

export const TITLE_RULES: readonly TitleRule[] = ['winner', 'choice']

export interface TitleBook {
  /** How many titles a game may bring; fixed when the book is started. */
  readonly rule: TitleRule
  readonly results: RecordBook
  /** Fingerprint of the game behind each result, so that no game is entered twice. */
  readonly games: readonly string[]
}

/** The book at this path; an empty one where there is no file yet. */
export async function readTitleBook(path: string, rule: TitleRule | undefined): Promise<TitleBook> {
  if (!existsSync(path)) return { rule: rule ?? 'winner', results: [], games: [] }
  const book = await named(path, async () => parseTitleBook(await readText(createReadStream(path))))
  if (rule === undefined || rule === book.rule) return book
  throw new BadInput(`the record book ${shown(path)} uses the rule ${book.rule}; please start another file for ${rule}`)
}

/** The book with one more result, checked against the rules of titles. */
export function enterGame(book: TitleBook, game: string, result: SoloResult): TitleBook {
  const won = result.titles.find(title => !openTitles(book.results).includes(title))
  if (won !== undefined) throw new BadInput(`the title ${won} is already in the book`)
  return {
    rule: book.rule,
    results: enterResult(book.results, result, book.rule),
    games: [...book.games, game],
  }
}

export async function writeTitleBook(path: string, { rule, results, games }: TitleBook): Promise<void> {
  const text = JSON.stringify(
    { arkwrightTitles: FORMAT, rule, results: results.map((result, i) => ({ ...result, game: games[i] })) },
    undefined,
    2,
  )
  const draft = `${path}.${process.pid}.draft`
  await named(path, () => {
    try {
      writeFileSync(draft, `${text}\n`, { flush: true })
      renameSync(draft, path)
    } catch (error) {
      if (existsSync(draft)) rmSync(draft)
      throw fileFault(error)
    }
  })
}

/** Adds the file's name to errors. */
async function named<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`the record book ${shown(path)}: ${error.message}`) : error
  }
}

function parseTitleBook(text: string): TitleBook {
  checkNesting(text)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadInput('this is not a complete JSON file; it may have been cut off')
  }
  const fields = new Fields(json, 'it')
  const format = fields.integer('arkwrightTitles', { min: 1, max: 1_000_000 })
  if (format > FORMAT)
    throw new BadInput(`it has format ${format}; this program knows up to ${FORMAT}, please update it`)
  const rule = fields.choice('rule', TITLE_RULES)
  const results = listOf(fields.raw('results'), 'results', MOST_RESULTS)
  fields.end()
  return results.reduce<TitleBook>((book, result, i) => enterEntry(book, result, `results[${i}]`), {
    rule,
    results: [],
    games: [],
  })
}

function enterEntry(book: TitleBook, entry: unknown, what: string): TitleBook {
  const fields = new Fields(entry, what)
  const game = fields.raw('game')
  const date = fields.raw('date')
  const result: SoloResult = {
    date: typeof date === 'string' ? date : '',
    score: fields.integer('score', { min: 0, max: HIGHEST_SCORE }),
    rank: fields.integer('rank', { min: 1, max: LOWEST_RANK }),
    titles: listOf(fields.raw('titles'), `${what}.titles`, TITLES.length).map(titleNamed),
  }
  fields.end()
  if (typeof game !== 'string' || !/^[0-9a-f]{64}$/.test(game)) {
    throw new BadInput(`${what}: game must be 64 hexadecimal digits`)
  }
  if (book.games.includes(game)) throw new BadInput(`${what}: this game is in the book twice`)
  return enterGame(book, game, result)
}

function listOf(value: unknown, name: string, most: number): readonly unknown[] {
  if (Array.isArray(value) && value.length <= most) return value
  throw new BadInput(`${name} must be a list of at most ${most} entries`)
}

export function titleNamed(name: unknown): Title {
  const title = TITLES.find(one => one === name)
  if (title === undefined) throw new BadInput(`there is no title ${shown(name)}; known are ${TITLES.join(', ')}`)
  return title
}
