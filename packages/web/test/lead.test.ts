import { expect, test } from 'vitest'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import type { Draft } from '../src/play/draft.ts'
import { firstTurn, played } from './jenny-turns.ts'
import { move } from './positions.ts'

function ledTo(draft: Draft, ...texts: string[]): string | undefined {
  return page
    .lead?.(draft, texts.map(move))
    ?.map(({ text }) => text)
    .join(' ; ')
}

test('a thing on the board leads through the cheapest space that pays for it', () => {
  const draft = firstTurn()
  expect(ledTo(draft, 'hire food 3')).toBe('place workers 1 ; hire food 3')
  expect(ledTo(draft, 'machine food 1')).toBe('place light machinery 1 ; machine food 1')
  expect(ledTo(draft, 'quality food')).toBe('place quality 3 ; quality food')
  expect(ledTo(draft, 'build lamps I')).toBe('place factory 1 ; build lamps I')
})

test('no space leads to what none pays for, nor to a price or a marker alone', () => {
  const draft = firstTurn()
  expect(ledTo(draft, 'quality food', 'quality food')).toBeUndefined()
  expect(ledTo(draft, 'price food 6')).toBeUndefined()
  expect(ledTo(draft, 'take light quality')).toBeUndefined()
})

test('a question left open is passed on the way', () => {
  const hired = played('place workers 1', 'hire food 3')
  expect(ledTo(hired, 'take light quality')).toBe('place workers 1 ; hire food 3 ; done ; take light quality')
})

test('more than the space pays for moves the marker to a dearer one', () => {
  const bought = played('place light machinery 1', 'machine food 1')
  expect(ledTo(bought, 'machine food 2')).toBe('place light machinery 3 ; machine food 1 ; machine food 2')
  const improved = played('place quality 3', 'quality food')
  expect(ledTo(improved, 'price cutlery 7')).toBe('place quality 4 ; quality food ; price cutlery 7')
})

test('a complete turn leads nowhere', () => {
  expect(ledTo(played('place quality 3', 'quality food', 'price food 6'), 'quality cutlery')).toBeUndefined()
})
