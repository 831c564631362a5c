import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { changed, idleTurn, moves, newGame, paid, passToProduction, play, playerOf, why } from './position.ts'

/** The first player's second turn of the decade, after having used the marker on the space. */
function afterUsing(marker: string, space: number) {
  const state = newGame({ players: 2 })
  play(state, `place ${marker} ${space}`)
  while (state.seat === 0) play(state, 'done')
  passToProduction(state)
  idleTurn(state)
  return state
}

rule('SJ II.1', 'any own marker may go to any empty space; nobody may pass', () => {
  const state = newGame()
  expect(moves(state)).toHaveLength(7 * 5)
  expect(moves(state).every(text => text.startsWith('place '))).toBe(true)
  expect(why(state, 'done')).toBe('SJ II.1: not-now')
  expect(why(state, 'place dark quality 1')).toBe('SJ II.1: marker-not-owned')
})

rule('SJ II.1', 'a placed marker stays in place, its space is occupied, and using it again costs £2 more', () => {
  const state = afterUsing('machinery', 3)
  expect(state.seat).toBe(0)
  expect(why(state, 'place machinery 1')).toBe('SJ II.1: marker-stays-in-place')
  expect(why(state, 'place quality 3')).toBe('SJ II.1: space-occupied')
  expect(moves(state, 'place machinery')).toEqual(['place machinery 3'])
})

rule('E08', 'reusing the machinery marker on £6 costs 8, and only 6 counts', () => {
  const state = afterUsing('machinery', 3)
  const events = play(state, 'place machinery 3')
  expect(paid(events, 0)).toBe(8)
  expect(state.turn.paid).toBe(6)
})

rule('E07', 'the quality marker on £4 costs 4 and gives no step; prices may still be adjusted for £1 each', () => {
  const state = newGame()
  const events = play(state, 'place quality 2')
  expect(paid(events, 0)).toBe(4)
  expect(state.step).toBe('adjust prices')
  expect(state.turn.budget).toBe(4)
  expect(why(state, 'quality clothes')).toBe('SJ II.3.1: not-now')
})

rule('E09', 'distribution on £2 is worth £2 and cannot be topped up', () => {
  const state = newGame()
  play(state, 'place distribution 1')
  expect(state.turn.budget).toBe(2)
  play(state, 'distribution clothes')
  expect(why(state, 'distribution clothes')).toBe('SJ II.2.5: not-enough-paid')
})

rule('E10', 'quality on £10 gives one step; two would need 12', () => {
  const state = newGame()
  expect(paid(play(state, 'place quality 5'), 0)).toBe(10)
  play(state, 'quality clothes')
  expect(state.step).toBe('adjust prices')
  expect(playerOf(state, 0).factories[1].quality).toBe(1)
})

rule('SJ II.2', 'an action may be forgone, but its cost is due', () => {
  const state = newGame()
  const events = play(state, 'place factory 5', 'done')
  expect(paid(events, 0)).toBe(10)
  expect(state.seat).toBe(1)
})

rule('ruling 5', 'an action that cannot be afforded may be chosen; the emergency sale follows', () => {
  const state = changed(newGame(), (_, player) => {
    player.cash = 1
  })
  play(state, 'place workers 5')
  expect(playerOf(state, 0)).toMatchObject({ cash: 1, shares: 9, space: 9 })
})

rule('SJ II.3', 'the additional action may follow a forgone main action, and may itself be forgone', () => {
  const state = newGame()
  play(state, 'place workers 1', 'done')
  expect(state.step).toBe('take special marker')
  play(state, 'done')
  expect(state.seat).toBe(1)
})
