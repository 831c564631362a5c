// arkwright titles: the record book of the solo game.
import { openTitles, suggestTitles, TITLES, type Title, type TitleRule } from '@arkwright/card-game'
import { BadInput, shown } from '@arkwright/kernel'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { titleAim, titleName } from '../print/card-game/titles.ts'
import { points } from '../print/card-game/words.ts'
import { placeName } from '../print/result.ts'
import { columns, counted, indented, listed, oneLine } from '../print/text.ts'
import { Progress } from '../progress.ts'
import { enterSoloGame, openSoloGame, type RefusedGame, type SoloGame } from '../solo-games.ts'
import { FINE, type Terminal, WRONG, writeJson } from '../terminal.ts'
import { readTitleBook, TITLE_RULES, type TitleBook, titleNamed, writeTitleBook } from '../title-book.ts'

const DEFAULT_BOOK = 'arkwright-titles.json'
const MOST_FILES = 1000

export const titles: Command = {
  name: 'titles',
  summary: 'keeps the record book of solo titles of the card game',
  operands: { name: 'FILE', most: MOST_FILES, optional: true },
  flags: {
    add: { what: 'enter the finished solo games FILE… into the book' },
    book: { value: 'FILE', what: `the record book (default ${DEFAULT_BOOK} in this folder)` },
    rule: { value: 'NAME', what: 'for a new book: winner or choice (default winner)' },
    choose: { value: 'TITLE,…', what: 'enter these titles of one game, not the suggested ones' },
    date: { value: 'DAY', what: 'day of the games, such as 2026-11-15 (default: today)' },
  },
  notes: [
    'By the rule winner, a game that is won brings every title it reached and that is still open. By the rule choice, the',
    'variant, a game brings two titles of choice when won and one when second. Each game is entered once.',
    'A game that is wrong, unfinished or not solo ends the command with 1, and nothing is entered.',
  ],
  examples: [
    'arkwright titles',
    'arkwright titles --add solo/*.json',
    'arkwright titles --add game.json --choose magnate,captain --book ours.json',
  ],
  async run(given, terminal) {
    const path = given.text('book') ?? DEFAULT_BOOK
    const before = await readTitleBook(path, chosenRule(given))
    const { games, refused } = await openAll(filesToAdd(given), terminal)
    const { book, entered } = refused.length > 0 ? { book: before, entered: [] } : enterAll(before, games, given)
    if (book !== before) await writeTitleBook(path, book)
    for (const { file, says } of refused) terminal.error.write(`${oneLine(file)}: ${says}\n`)
    if (given.has('json')) writeJson(terminal.output, { book: path, ...asJson(book), entered, refused })
    else if (refused.length === 0) terminal.output.write(asText(path, book, entered))
    return refused.length > 0 ? WRONG : FINE
  },
}

interface EnteredGame extends SoloGame {
  /** Absent when the game was already in the book. */
  readonly titles?: readonly Title[]
}

function chosenRule(given: Arguments): TitleRule | undefined {
  const text = given.text('rule')
  const rule = TITLE_RULES.find(one => one === text)
  if (text !== undefined && rule === undefined) {
    throw new BadInput(`--rule must be one of ${TITLE_RULES.join(', ')}, not ${shown(text)}`)
  }
  return rule
}

function filesToAdd(given: Arguments): readonly string[] {
  const { operands } = given
  if (given.has('add')) {
    if (operands.length === 0) throw new BadInput('--add needs a FILE: arkwright titles --add game.json')
    if (given.has('choose') && operands.length > 1) throw new BadInput('--choose needs exactly one FILE')
    return operands
  }
  if (operands.length > 0) throw new BadInput('to enter games, use --add: arkwright titles --add game.json')
  const idle = ['choose', 'date'].find(flag => given.has(flag))
  if (idle !== undefined) throw new BadInput(`--${idle} needs --add`)
  return []
}

async function openAll(
  files: readonly string[],
  { input, error }: Terminal,
): Promise<{ games: readonly SoloGame[]; refused: readonly RefusedGame[] }> {
  const games: SoloGame[] = []
  const refused: RefusedGame[] = []
  const progress = new Progress(error)
  for (const file of files) {
    const game = await openSoloGame(input, file)
    if ('says' in game) refused.push(game)
    else games.push(game)
    progress.show(() => `${games.length + refused.length} of ${files.length} files`)
  }
  progress.end()
  return { games, refused }
}

function enterAll(
  before: TitleBook,
  games: readonly SoloGame[],
  given: Arguments,
): { book: TitleBook; entered: readonly EnteredGame[] } {
  const date = given.text('date') ?? today()
  const chosen = given.text('choose')?.split(',').map(titleNamed)
  let book = before
  const entered = games.map(game => {
    const { book: next, titles: won } = enterSoloGame(book, game, date, chosen)
    book = next
    return { ...game, ...(won !== undefined && { titles: won }) }
  })
  return { book, entered }
}

function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The day each title was won; absent for open titles. */
function dayWon({ results }: TitleBook, title: Title): string | undefined {
  return results.find(result => result.titles.includes(title))?.date
}

/** The two titles to aim at next, as a winner may choose in this variant. */
function nextAims({ results }: TitleBook): readonly Title[] {
  return suggestTitles(results, TITLES, 1, 'choice')
}

function asJson(book: TitleBook): object {
  return {
    rule: book.rule,
    titles: TITLES.map(title => ({
      title,
      name: titleName(title),
      aim: titleAim(title),
      won: dayWon(book, title) ?? null,
    })),
    suggested: nextAims(book),
    results: book.results,
  }
}

function asText(path: string, book: TitleBook, entered: readonly EnteredGame[]): string {
  const won = TITLES.length - openTitles(book.results).length
  const rows = TITLES.map(title => [titleName(title), dayWon(book, title) ?? '–', titleAim(title)])
  const aims = nextAims(book).map(titleName)
  return [
    ...entered.map(enteredLine),
    ...(entered.length > 0 ? [''] : []),
    `${won} of ${TITLES.length} solo titles won in ${counted(book.results.length, 'game')} (${oneLine(path)}, rule ${book.rule})`,
    '',
    ...indented(columns([['title', 'won', 'aim'], ...rows])),
    '',
    aims.length === 0 ? 'All titles are won.' : `Suggested next: ${listed(aims)}.`,
    '',
  ].join('\n')
}

function enteredLine({ file, rank, score, reached, titles: won }: EnteredGame): string {
  const names = (list: readonly Title[]) => listed(list.map(titleName)) || 'none'
  const result = `${oneLine(file)}: ${placeName(rank)} with ${points(score)}`
  if (won === undefined) return `${result}; it is in the book already`
  return `${result}; titles reached: ${names(reached)}; entered: ${names(won)}`
}
