import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spinningJenny } from '@arkwright/board-game'
import {
  type AnyGame,
  type AnyJournal,
  type Figures,
  type GameEvent,
  Journal,
  pick,
  seedRandom,
} from '@arkwright/kernel'
import { refusalIn } from '@arkwright/words'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import { cardGameRefusals } from '@arkwright/words/en/card-game-refusals'
import { describe, expect, test } from 'vitest'
import { atTable, KNOWN_GAMES, type KnownGame } from '../../src/games.ts'
import { eventSentence, type Printer, positionText } from '../../src/print/printer.ts'
import { refusalSentence } from '../../src/print/refusal.ts'

const GAMES_EACH = 3
/** Large vocabularies are checked at fewer positions, at different ones in each game. */
const REFUSALS_EVERY = 13
const MUMBLED = /undefined|NaN|\[object|[{}]/

/** Every variant of every game: together they show most events. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  'spinning-jenny': [{ players: 2 }, { players: 4 }, { players: 4, setup: 'free' }],
  'water-frame': [
    { players: 2 },
    { players: 3, edition: 2014, setup: 'predetermined-shuffled' },
    { players: 4, edition: 2014, setup: 'free', houseEvents: true },
    { players: 4, setup: 'free', patrons: true, houseEvents: true },
  ],
  'card-game': [
    { players: 1 },
    { players: 1, expert: 'all', factories: 'drawn' },
    { players: 2 },
    { players: 2, expert: 'all' },
    { players: 3 },
    { players: 4 },
    { players: 4, expert: 'all' },
  ],
}

const TABLES = KNOWN_GAMES.flatMap(known =>
  (VARIANTS[known.game.id] ?? []).map(options => ({
    known: atTable(known, options),
    options,
    name: `${known.title}, ${JSON.stringify(options)}`,
  })),
)

test('every game is included', () => {
  expect(Object.keys(VARIANTS)).toEqual(KNOWN_GAMES.map(({ game }) => game.id))
})

/** Plays random games and shows each position, including chance decisions, with the facts since the last one. */
function watch(
  { game }: KnownGame,
  given: object,
  look: (journal: AnyJournal, events: readonly GameEvent[], number: number) => void,
): void {
  const options = game.parseOptions(given)
  for (let i = 0; i < GAMES_EACH; i++) {
    const events: GameEvent[] = []
    const listen = (event: GameEvent): unknown => events.push(event)
    const journal: AnyJournal = new Journal(game, options, undefined, listen)
    const random = seedRandom(`players of words ${i}`)
    for (;;) {
      look(journal, events.splice(0), i)
      const decision = game.pending(journal.position)
      if (decision === undefined) break
      const { text } = pick(random, game.moves(journal.position))
      if (decision.seat === 'chance') journal.reveal(text, listen)
      else journal.play(text, listen)
    }
  }
}

describe.each(TABLES)('$name', ({ known, options }) => {
  test('every fact has its own sentence', () => {
    const { printer } = known
    const without = new Set<string>()
    watch(known, options, (_, events) => {
      for (const event of events) {
        const sentence = eventSentence(event, printer)
        if (printer.event?.(event) === undefined || !/^[A-Z0-9].*\.$/.test(sentence) || MUMBLED.test(sentence))
          without.add(sentence)
      }
    })
    expect([...without]).toEqual([])
  })

  test('every refusal has its own words', () => {
    const { game, printer } = known
    const without = new Set<string>()
    watch(known, options, ({ position, moves }, _, number) => {
      if (moves.length % REFUSALS_EVERY !== number) return
      for (const move of game.vocabulary) {
        const refusal = game.refusal(position, move)
        if (refusal === undefined) continue
        const sentence = refusalSentence(refusal, printer)
        if (sentence.startsWith(refusal.code) || MUMBLED.test(sentence)) without.add(sentence)
      }
    })
    expect([...without]).toEqual([])
  })

  test('every position can be shown', () => {
    const { game, printer } = known
    watch(known, options, ({ position, moves }) => {
      if (moves.length % 5 === 0) expect(positionText(game, position, printer)).not.toMatch(MUMBLED)
    })
  })
})

/** Every reason in a game's rules, read from their source: rare ones do not occur in a few random games. */
function codesIn(folder: string): Set<string> {
  const root = fileURLToPath(new URL(`../../../${folder}/src`, import.meta.url))
  const declared = /(?:reason(?:<[^>]*>)?\(\s*'[^']+',|code:)\s*'([a-z-]+)'/g
  return new Set(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .flatMap(path => [...readFileSync(join(root, path), 'utf8').matchAll(declared)].map(([, code = '']) => code)),
  )
}

test.each([
  ['board-game', boardGameRefusals],
  ['card-game', cardGameRefusals],
])('%s: each reason of the rules has words, and no words are left over', (folder, sayings) => {
  expect(Object.keys(sayings).toSorted()).toEqual([...codesIn(folder)].toSorted())
})

test('a refusal without words is printed as its code and figures', () => {
  const refusal = { rule: 'WF III.4', code: 'ship-too-small', figures: { room: 3, goods: 5 } }
  expect(refusalSentence(refusal)).toBe('ship-too-small, room 3, goods 5 (WF III.4, ship-too-small)')
  expect(refusalSentence({ ...refusal, figures: {} })).toBe('ship-too-small (WF III.4, ship-too-small)')
  const unfillable = { 'ship-too-small': { load: 'That is too much.' } }
  const printer = { refusal: (code: string, figures: Figures) => refusalIn(unfillable, code, figures) }
  expect(refusalSentence(refusal, printer)).toContain('room 3, goods 5')
  expect(refusalSentence({ ...refusal, code: 'toString' })).toContain('toString')
})

describe('a game without words', () => {
  const mute: Printer = { seat: seat => `seat ${seat}`, score: String }

  test('has its facts printed by type and figures', () => {
    const shipped = { type: 'shipped', seat: 1, goods: ['food'] }
    expect(eventSentence(shipped, mute)).toBe('Shipped: seat 1, goods ["food"].')
    expect(eventSentence({ type: 'game over' }, mute)).toBe('Game over.')
  })

  test('has its position printed as an outline', () => {
    const game: AnyGame = spinningJenny
    const text = positionText(game, game.setup(game.parseOptions({ players: 2 }), seedRandom('outline')), mute)
    expect(text).toMatch(/^step: place marker$/m)
    expect(text).toMatch(/^players:\n {2}0:\n {4}cash: \d+$/m)
    expect(text).not.toContain('random')
  })
})
