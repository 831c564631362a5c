import { proveByPlayouts } from '@arkwright/testing'
import { describe, test } from 'vitest'
import { spinningJenny } from '../../src/spinning-jenny.ts'
import { cashBook } from '../cash-book.ts'

describe.each([2, 3, 4])('%i players', players => {
  test.each(['predetermined', 'free'])('%s set-up: whole games keep every promise', setup => {
    proveByPlayouts(spinningJenny, {
      options: { players, setup },
      games: 40,
      seed: `${players} ${setup}`,
      check: cashBook(players),
    })
  })
})
