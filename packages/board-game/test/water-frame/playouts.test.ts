import { proveByPlayouts } from '@arkwright/testing'
import { describe, test } from 'vitest'
import { waterFrame } from '../../src/water-frame.ts'
import { cashBook } from '../cash-book.ts'

describe.each([2, 3, 4])('%i players', players => {
  describe.each([2014, 2016])('%i', edition => {
    test.each([
      { setup: 'predetermined' },
      { setup: 'predetermined-shuffled' },
      { setup: 'free' },
      { setup: 'free', patrons: true, houseEvents: true },
    ])('$setup set-up: whole games keep every promise', options => {
      proveByPlayouts(waterFrame, {
        options: { players, edition, ...options },
        games: 4,
        seed: `${players} ${edition} ${JSON.stringify(options)}`,
        check: cashBook(players),
      })
    })
  })
})
