import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TITLES } from '@arkwright/card-game'
import { describe, expect, test } from 'vitest'
import { titleAim, titleName } from '../../src/print/card-game/titles.ts'
import { arkwrightWith, expectOneSentence, type Heard } from '../fake-terminal.ts'
import { oneGame, ownFolder, simulated, written } from '../games-on-disk.ts'

interface Report {
  rule: string
  titles: { title: string; name: string; aim: string; won: string | null }[]
  suggested: string[]
  results: { date: string; score: number; rank: number; titles: string[] }[]
  entered: { file: string; rank: number; reached: string[]; titles?: string[] }[]
  refused: { file: string; says: string }[]
}

/** Opponents without any progress: a random player is first of three. */
const WEAK = '--option components={"opponentShareValue":0,"soldForValue":9}'
const DAY = '2026-11-15'
/** Enough games for some that reach several titles. */
const MANY = 40

function newBook(): string {
  return join(ownFolder(), 'titles.json')
}

async function titles(book: string, ...args: string[]): Promise<Report> {
  const { code, out, err } = await arkwrightWith(['titles', '--book', book, '--json', ...args])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

function wonGames(games: number): Promise<string[]> {
  return simulated(`--game card-game --players 1 --games ${games} --seed titles ${WEAK}`)
}

/** A book with many games, all of them won. */
async function bookOfWins(rule = 'winner'): Promise<{ book: string; report: Report }> {
  const book = newBook()
  const report = await titles(book, '--rule', rule, '--date', DAY, '--add', ...(await wonGames(MANY)))
  return { book, report }
}

describe('an empty book', () => {
  test('lists the fifteen titles, and is not written', async () => {
    const book = newBook()
    const report = await titles(book)
    expect(report).toMatchObject({ rule: 'winner', results: [], entered: [], refused: [] })
    expect(report.titles.map(({ title }) => title)).toEqual(TITLES)
    expect(report.titles).toHaveLength(15)
    expect(report.titles.every(({ won }) => won === null)).toBe(true)
    expect(report.suggested).toEqual(TITLES.slice(0, 2))
    expect(existsSync(book)).toBe(false)
  })

  test('is printed as a table', async () => {
    const book = newBook()
    const { code, out } = await arkwrightWith(['titles', '--book', book])
    expect(code).toBe(0)
    expect(out).toContain(`0 of 15 solo titles won in 0 games (${book}, rule winner)\n`)
    for (const title of TITLES) {
      expect(out).toMatch(new RegExp(`^ {2}${titleName(title)} +– +${titleAim(title)}$`, 'm'))
    }
    expect(out).toContain('\nSuggested next: Magnate and Patriot.\n')
  })
})

describe('--add', () => {
  test('enters the titles of a won game, with the date, and only open ones', async () => {
    const { book, report } = await bookOfWins()
    expect(report.entered).toHaveLength(MANY)
    const won = report.titles.filter(title => title.won !== null)
    expect(won.length).toBeGreaterThan(2)
    for (const title of won) expect(title.won).toBe(DAY)
    expect(new Set(report.entered.flatMap(({ reached }) => reached))).toEqual(new Set(won.map(({ title }) => title)))
    expect(report.results.flatMap(result => result.titles)).toHaveLength(won.length)
    const open = TITLES.filter(title => !won.some(one => one.title === title))
    expect(report.suggested).toEqual(open.slice(0, 2))
    expect(await titles(book)).toEqual({ ...report, entered: [] })
  })

  test('with the rule choice, a won game brings at most two titles', async () => {
    const { book, report } = await bookOfWins('choice')
    expect(report.rule).toBe('choice')
    expect(report.entered.some(({ reached }) => reached.length > 2)).toBe(true)
    expect(report.results.every(result => result.titles.length <= 2)).toBe(true)
    expect((await titles(book)).rule).toBe('choice')
    const heard = await arkwrightWith(['titles', '--book', book, '--rule', 'winner'])
    expectOneSentence(heard)
    expect(heard.err).toContain('uses the rule choice')
  })

  test('the player may choose among the titles reached', async () => {
    const paths = await wonGames(MANY)
    const { entered } = await titles(newBook(), '--add', ...paths)
    const many = entered.find(({ reached }) => reached.length > 2)
    const last = many?.reached.at(-1) ?? ''
    const book = newBook()
    const add = ['--rule', 'choice', '--add', many?.file ?? '', '--choose']
    expect((await titles(book, ...add, last)).results[0]?.titles).toEqual([last])
    const missed = TITLES.find(title => many?.reached.includes(title) === false) ?? ''
    for (const [list, sentence] of [
      [missed, 'did not reach the title'],
      ['duke', 'there is no title duke'],
      [many?.reached.join(',') ?? '', 'may enter 2 titles'],
    ] as const) {
      const heard = await arkwrightWith(['titles', '--book', newBook(), ...add, list])
      expectOneSentence(heard)
      expect(heard.err).toContain(sentence)
    }
    expectOneSentence(await arkwrightWith(['titles', '--book', book, '--choose', last, '--add', ...paths]))
  })

  test('a lost game is entered without titles', async () => {
    const { path } = await oneGame('--game card-game --players 1 --seed lost')
    const { results, entered } = await titles(newBook(), '--add', path)
    expect(entered[0]?.rank).toBe(3)
    expect(results).toEqual([expect.objectContaining({ rank: 3, titles: [] })])
  })

  test('the same game is entered once, also under another name and without its seed', async () => {
    const [path = ''] = await wonGames(1)
    const { seed: _, ...file } = JSON.parse(readFileSync(path, 'utf8'))
    const book = newBook()
    await titles(book, '--add', path)
    const before = readFileSync(book, 'utf8')
    const { entered } = await titles(book, '--add', path, written({ ...file, names: ['Ann'] }))
    expect(entered.map(game => game.titles)).toEqual([undefined, undefined])
    expect(readFileSync(book, 'utf8')).toBe(before)
    const { out } = await arkwrightWith(['titles', '--book', book, '--add', path])
    expect(out).toMatch(/ points; it is in the book already\n/)
  })

  test('a person reads what was entered, and the default date is today', async () => {
    const paths = await wonGames(MANY)
    const book = newBook()
    const { code, out } = await arkwrightWith(['titles', '--book', book, '--add', ...paths])
    expect(code).toBe(0)
    expect(out).toMatch(/\.json: first with \d+ points; titles reached: [A-Z].+; entered: [A-Z]/)
    expect(out).toMatch(/^ {2}[A-Z].+ \d{4}-\d{2}-\d{2} /m)
  })

  test('leaves only the book in its folder', async () => {
    const folder = ownFolder()
    await titles(join(folder, 'titles.json'), '--add', ...(await wonGames(2)))
    expect(readdirSync(folder)).toEqual(['titles.json'])
  })

  test('anything but a finished, valid solo game is refused, and nothing is entered', async () => {
    const [good = ''] = await wonGames(1)
    const file = JSON.parse(readFileSync(good, 'utf8'))
    const cases: readonly (readonly [string, string])[] = [
      [(await oneGame('--players 2')).path, 'this is not a solo game'],
      [(await oneGame('--game card-game --players 2')).path, 'this is not a solo game'],
      [written({ ...file, moves: file.moves.slice(0, 9), revealed: file.revealed.slice(0, 20) }), 'chance brought'],
      [written({ ...file, moves: ['dance'] }), 'has no such move'],
      [await unfinished(good), 'this game is not over yet'],
    ]
    for (const [path, sentence] of cases) {
      const book = newBook()
      const heard = await arkwrightWith(['titles', '--book', book, '--add', good, path])
      expect({ code: heard.code, out: heard.out }).toEqual({ code: 1, out: '' })
      expect(heard.err).toContain(sentence)
      expect(existsSync(book)).toBe(false)
      const json = await arkwrightWith(['titles', '--json', '--book', book, '--add', path])
      expect(JSON.parse(json.out).refused).toEqual([{ file: path, says: expect.stringContaining(sentence) }])
    }
    const heard = await arkwrightWith(['titles', '--book', newBook(), '--add', good, 'nowhere.json'])
    expectOneSentence(heard)
    expect(heard.err).toBe('arkwright titles: nowhere.json: there is no such file or folder.\n')
  })

  test.each(['yesterday', '2026-13-01', '15.11.2026', '2026-11-15T10:00'])('the date %s is answered', async day => {
    const heard = await arkwrightWith(['titles', '--book', newBook(), '--date', day, '--add', ...(await wonGames(1))])
    expectOneSentence(heard)
    expect(heard.err).toContain('must be a day such as 2026-11-15')
  })
})

/** The first moves of a game, with the outcomes of chance up to there. */
async function unfinished(path: string): Promise<string> {
  const { out } = await arkwrightWith(['replay', path, '--at', '10', '--json'])
  const { moves, revealed } = JSON.parse(out)
  return written({ ...JSON.parse(readFileSync(path, 'utf8')), moves, revealed })
}

describe('a broken book', () => {
  const game = '0'.repeat(64)
  const result = { date: DAY, score: 312, rank: 1, titles: ['magnate'], game }
  const whole = { arkwrightTitles: 1, rule: 'winner', results: [result] }

  function listed(contents: unknown): Promise<Heard> {
    return arkwrightWith(['titles', '--book', written(contents)])
  }

  test('the unbroken book behind these cases is valid', async () => {
    expect((await listed(whole)).out).toContain('1 of 15 solo titles won in 1 game ')
  })

  test.each<[string, unknown, RegExp]>([
    ['an empty file', '', /not a complete JSON file/],
    ['a file cut off', JSON.stringify(whole).slice(0, -9), /cut off/],
    ['a list', '[]', /it must be an object/],
    ['a game file', { arkwright: 1, moves: [] }, /arkwrightTitles must be a whole number .+ missing/],
    ['a later format', { ...whole, arkwrightTitles: 2 }, /format 2; .+ please update/],
    ['an unknown field', { ...whole, owner: 'Ann' }, /owner is not known here/],
    ['a field called __proto__', `{"__proto__":{},${JSON.stringify(whole).slice(1)}`, /__proto__ is not known here/],
    ['an unknown rule', { ...whole, rule: 'all' }, /rule must be one of winner, choice/],
    ['results of a wrong type', { ...whole, results: {} }, /results must be a list/],
    ['a result of a wrong type', { ...whole, results: [7] }, /results\[0\] must be an object/],
    ['a result with more to it', { ...whole, results: [{ ...result, note: '' }] }, /results\[0\]: note is not known/],
    ['a day that is none', { ...whole, results: [{ ...result, date: 20261115 }] }, /must be a day such as/],
    ['a score that is none', { ...whole, results: [{ ...result, score: -1 }] }, /score must be a whole number/],
    ['a rank that is none', { ...whole, results: [{ ...result, rank: 4 }] }, /rank must be .+ from 1 to 3/],
    ['an unknown title', { ...whole, results: [{ ...result, titles: ['duke'] }] }, /there is no title duke/],
    ['titles without a win', { ...whole, results: [{ ...result, rank: 2 }] }, /rank 2 may enter 0 titles/],
    ['no game behind it', { ...whole, results: [{ ...result, game: 'abc' }] }, /64 hexadecimal digits/],
    ['a game twice', { ...whole, results: [result, { ...result, titles: [] }] }, /this game is in the book twice/],
    [
      'a title twice',
      { ...whole, results: [result, { ...result, game: '1'.repeat(64) }] },
      /the title magnate is already in the book/,
    ],
    ['nested without end', '['.repeat(100_000), /nested more than 40 deep/],
  ])('%s', async (_, contents, sentence) => {
    const heard = await listed(contents)
    expectOneSentence(heard)
    expect(heard.err).toMatch(/^arkwright titles: the record book .+: /)
    expect(heard.err).toMatch(sentence)
  })

  test('is never overwritten', async () => {
    const path = written('{"arkwrightTitles":1,')
    expectOneSentence(await arkwrightWith(['titles', '--book', path, '--add', ...(await wonGames(1))]))
    expect(readFileSync(path, 'utf8')).toBe('{"arkwrightTitles":1,')
  })

  test('a path that cannot hold a book is answered', async () => {
    const file = join(ownFolder(), 'file')
    writeFileSync(file, '')
    const [good = ''] = await wonGames(1)
    for (const path of [ownFolder(), join(file, 'below.json'), 'nowhere/titles.json', 'nul\u0000byte']) {
      expectOneSentence(await arkwrightWith(['titles', '--book', path, '--add', good]))
    }
  })
})
