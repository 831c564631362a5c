import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spinningJenny } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, Journal, pick, seedRandom } from '@arkwright/kernel'
import { type Clock, type Entry, fingerprint, OutOfStep, ServerFault } from '@arkwright/server/client'
import { expect, test } from 'vitest'
import { text } from '../src/messages/index.ts'
import { faultWords } from '../src/online/faults.ts'
import { codeIn, isCode } from '../src/online/known-tables.ts'
import { liveGame, playEntries } from '../src/online/live-game.ts'
import { beforeMyLastTurn } from '../src/online/my-last-turn.ts'
import { clockDetails } from '../src/online/option-lines.ts'
import { EVEN, PARTS, PHASES, type Phase, weighted, weightsOf } from '../src/online/phases.ts'
import { shownTime, timeLeft } from '../src/online/time.ts'
import { GAMES as LISTED } from '../src/play/catalogue.ts'
import type { Position } from '../src/play/game-page.ts'

/** The entries a server would write for a random game. */
function entriesOf(game: AnyGame, options: unknown, turns: number): Entry[] {
  const journal = new Journal(game, game.parseOptions(options), 'the server’s seed')
  const random = seedRandom('moves')
  const entry = (rest: Partial<Entry>): Entry => ({
    sequence: 0,
    kind: 'turn',
    seat: null,
    at: 0,
    hash: fingerprint(game, journal.position),
    ...rest,
  })
  const entries = [entry({ sequence: 1, kind: 'started', revealed: [...journal.revealed] })]
  for (let turn = 0; turn < turns && game.pending(journal.position) !== undefined; turn++) {
    const before = journal.revealed.length
    const { text } = pick(random, game.moves(journal.position))
    journal.play(text)
    entries.push(entry({ sequence: turn + 2, moves: [text], revealed: journal.revealed.slice(before) }))
  }
  return entries
}

const GAMES: readonly (readonly [string, AnyGame, object])[] = [
  ['Spinning Jenny', spinningJenny, { players: 3, setup: 'free' }],
  ['the card game', cardGame, { players: 3 }],
]

test.each(GAMES)(
  '%s is played from the entries alone, to the same position without its seed',
  (_name, game, options) => {
    const entries = entriesOf(game, options, 60)
    const { journal, history } = liveGame(game, options, entries)
    expect(journal.seed).toBeUndefined()
    expect(journal.moves).toHaveLength(60)
    expect(history.map(({ at }) => at)).toEqual(Array.from({ length: 61 }, (_, at) => at))
    expect(fingerprint(game, journal.position)).toBe(entries.at(-1)?.hash)
  },
)

test.each(GAMES)('%s goes back and forward again', (_name, game, options) => {
  const entries = entriesOf(game, options, 30)
  const played = liveGame(game, options, entries)
  const hash = entries[20]?.hash ?? ''
  const back = playEntries(played, [{ sequence: 40, kind: 'undone', seat: 0, at: 0, to: 20, hash }])
  expect(played.journal.moves).toHaveLength(30)
  expect(back.journal.moves).toHaveLength(20)
  expect(back.history.at(-1)?.at).toBe(20)
  const again = playEntries(back, entries.slice(21))
  expect(fingerprint(game, again.journal.position)).toBe(entries.at(-1)?.hash)
})

test('an entry that leads elsewhere, or that the rules refuse, is detected', () => {
  const entries = entriesOf(spinningJenny, { players: 2 }, 3)
  const wrong = (change: Partial<Entry>) => () =>
    liveGame(spinningJenny, { players: 2 }, [...entries.slice(0, 2), { ...(entries[2] as Entry), ...change }])
  expect(wrong({})).not.toThrow()
  expect(wrong({ hash: 'another' })).toThrow(OutOfStep)
  expect(wrong({ moves: ['no such move'] })).toThrow(OutOfStep)
})

test('a code is found in typed text, or in a link', () => {
  expect(codeIn('6tc8b8cs3k')).toBe('6TC8B8CS3K')
  expect(codeIn(' https://arkwright.example/table/6TC8B8CS3K ')).toBe('6TC8B8CS3K')
  expect(codeIn('https://arkwright.example/table/6TC8B8CS3K/result')).toBe('6TC8B8CS3K')
  expect(codeIn('six of them')).toBeUndefined()
  expect(isCode('6TC8B8CS3K')).toBe(true)
  // Tables of this browser have a different kind of id.
  expect(isCode('abcdefgh')).toBe(false)
})

test('a clock counts down to the time the server gave, and the others do not run', () => {
  const state = { left: [60_000, 90_000], running: 0, since: 1_000, zeroAt: 61_000, paused: false }
  expect(timeLeft(state, 0, 31_000)).toBe(30_000)
  expect(timeLeft(state, 0, 99_000)).toBe(0)
  expect(timeLeft(state, 1, 31_000)).toBe(90_000)
  expect(timeLeft({ ...state, left: null }, 0, 31_000)).toBeUndefined()
  expect([5_000, 65_000, 3_723_000, 180_000_000].map(shownTime)).toEqual(['0:05', '1:05', '1:02:03', '2 d 2 h'])
})

