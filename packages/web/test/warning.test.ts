import { type BoardEvent, type State, spinningJenny } from '@arkwright/board-game'
import { seedRandom } from '@arkwright/kernel'
import { afterEach, expect, test } from 'vitest'
import { warning } from '../src/board-game/warning.ts'
import { speak } from '../src/messages/index.ts'

const EVENTS: readonly BoardEvent[] = [
  { type: 'shares', seat: 0, by: -2, why: 'emergency sale' },
  { type: 'loans', seat: 0, by: 1 },
  { type: 'share value', seat: 0, from: 9, to: 6, why: 'emergency sale' },
]

function table(components: object = {}): State {
  return spinningJenny.setup(spinningJenny.parseOptions({ players: 2, components }), seedRandom('warning'))
}

afterEach(() => speak('en'))

test('a turn a company cannot pay for shows its cost, with the figures of the table', () => {
  expect(warning(0, EVENTS, table())).toBe(
    'Not enough cash: emergency sale of 2 shares, 1 loan (repay £13) and share value 3 spaces back',
  )
  expect(warning(0, EVENTS.slice(1, 2), table({ loanRepayment: 15 }))).toBe('Not enough cash: 1 loan (repay £15)')
  expect(warning(1, EVENTS, table())).toBeUndefined()
})

test('French and German say the same', async () => {
  await speak('fr')
  expect(warning(0, EVENTS, table())).toContain('1 emprunt (remboursement 13\u00a0£)')
  await speak('de')
  expect(warning(0, EVENTS, table())).toContain('1 Kredit (Rückzahlung 13\u00a0£)')
})
