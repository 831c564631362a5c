import { expect, test } from 'vitest'
import { spinningJennyPage as page, waterFramePage } from '../src/board-game/page.ts'
import { tell } from '../src/board-game/tell.ts'
import { replay } from '../src/play/history.ts'
import { randomGame, randomWaterFrame, WATER_FRAME_TABLES } from './positions.ts'

const NAMES = ['Ada', 'Ben', 'Cora', 'Dan']
const OPTIONS = { players: 4, setup: 'predetermined' } as const

test('a turn is one line, and links to the position at its end', () => {
  const moves = ['place workers 2', 'hire clothes 3', 'hire clothes 3', 'done', 'take light quality']
  const { history } = replay(page.game, OPTIONS, 'told', moves)
  expect(tell(history, NAMES).at(-1)).toEqual({
    at: 5,
    seat: 0,
    kind: 'turn',
    text: 'Ada places workers for £4, hires 2 workers (clothes) and takes the light grey quality marker.',
    rules: ['II.2.2', 'II.3.2.2'],
  })
})

test('the log of a whole game has turns, sales and phases, and no missing words', () => {
  const { history, journal } = replay(page.game, OPTIONS, 'told', randomGame('told', OPTIONS))
  const lines = tell(history, NAMES)
  expect(lines.filter(({ kind }) => kind === 'turn').length).toBeGreaterThanOrEqual(48)
  expect(lines.filter(({ kind, seat }) => kind === 'sale' && seat === undefined)).toHaveLength(12)
  expect(lines.at(-1)?.text).toBe('The game is over.')
  for (const { text, at } of lines) {
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(at).toBeLessThanOrEqual(journal.moves.length)
  }
})

test.each(WATER_FRAME_TABLES)('the same for the log of Water Frame: $players players, $edition, $setup', options => {
  const { history } = replay(waterFramePage.game, options, 'told', randomWaterFrame('told', options))
  const lines = waterFramePage.tell(history, NAMES)
  expect(lines.filter(({ kind, seat }) => kind === 'sale' && seat === undefined)).toHaveLength(20)
  expect(lines.filter(({ text }) => text.startsWith('Event: '))).toHaveLength(4)
  expect(lines.at(-1)?.text).toMatch('The game is over')
  for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\[object|: $/)
})
