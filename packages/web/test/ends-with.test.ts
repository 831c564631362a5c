import { expect, test } from 'vitest'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { movesSoFar } from '../src/play/control.ts'
import type { Draft } from '../src/play/draft.ts'
import { endsWith } from '../src/table/ends-with.ts'
import { firstTurn, played } from './jenny-turns.ts'
import { move } from './positions.ts'

function ends(draft: Draft, text: string, leavesRest = false): boolean {
  return endsWith(page, draft, [...movesSoFar(draft), move(text)], leavesRest)
}

test('the last choice of a turn can end it', () => {
  expect(ends(played('place workers 1', 'hire food 3', 'done'), 'take light quality')).toBe(true)
  expect(ends(played('place quality 3', 'quality food'), 'price food 6')).toBe(true)
})

test('a choice that others follow cannot, except a price among prices', () => {
  const draft = played('place quality 4', 'quality food')
  expect(ends(draft, 'price food 6')).toBe(false)
  expect(ends(draft, 'price food 6', true)).toBe(true)
})

test('a turn that wastes its action is not ended with the same press', () => {
  expect(ends(firstTurn(), 'place workers 1', true)).toBe(false)
})
