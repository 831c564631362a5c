import { readFileSync } from 'node:fs'
import type { PuzzleSet } from '@arkwright/bots/puzzles'
import { Journal } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { storedGrade } from '../src/puzzles/grade.ts'
import { EVERYTHING, matching, type OpenPuzzle, puzzlesOf } from '../src/puzzles/library.ts'
import { ownPuzzle } from '../src/puzzles/own.ts'
import { costliestOf, firstOwnPuzzle } from '../src/puzzles/own-name.ts'
import { openPuzzle } from '../src/puzzles/puzzle-source.ts'
import { dueOf, nextPuzzle, noteAttempt, repetition, useAttempts } from '../src/puzzles/record.ts'
import type { GameRecord } from '../src/storage/records.ts'
import { withBrowserStorage } from './browser-storage.ts'

withBrowserStorage()

const FILE = new URL('../src/puzzles/sets/spinning-jenny.json', import.meta.url)
const ALL = puzzlesOf(JSON.parse(readFileSync(FILE, 'utf8')) as PuzzleSet)
const [first, second] = ALL as [OpenPuzzle, OpenPuzzle]
const DAY = 86_400_000

test('a puzzle is set up on the table, and its turn is graded by where it leads', () => {
  const answers: (readonly string[])[] = []
  const store = openPuzzle(page, first, moves => answers.push(moves))
  const { turns, at, seat } = first.puzzle
  const third = turns[2]?.moves ?? []
  store.getState().conclude(third.flatMap(text => page.game.parseMove(text) ?? []))
  expect(answers).toEqual([third])
  expect(store.getState()).toMatchObject({ mySeat: seat, hints: false })
  const { from } = first
  const journal = new Journal(page.game, page.game.parseOptions(from.options), from.seed)
  for (const move of from.moves.slice(0, at)) journal.play(move)
  expect(storedGrade(page.game, journal.position, first, turns[0]?.moves ?? [])?.lost).toBe(0)
  expect(storedGrade(page.game, journal.position, first, third)?.lost).toBe(turns[2]?.lost)
  const other = page.game.moves(journal.position).find(({ text }) => turns.every(({ moves }) => moves[0] !== text))
  expect(storedGrade(page.game, journal.position, first, [other?.text ?? ''])).toBeUndefined()
})

test('missed puzzles come back later and later until they are learnt', () => {
  const missed = repetition(undefined, false, 0)
  expect(missed).toEqual({ box: 0, due: DAY })
  expect(repetition(undefined, true, 0)).toEqual({})
  const days: number[] = []
  let known = missed
  while (known.box !== undefined) {
    days.push((known.due ?? 0) / DAY)
    known = repetition(known, true, 0)
  }
  expect(days).toEqual([1, 3, 7, 16, 35])
  expect(repetition({ box: 3 }, false, 0)).toEqual(missed)
})

test('a solved puzzle raises my rating, a missed one lowers it and becomes due', async () => {
  const start = useAttempts.getState().me.mu
  await noteAttempt(first, 0, 0)
  const { me, puzzles } = useAttempts.getState()
  expect(me.mu).toBeGreaterThan(start)
  expect(puzzles[first.name]?.skill.mu).toBeLessThan(15 + 5 * first.puzzle.difficulty)
  await noteAttempt(second, 50, 0)
  const after = useAttempts.getState()
  expect(after.me.mu).toBeLessThan(me.mu)
  expect(after.count).toBe(2)
  expect(dueOf(ALL, after.puzzles, 0)).toEqual([])
  expect(dueOf(ALL, after.puzzles, DAY)).toEqual([second])
  expect(nextPuzzle(ALL, after, DAY)).toBe(second)
  // Repeated at once, with the solution known: not rated.
  await noteAttempt(second, 0, 0)
  const repeated = useAttempts.getState()
  expect(repeated).toMatchObject({ me: after.me, count: 2 })
  expect(repeated.puzzles[second.name]).toMatchObject({ times: 2, lost: 0, due: DAY })
  const next = nextPuzzle(ALL, after, 0)
  expect([first.name, second.name]).not.toContain(next?.name)
})

test('filters narrow the choice', () => {
  expect(matching(ALL, EVERYTHING)).toHaveLength(ALL.length)
  expect(matching(ALL, { ...EVERYTHING, game: 'card-game' })).toEqual([])
  const [theme = 'price'] = first.puzzle.themes
  const found = matching(ALL, { ...EVERYTHING, theme, difficulty: first.puzzle.difficulty })
  expect(found).toContain(first)
  expect(found.length).toBeLessThan(ALL.length)
})

test('my costliest turns become puzzles, the worst first', () => {
  const turn = { seat: 0, played: ['done'], better: ['place factory 1'], error: 1, pounds: 1, winChance: 0.1 } as const
  const costly = [4, 9, 12].map((gap, number) => ({ ...turn, at: 10 * number, gap }))
  const record: GameRecord = {
    id: 'mine',
    game: 'spinning-jenny',
    options: { players: 2 },
    seed: 's',
    moves: [],
    started: 0,
    changed: 0,
    over: true,
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', name: 'Bot' },
    ],
    analysis: {
      moves: 0,
      samples: 8,
      done: 1,
      turns: 1,
      estimates: [],
      costly: [...costly, { ...turn, seat: 1, at: 5, gap: 99 }],
    },
  }
  expect(costliestOf(record).map(({ gap }) => gap)).toEqual([12, 9, 4])
  expect(firstOwnPuzzle(record)).toBe('own.mine.20')
  expect(firstOwnPuzzle({ ...record, over: false })).toBeUndefined()
  const [worst] = costliestOf(record)
  if (worst === undefined) throw new Error('no costly turn')
  expect(ownPuzzle(record, worst).puzzle.turns).toEqual([
    { moves: ['place factory 1'], lost: 0, chance: 0 },
    { moves: ['done'], lost: 12, chance: 0.1 },
  ])
})