test('a take-back asks for the position before my last turn', () => {
  const history = [undefined, 0, 0, 1, 0, 0, 1, 1].map((seat, at) => ({ at, seat }))
  expect(beforeMyLastTurn(history, 0)).toBe(3)
  expect(beforeMyLastTurn(history, 1)).toBe(5)
  expect(beforeMyLastTurn(history, 2)).toBeUndefined()
})

test('no fault has words without being thrown', () => {
  const folder = fileURLToPath(new URL('../../server/src/', import.meta.url))
  const sources = globSync('**/*.ts', { cwd: folder }).map(file => readFileSync(folder + file, 'utf8'))
  const left = Object.keys(text.faults).filter(code => !sources.some(source => source.includes(`'${code}'`)))
  expect(left).toEqual([])
})

test('a fault in words, also one that only a newer server has', () => {
  const fault = (code: string) => faultWords(new ServerFault(409, { code, message: '' }))
  expect(fault('sign-in')).toBe(text.faults['sign-in'])
  expect(fault('from the future')).toBe(text.faults['not-now'])
  expect(faultWords(new TypeError('no network'))).toBe(text.faults['no-answer'])
})

const CARD_TABLES = [{ players: 3 }, { players: 4, expert: Object.keys(text.cardOptions.modules) }]
const BOARD_TABLES = [
  { players: 2, setup: 'free' },
  { players: 4, setup: 'free' },
]
/** By game and phase: the questions that are asked in no other phase. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<Phase, readonly string[]>>>> = {
  'spinning-jenny': {
    setUp: ['foundation', 'price of a founded factory', 'start-up capital', 'choose light marker'],
    between: ['sell from store', 'name start player'],
  },
  'water-frame': {
    setUp: ['foundation', 'price of a founded factory', 'start-up capital'],
    between: [
      'sell from store',
      'last row',
      'after the sale',
      'ship the active good',
      'claim start player',
      'dismiss workers',
      'name start player',
      'canal boom: raise a marker',
      'share fever: buy a share',
      'steam engine: buy a machine',
    ],
  },
  'card-game': {
    setUp: ['choose factory', 'starting development', 'starting shares'],
    between: ['sale', 'ship', 'tie', 'round end', 'start player'],
  },
}

test('the phases of a clock are those of the game: a turn never counts as a question between turns', async () => {
  for (const { id, load } of LISTED) {
    const [page] = await load()
    if (page === undefined) throw new Error(`the page has no ${id}`)
    const { game } = page
    const stepsOf = (phase: Phase) =>
      game.steps.filter(
        ({ decider, part }) => decider === 'seat' && part !== undefined && PARTS[phase].includes(part.kind),
      )
    for (const phase of PHASES)
      expect(
        stepsOf(phase)
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(QUESTIONS[id]?.[phase].toSorted())
    for (const options of id === 'card-game' ? CARD_TABLES : BOARD_TABLES) {
      const journal = new Journal(game, game.parseOptions(options), 'phases')
      const random = seedRandom('choices')
      for (let pending = game.pending(journal.position); pending !== undefined; ) {
        const { step, part } = pending
        const { decade, stage } = journal.position as Position & { decade: number; stage?: string }
        expect(part.kind === 'preparation', step).toBe(stage === undefined ? decade === 0 : stage === 'set-up')
        for (const phase of PHASES)
          if (stepsOf(phase).some(({ name }) => name === step)) expect(PARTS[phase]).toContain(part.kind)
        journal.play(pick(random, game.moves(journal.position)).text)
        pending = game.pending(journal.position)
      }
    }
  }
})

test('weights go to the server by part, and come back by phase; those of older tables are by step', () => {
  const clock: Clock = { kind: 'move', perMove: 1000, atZero: 'bot' }
  const chosen = weighted(clock, { setUp: 200, between: 50 })
  expect(chosen).toMatchObject({ weights: { preparation: 200, production: 50, 'between turns': 50 } })
  expect(weightsOf(chosen)).toEqual({ setUp: 200, between: 50 })
  expect(weighted(clock, EVEN)).toBe(clock)
  expect(weightsOf(clock)).toEqual(EVEN)
  for (const { setUp, between } of Object.values(QUESTIONS)) {
    const weights = Object.fromEntries([...setUp.map(step => [step, 200]), ...between.map(step => [step, 50])])
    expect(weightsOf({ ...clock, weights })).toEqual({ setUp: 200, between: 50 })
  }
  expect(clockDetails({ clock: chosen })).toEqual([
    'Time for the set-up: twice a turn',
    'Time for questions between turns: half a turn',
    'at zero a bot takes over',
  ])
})
