import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import type { State } from '../../src/state.ts'
import {
  CLOTHES,
  changed,
  EDITIONS,
  FOOD,
  harbour,
  moves,
  paid,
  play,
  playerOf,
  setFactory,
  turnWith,
  why,
} from './position.ts'

for (const edition of EDITIONS) {
  rule('E35', `${edition}: food III, first row of one worker and one machine: two goods for one wage and £1`, () => {
    const state = turnWith(
      (before, player) => {
        setFactory(player, FOOD, { level: 3, price: 10, workers: [1, 0, 0, 0], machines: [1, 0, 0, 0] })
        player.advanced = [markerNamed('light production')]
        harbour(player).columns = 0b0001
        before.emptySpaces = 30
        player.cash = 50
      },
      { edition },
    )
    const events = play(state, 'place light production 1', 'produce food 1')
    expect(paid(events, 0, 'production action')).toBe(2 + 2 + 1)
    expect(playerOf(state, 0).stored[FOOD]).toBe(2)
  })
}

/** A factory for the production action: clothes II, three rows staffed, one of them half. */
function producer(edition: 2014 | 2016, shade = 'dark'): State {
  return turnWith(
    (before, player) => {
      setFactory(player, CLOTHES, { level: 2, workers: [2, 1, 2, 0], machines: [0, 1, 0, 0], additional: 2 })
      player.advanced = [markerNamed(`${shade} production`)]
      harbour(player).columns = 0b0010
      before.emptySpaces = 30
      player.cash = 100
    },
    { edition },
  )
}

rule('D6', 'both editions pay for the rows used, not for other rows and not for the workers of obsolescence', () => {
  for (const edition of EDITIONS) {
    const events = play(producer(edition), 'place dark production 1', 'produce clothes 1')
    expect(paid(events, 0, 'production action')).toBe(2 + 2 * 2)
  }
})

for (const edition of EDITIONS) {
  rule('ruling 34', `${edition}: of two rows of one worker and one machine each, the first alone costs £3`, () => {
    const state = turnWith(
      (before, player) => {
        setFactory(player, FOOD, { level: 3, price: 10, workers: [1, 1, 0, 0], machines: [1, 1, 0, 0] })
        player.advanced = [markerNamed('light production')]
        harbour(player).columns = 0b0001
        before.emptySpaces = 30
        player.cash = 50
      },
      { edition },
    )
    const events = play(state, 'place light production 1', 'produce food 1')
    expect(paid(events, 0, 'production action')).toBe(2 + 2 + 1)
  })
}

rule('WF II.2.8', 'rows in ascending order; light reaches two, dark four; what has no space is lost', () => {
  const state = producer(2016)
  play(state, 'place dark production 1')
  expect(moves(state, 'produce clothes')).toEqual(['produce clothes 1', 'produce clothes 2', 'produce clothes 3'])
  expect(why(state, 'produce clothes 4')).toBe('WF II.2.8: row-not-staffed')
  expect(why(state, 'produce food 1')).toBe('WF II.2.8: no-factory')
  play(state, 'produce clothes 3')
  expect(playerOf(state, 0).stored[CLOTHES]).toBe(5)
  const light = producer(2016, 'light')
  play(light, 'place light production 1')
  expect(why(light, 'produce clothes 3')).toBe('WF II.2.8: marker-limit')
  const full = changed(producer(2016), (_, player) => {
    player.stored[CLOTHES] = 3
  })
  play(full, 'place dark production 1', 'produce clothes 3')
  expect(playerOf(full, 0).stored[CLOTHES]).toBe(5)
})

rule('WF II.2.8', 'in 1810 production takes the mark off its factory', () => {
  const state = changed(producer(2016), (_, player) => {
    player.marked = 1 << CLOTHES
  })
  play(state, 'place dark production 1', 'produce clothes 1')
  expect(playerOf(state, 0).marked).toBe(0)
})

rule('ruling 2', 'a production action is one payment: cost, wages and machines together', () => {
  const state = changed(producer(2016), (_, player) => Object.assign(player, { cash: 0, space: 28, shares: 5 }))
  const events = play(state, 'place dark production 1', 'produce clothes 3')
  expect(events.filter(({ type }) => type === 'paid')).toEqual([
    { type: 'paid', seat: 0, amount: 2 + 5 * 2 + 1, to: 'production action' },
  ])
  expect(playerOf(state, 0).shares).toBe(4)
})
