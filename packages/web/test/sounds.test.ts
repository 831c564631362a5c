import { expect, test } from 'vitest'
import { soundOf } from '../src/board-game/sounds.ts'

test('the most important fact is heard, and silence if there is none', () => {
  expect(soundOf([{ type: 'paid' }, { type: 'event' }, { type: 'sale' }])).toBe('bell')
  expect(soundOf([{ type: 'paid' }, { type: 'game over' }])).toBe('fanfare')
  expect(soundOf([{ type: 'start player' }])).toBeUndefined()
})
