import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadInput } from '../src/bad-input.ts'
import type { AnyGame } from '../src/game.ts'
import { type GameFile, parseGameFile, verifyGameFile, writeGameFile } from '../src/game-file.ts'
import { commitmentTo, Journal } from '../src/journal.ts'
import { pick, seedRandom } from '../src/random.ts'
import { numberRace } from './number-race.ts'

const game = numberRace as AnyGame

function aGame(): Journal<never, never, never, never, never> {
  const journal = new Journal(game, { goal: 40 }, 'file')
  const random = seedRandom('player')
  while (game.pending(journal.position) !== undefined) journal.play(pick(random, game.moves(journal.position)).text)
  return journal as never
}

const journal = aGame() as unknown as Parameters<typeof writeGameFile>[0]
const file = writeGameFile(journal, { names: ['Marion', 'Harold'], comments: [{ at: 2, text: 'a bold start' }] })

function verdictOf(changed: Partial<GameFile>) {
  return verifyGameFile(parseGameFile(JSON.stringify({ ...file, ...changed })), [game])
}

function complaint(input: unknown): string {
  try {
    const verdict = verifyGameFile(parseGameFile(typeof input === 'string' ? input : JSON.stringify(input)), [game])
    return verdict.ok ? 'fine' : `move ${verdict.wrong.number}: ${verdict.wrong.refusal.code}`
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
}

test('a file replays and verifies itself, with its seed and without', () => {
  expect(verdictOf({})).toMatchObject({ ok: true, over: true })
  const { seed: _seed, ...hidden } = file
  expect(verifyGameFile(parseGameFile(JSON.stringify(hidden)), [game])).toMatchObject({ ok: true, over: true })
  expect(parseGameFile(JSON.stringify(file))).toEqual(file)
})

test('the first wrong move is named with its reason', () => {
  expect(verdictOf({ moves: [...file.moves.slice(0, 3), 'die 6'] })).toMatchObject({
    ok: false,
    wrong: { number: 4, move: 'die 6', refusal: { code: 'not-now' } },
  })
  expect(verdictOf({ moves: [...file.moves, 'add 1'] })).toMatchObject({
    ok: false,
    wrong: { refusal: { code: 'game-over' } },
  })
})

test('a deal that differs from the seed is detected', () => {
  const [first = ''] = file.revealed
  const other = first === 'die 1' ? 'die 2' : 'die 1'
  expect(verdictOf({ revealed: [other, ...file.revealed.slice(1)] })).toMatchObject({
    ok: false,
    wrong: { refusal: { rule: 'fair deal', code: 'other-outcome', figures: { given: other, drawn: first } } },
  })
  expect(verdictOf({ revealed: [...file.revealed, 'die 1'] })).toMatchObject({
    ok: false,
    wrong: { refusal: { code: 'nothing-to-reveal' } },
  })
  expect(complaint({ ...file, seed: 'another' })).toBe('the seed in this file does not match its commitment')
})

test('without its seed a file must give each outcome of chance before it can continue', () => {
  const { seed: _seed, ...hidden } = file
  expect(complaint({ ...hidden, revealed: [] })).toMatch(/^move \d+: outcome-missing$/)
})

test.each([
  ['', 'this is not a complete JSON file; it may have been cut off'],
  [JSON.stringify(file).slice(0, -9), 'this is not a complete JSON file; it may have been cut off'],
  ['[]', 'this is not an Arkwright game file: it has no field "arkwright"'],
  [{ ...file, arkwright: 2 }, 'this file has format 2; this program knows up to 1, please update it'],
  [{ ...file, revision: 3 }, 'this game was played by rules revision 3; this program knows up to 2, please update it'],
  [{ ...file, game: 'chess' }, 'this program does not know the game chess; it knows number-race'],
  [
    { ...file, extra: 1 },
    'game file: extra is not known here; known are arkwright, seed, names, comments, game, revision, options, commitment, moves, revealed',
  ],
  [{ ...file, moves: 'add 1' }, 'game file: moves must be a list of at most 20000 texts'],
  [{ ...file, moves: ['add 1', 7] }, 'game file: moves[1] must be a text of at most 80 characters'],
  [
    { ...file, moves: Array.from({ length: 20_001 }, () => 'add 1') },
    'game file: moves must be a list of at most 20000 texts',
  ],
  [{ ...file, commitment: 'zz' }, 'game file: commitment must be 64 hexadecimal digits'],
  [{ ...file, options: { goal: 2 } }, 'options: goal must be a whole number from 4 to 100, not 2'],
  [{ ...file, options: { goals: 12 } }, 'options: goals is not known here; known are goal'],
  [
    { ...file, comments: [{ at: -1, text: '' }] },
    'game file: comments[0]: at must be a whole number from 0 to 20000, not -1',
  ],
  [' '.repeat(4_000_001), 'a game file is at most 4000000 characters long'],
])('bad file %#: one clear sentence', (input, sentence) => {
  expect(complaint(input)).toBe(sentence)
})

test('a mangled file is always answered', () => {
  const names = Object.keys(file)
  fc.assert(
    fc.property(fc.constantFrom(...names, '__proto__', 'constructor'), fc.jsonValue(), (name, value) => {
      expect(typeof complaint({ ...file, [name]: value })).toBe('string')
    }),
    { numRuns: 300, seed: 1 },
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), text => {
      expect(typeof complaint(text)).toBe('string')
    }),
    { numRuns: 200, seed: 2 },
  )
})

test('the commitment reveals nothing but binds', () => {
  expect(commitmentTo('file')).toBe(file.commitment)
  expect(commitmentTo('file ')).not.toBe(file.commitment)
})
