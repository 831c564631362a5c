import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { EDITIONS, FOOD, firstTurn, idleWhile, paid, play, turnWith, why } from './position.ts'

rule('E07', 'in Water Frame too: quality on £4 is paid but brings no step', () => {
  const state = firstTurn()
  const events = play(state, 'place quality 2')
  expect(paid(events, 0)).toBe(4)
  expect(why(state, 'quality clothes')).not.toBeUndefined()
})

rule('E08', 'in Water Frame too: a marker used again costs £2 more, which does not count', () => {
  const state = turnWith((_, player) => {
    player.chart = player.chart.with(2, markerNamed('machinery'))
    player.cash = 50
  })
  const events = play(state, 'place machinery 3')
  expect(paid(events, 0)).toBe(8)
  expect(state.turn.paid).toBe(6)
  expect(why(firstTurn(), 'place machinery 3')).toBeUndefined()
})

rule('WF II.1', 'one marker to a space; a marker on the chart stays where it lies; only owned markers', () => {
  const state = turnWith((_, player) => {
    player.chart = player.chart.with(2, markerNamed('machinery'))
  })
  expect(why(state, 'place quality 3')).toBe('WF II.1: space-occupied')
  expect(why(state, 'place machinery 4')).toBe('WF II.1: marker-stays-in-place')
  expect(why(state, 'place dark quality 4')).toBe('WF II.1: marker-not-owned')
  expect(why(state, 'place first ship 4')).toBe('WF II.1: marker-not-owned')
})

rule('WF II', 'each player acts once in a cycle, from the start player clockwise', () => {
  const state = firstTurn()
  const order: number[] = []
  idleWhile(state, () => {
    if (state.step === 'place marker' && state.cycle === FOOD) order.push(state.seat)
    return state.cycle === FOOD
  })
  expect(order).toEqual([0, 1, 2, 3])
})

rule('E09', 'in Water Frame too: distribution on £2 is worth £2', () => {
  const state = firstTurn()
  play(state, 'place distribution 1')
  expect(state.turn.budget).toBe(2)
})

rule('E10', 'in Water Frame too: quality on £10 brings one step, the second needs £12', () => {
  const state = firstTurn()
  play(state, 'place quality 5', 'quality clothes')
  expect([state.turn.steps, state.step]).toEqual([1, 'adjust prices'])
})

rule('WF II.2', 'an action may be forgone, its cost may not', () => {
  const state = firstTurn()
  const events = play(state, 'place factory 3', 'done')
  expect(paid(events, 0, 'factory action')).toBe(6)
})

for (const edition of EDITIONS) {
  rule('D26', `${edition}: marker and paid cost limit the action, whatever the reuse fee`, () => {
    const state = turnWith(
      (_, player) => {
        player.chart = player.chart.with(0, markerNamed('distribution'))
      },
      { edition },
    )
    play(state, 'place distribution 1')
    expect(state.turn.budget).toBe(2)
    const dear = firstTurn({ edition })
    play(dear, 'place distribution 5')
    expect(dear.turn.budget).toBe(4)
  })
}
