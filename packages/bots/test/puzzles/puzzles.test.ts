import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Journal, type Move } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { gameOfDeal } from '../../src/daily/play.ts'
import { LADDERS } from '../../src/ladder.ts'
import { weighAgainst } from '../../src/puzzles/against.ts'
import { minePuzzles } from '../../src/puzzles/mine.ts'
import { type PuzzleSet, puzzleName } from '../../src/puzzles/puzzle.ts'
import { themesOf } from '../../src/puzzles/themes.ts'
import { freshAnalyses, USUAL_MINING } from '../../src/puzzles/verify.ts'
import { scalesFor } from '../../src/puzzles/weigh.ts'

const FOLDER = join(import.meta.dirname, '../../../web/src/puzzles/sets')
const FILES = globSync('*.json', { cwd: FOLDER }).map(name => readFileSync(join(FOLDER, name), 'utf8'))
const SETS = FILES.map(text => JSON.parse(text) as PuzzleSet)
const ALL = SETS.flatMap(({ games }) => games.flatMap(from => from.puzzles.map(puzzle => ({ from, puzzle }))))
const SAMPLED = 20
const MOST_BYTES = 400_000
/** One puzzle of each game gets a fresh analysis, whose chance differs from that of every earlier one. */
const SAMPLE = { ...USUAL_MINING, analyses: 1, least: 1 }

/** The position of a puzzle, and its turns. */
function setUp({ from, puzzle }: (typeof ALL)[number]) {
  const game = gameOfDeal(from)
  if (game === undefined) throw new Error(`${from.game} ${from.revision} is not known`)
  const journal = new Journal(game, game.parseOptions(from.options), from.seed)
  for (const move of from.moves.slice(0, puzzle.at)) expect(journal.play(move)).toBeUndefined()
  const read = (moves: readonly string[]): Move[] => moves.flatMap(text => game.parseMove(text) ?? [])
  return { game, journal, turns: puzzle.turns.map(({ moves }) => read(moves)) }
}

test('the shipped puzzles are well formed: legal turns, one clearly best, verified, and small', () => {
  expect(new Set(SETS.map(({ games }) => games[0]?.game))).toEqual(new Set(LADDERS.keys()))
  expect(FILES.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(MOST_BYTES)
  expect(new Set(ALL.map(({ from, puzzle }) => puzzleName(from, puzzle))).size).toBe(ALL.length)
  for (const one of ALL) {
    const { puzzle } = one
    const { game, journal, turns } = setUp(one)
    expect(game.pending(journal.position)).toMatchObject({ seat: puzzle.seat, begins: true })
    for (const [place, moves] of turns.entries()) {
      const state = game.determinize(game.view(journal.position, puzzle.seat), null)
      for (const move of moves) {
        expect(game.refusal(state, move), move.text).toBeUndefined()
        game.play(state, move)
      }
      expect(moves).toHaveLength(puzzle.turns[place]?.moves.length ?? 0)
    }
    const [best, second] = puzzle.turns
    expect(best?.lost).toBe(0)
    expect(second?.lost).toBeGreaterThanOrEqual(USUAL_MINING.pounds)
    // Alone, no one can lose to a rival: pounds decide.
    const chance = game.seats(journal.options) > 1 ? USUAL_MINING.chance : 0
    expect(second?.chance).toBeGreaterThanOrEqual(chance)
    const [first = [], next = []] = turns
    expect(puzzle.themes).toEqual(themesOf(first, next, puzzle.themes.includes('end')))
    const [held, analyses] = puzzle.held
    expect(analyses).toBe(USUAL_MINING.analyses)
    expect(held / analyses).toBeGreaterThanOrEqual(0.95)
  }
})

test('the solutions of a sample stay best in fresh analyses with new chance', async () => {
  for (const { games } of SETS) {
    const one = ALL.filter(({ from }) => from.game === games[0]?.game)[SAMPLED]
    if (one === undefined) throw new Error('too few puzzles')
    const { from, puzzle } = one
    const { game, journal, turns } = setUp(one)
    const scales = await scalesFor(from.game, game.seats(journal.options))
    const position = { state: game.copy(journal.position), seat: puzzle.seat, at: puzzle.at }
    const proof = freshAnalyses(scales, position, turns, SAMPLE, `sample of ${from.seed}`)
    expect(proof?.place, puzzleName(from, puzzle)).toBe(0)
  }
})

test('a turn is weighed against the best one', async () => {
  const [one] = ALL
  if (one === undefined) throw new Error('no puzzles')
  const { from, puzzle } = one
  const [best, , , fourth] = puzzle.turns
  const moves = from.moves.slice(0, puzzle.at)
  const weighed = await weighAgainst({ ...from, moves, best: best?.moves ?? [], mine: fourth?.moves ?? [] })
  expect(weighed.lost).toBeGreaterThan(1)
})

test('mining stops when time is up, and finds nothing then', async () => {
  expect(await minePuzzles({ game: 'card-game', players: 2, seed: 'none' }, USUAL_MINING, () => false)).toBeUndefined()
})

test('the theme is what the best turn does, or what sets it apart', () => {
  const turn = (...texts: string[]) => texts.map(text => ({ text }) as Move)
  const workers = turn('place workers 2', 'hire food 2', 'done', 'take light quality')
  expect(themesOf(workers, turn('place factory 1', 'done'), false)).toEqual(['wages'])
  expect(themesOf(workers, turn('place workers 2', 'hire food 2', 'done', 'done'), false)).toEqual(['tile'])
  const dear = turn('place light quality 4', 'quality food', 'price food 7')
  expect(themesOf(dear, turn('place light quality 4', 'quality food', 'price food 6'), true)).toEqual(['price', 'end'])
  expect(themesOf(turn('place first ship 2'), dear, false)).toEqual(['harbour'])
  const exchange = (...rest: string[]) => turn('place stock exchange 2', ...rest)
  const contract = exchange('sell shares 0', 'contract lamps 4', 'done', 'take ship 6')
  expect(themesOf(contract, dear, false)).toEqual(['harbour'])
  expect(themesOf(exchange('sell shares 0', 'buy shares 2', 'contract lamps 4', 'done'), dear, false)).toEqual([
    'shares',
  ])
  const otherTile = exchange('sell shares 0', 'contract lamps 4', 'done', 'take broker')
  expect(themesOf(contract, otherTile, false)).toEqual(['harbour'])
  expect(themesOf(otherTile, contract, false)).toEqual(['tile'])
  const columns = turn('place workers 1', 'hire column lamps', 'done')
  expect(themesOf(columns, turn('place workers 1', 'hire warehouse row', 'done'), false)).toEqual(['harbour'])
})
