import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { canHold, GOODS_HELD } from '../../src/holdings.ts'
import { give, player, position } from '../table.ts'

rule('CG card 13', 'a third storehouse for up to four goods of one kind', () => {
  const state = position(() => undefined)
  const fits = (...stock: readonly number[]) => canHold(GOODS_HELD, state.rules, player(state), stock)
  expect([fits(4, 0, 0, 0), fits(5, 0, 0, 0), fits(2, 2, 1, 0)]).toEqual([true, false, false])
  give(state, 0, 'big-storehouse')
  expect([fits(8, 0, 0, 0), fits(9, 0, 0, 0)]).toEqual([true, false])
  expect([fits(2, 2, 4, 0), fits(3, 3, 2, 0), fits(1, 1, 1, 1)]).toEqual([true, false, false])
})
