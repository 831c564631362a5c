import type { State } from '@arkwright/card-game'
import { expect, test } from 'vitest'
import { lastDraw, walked } from '../src/card-game/last-draw.ts'
import { cardGamePage as page } from '../src/card-game/page.ts'
import { eventsUntil, scenesOf } from '../src/card-game/production.ts'
import { tell } from '../src/card-game/tell.ts'
import { replay } from '../src/play/history.ts'
import { CELLS, FOREMAN, randomCardGame } from './card-positions.ts'

const NAMES = ['Ada', 'Ben', 'Cora', 'Dan']

test('a turn is one line, and links to the position at its end', () => {
  const moves = [FOREMAN, 'action employ', 'employ food', 'done', 'appeal 4', 'develop quality']
  const { history } = replay(page.game, { players: 3 }, 'told', moves)
  expect(tell(history, NAMES.slice(0, 3)).at(-1)).toEqual({
    at: 6,
    seat: 0,
    kind: 'turn',
    text: 'Ada adds 1 worker card (food), moves to appeal 4 (food) and develops quality (step 1).',
    rules: ['CG-1.a.2', 'CG-1.b', 'CG-1.c'],
  })
})

test.each(CELLS)('the log of a whole game has turns, productions and phases, and no missing words: %j', options => {
  const played = replay(page.game, options, 'card told', randomCardGame('card told', options))
  const { history, journal } = played
  const lines = tell(history, NAMES.slice(0, options.players))
  const rounds = lines.filter(({ kind }) => kind === 'phase')
  // Twelve rounds and the end, unless everyone goes bankrupt earlier.
  expect(rounds.length).toBeGreaterThan(6)
  expect(lines.some(({ kind }) => kind === 'turn')).toBe(true)
  expect(lines.some(({ kind }) => kind === 'sale')).toBe(true)
  expect(lines.at(-1)?.text).toBe('The game is over.')
  for (const { text, at } of lines) {
    expect(text).not.toMatch(/undefined|NaN|\[object|: ;|; ;/)
    if (options.players > 1) expect(text).not.toContain('Opponent')
    expect(at).toBeLessThanOrEqual(journal.moves.length)
  }
  const beats = page.beats(played, NAMES.slice(0, options.players))
  const film = beats.findLast(({ kind }) => kind === 'sale')
  expect(scenesOf(film === undefined ? [] : eventsUntil(film, film.steps.length - 1)).length).toBeGreaterThan(0)
})

test('the last drawn disc is followed over the grid and around its end', () => {
  const { history, journal } = replay(page.game, { players: 1 }, 'walk', randomCardGame('walk', { players: 1 }))
  const last = lastDraw(history, undefined)
  expect(last?.to).toBe((journal.position as State).solo?.discs[last?.marker ?? -1])
  expect(lastDraw(history, 0)).toBeUndefined()
  expect(walked({ marker: 0, from: 13, to: 2 }, 15)).toEqual([14, 0, 1, 2])
  expect(walked({ marker: 0, from: undefined, to: 2 }, 15)).toEqual([])
})
