import { spinningJenny } from '@arkwright/board-game'
import { type AnyGame, type AnyJournal, type GameEvent, Journal, pick, seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { KNOWN_GAMES, type KnownGame } from '../../src/games.ts'
import { eventSentence, type Printer, positionText } from '../../src/print/printer.ts'
import { refusalSentence } from '../../src/print/refusal.ts'

const GAMES_EACH = 6
const MUMBLED = /undefined|NaN|\[object|[{}]/

/** Set-ups of each game with words of its own that together show most of what can happen. */
const TABLES = KNOWN_GAMES.filter(({ printer }) => printer.event !== undefined).flatMap(known =>
  [{ players: 2 }, { players: known.game.players.max }, { players: known.game.players.max, setup: 'free' }].map(
    options => ({ known, options, name: `${known.title}, ${JSON.stringify(options)}` }),
  ),
)

/** Plays random games and shows each position and the facts since the one before. */
function watch(
  { game }: KnownGame,
  given: object,
  look: (journal: AnyJournal, events: readonly GameEvent[]) => void,
): void {
  const options = game.parseOptions(given)
  for (let i = 0; i < GAMES_EACH; i++) {
    const events: GameEvent[] = []
    const journal: AnyJournal = new Journal(game, options, `words ${i}`, event => events.push(event))
    const random = seedRandom(`players of words ${i}`)
    for (;;) {
      look(journal, events.splice(0))
      if (game.pending(journal.position) === undefined) break
      journal.play(pick(random, game.moves(journal.position)).text, event => events.push(event))
    }
  }
}

describe.each(TABLES)('$name', ({ known, options }) => {
  test('every fact has a sentence of its own', () => {
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

  test('every refusal has words of its own', () => {
    const { game, printer } = known
    const without = new Set<string>()
    watch(known, options, ({ position, moves }) => {
      if (moves.length % 5 !== 0) return
      for (const move of game.vocabulary) {
        const refusal = game.refusal(position, move)
        if (refusal === undefined) continue
        const sentence = refusalSentence(refusal, printer.refusals)
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

test('a refusal without words is told by its code and figures', () => {
  const refusal = { rule: 'WF III.4', code: 'ship-too-small', figures: { room: 3, goods: 5 } }
  expect(refusalSentence(refusal, {})).toBe('ship-too-small, room 3, goods 5 (WF III.4, ship-too-small)')
  expect(refusalSentence({ ...refusal, figures: {} }, {})).toBe('ship-too-small (WF III.4, ship-too-small)')
  expect(refusalSentence(refusal, { 'ship-too-small': 'only {room} of {load} fit' })).toContain('room 3, goods 5')
  expect(refusalSentence({ ...refusal, code: 'toString' }, {})).toContain('toString')
})

describe('a game without words of its own', () => {
  const mute: Printer = { seat: seat => `seat ${seat}`, score: String }

  test('has its facts told by type and figures', () => {
    const shipped = { type: 'shipped', seat: 1, goods: ['food'] }
    expect(eventSentence(shipped, mute)).toBe('Shipped: seat 1, goods ["food"].')
    expect(eventSentence({ type: 'game over' }, mute)).toBe('Game over.')
  })

  test('has its position told as an outline', () => {
    const game: AnyGame = spinningJenny
    const text = positionText(game, game.setup(game.parseOptions({ players: 2 }), seedRandom('outline')), mute)
    expect(text).toMatch(/^step: place marker$/m)
    expect(text).toMatch(/^players:\n {2}0:\n {4}cash: \d+$/m)
    expect(text).not.toContain('random')
  })
})
