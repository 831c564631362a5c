import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { purchasePrice, shareValue } from '../../src/share-value.ts'
import type { Player } from '../../src/state.ts'
import { changed, idleUntil, LAMPS, moves, newGame, paid, play, playerOf, received, why } from './position.ts'

/** The first player at the stock exchange, having paid £2 for it. */
function atExchange(change: (player: Player) => void, marker = 'stock exchange') {
  const state = changed(newGame(), (_, player) => change(player))
  play(state, `place ${marker} 1`)
  return state
}

rule('E24', 'on space 22 a share costs £16', () => {
  const state = atExchange(player => Object.assign(player, { space: 22, cash: 34 }))
  const events = play(state, 'sell shares 0', 'buy shares 2')
  expect(paid(events, 0)).toBe(32)
  expect(playerOf(state, 0)).toMatchObject({ shares: 12, cash: 0, space: 22 })
})

rule('E25', 'on space 9 a share sells for £9 and costs £10', () => {
  const state = atExchange(player => Object.assign(player, { space: 9, cash: 2 }))
  expect([shareValue(state, playerOf(state, 0)), purchasePrice(state, playerOf(state, 0))]).toEqual([9, 10])
  expect(received(play(state, 'sell shares 2'), 0)).toBe(18)
  expect(playerOf(state, 0)).toMatchObject({ shares: 8, space: 9 })
  expect(moves(state)).toEqual(['buy shares 0', 'buy shares 1'])
})

rule('E26', 'with the light marker the first share costs half, rounded up, even below £10', () => {
  const half = (space: number, count: number) => {
    const state = atExchange(
      player => Object.assign(player, { space, cash: 100, advanced: [markerNamed('light stock exchange')] }),
      'light stock exchange',
    )
    return paid(play(state, 'sell shares 0', `buy shares ${count}`), 0)
  }
  expect([half(22, 1), half(10, 1), half(22, 3), half(11, 1)]).toEqual([8, 5, 8 + 32, 6])
})

rule('SJ II.2.6', 'the light stock exchange marker has no additional action, the coloured one has', () => {
  const light = atExchange(
    player => Object.assign(player, { cash: 2, advanced: [markerNamed('light stock exchange')] }),
    'light stock exchange',
  )
  play(light, 'sell shares 0')
  expect(light.seat).toBe(1)
  const coloured = atExchange(player => Object.assign(player, { cash: 2 }))
  play(coloured, 'sell shares 0')
  expect(coloured.step).toBe('take special marker')
})

rule('SJ II.2.6', 'the administrative cost is paid before anything is bought or sold', () => {
  const state = changed(newGame(), (_, player) => Object.assign(player, { cash: 0, stored: [0, 0, 0, 2] }))
  play(state, 'place stock exchange 5')
  expect(playerOf(state, 0)).toMatchObject({ shares: 9, space: 9, cash: 0 })
})

rule('SJ II.2.6', 'stored goods sell at the fixed prices 2, 3, 4, 5', () => {
  const state = atExchange(player => Object.assign(player, { stored: [1, 1, 1, 2] }))
  const events = play(state, 'sell food 1', 'sell clothes 1', 'sell cutlery 1')
  expect(why(state, 'sell lamps 3')).toBe('SJ II.2.6: not-enough-stored')
  expect(why(state, 'sell food 0')).toBe('SJ II.2.6: other-good')
  events.push(...play(state, 'sell lamps 1'))
  expect(received(events, 0)).toBe(2 + 3 + 4 + 5)
  expect(playerOf(state, 0).stored).toEqual([0, 0, 0, 1])
})

rule('SJ II.2.6', 'shares can only be bought and sold while there are some, and with cash', () => {
  const state = atExchange(player => Object.assign(player, { cash: 12 }))
  expect(why(state, 'sell shares 11')).toBe('SJ II.2.6: not-enough-shares')
  play(state, 'sell shares 0')
  expect(why(state, 'buy shares 2')).toBe('ruling 2: not-enough-cash')
})

rule('ruling 32', 'the steps of the stock exchange have one order: a share just bought is not sold again', () => {
  const state = atExchange(
    player =>
      Object.assign(player, {
        space: 22,
        cash: 100,
        stored: [0, 0, 0, 1],
        advanced: [markerNamed('light stock exchange')],
      }),
    'light stock exchange',
  )
  const steps: string[] = []
  for (const move of ['sell lamps 0', 'sell shares 0', 'buy shares 1']) {
    steps.push(state.step)
    play(state, move)
  }
  expect(steps).toEqual(['sell goods', 'sell shares', 'buy shares'])
  expect([state.seat, why(state, 'sell shares 1')]).toEqual([1, 'SJ II.1: not-now'])
})

rule('ruling 20', 'no more can be bought than the bank holds of the 30', () => {
  const state = atExchange(player => Object.assign(player, { shares: 28, cash: 1000 }))
  play(state, 'sell shares 0')
  expect(moves(state)).toEqual(['buy shares 0', 'buy shares 1', 'buy shares 2'])
  expect(why(state, 'buy shares 3')).toBe('ruling 20: not-enough-in-the-bank')
})

rule('E60', 'loans cost £13 each to repay, and must all be repaid before any purchase', () => {
  const state = atExchange(player => Object.assign(player, { shares: 0, loans: 2, cash: 2 + 40 }))
  expect(why(state, 'repay 3')).toBe('SJ II.2.6: not-so-many-loans')
  const some = changed(state, () => undefined)
  play(some, 'repay 1')
  expect(some.step).toBe('take special marker')
  expect(playerOf(some, 0)).toMatchObject({ loans: 1, cash: 27, shares: 0 })
  const events = play(state, 'repay 2')
  expect(paid(events, 0)).toBe(26)
  expect(playerOf(state, 0)).toMatchObject({ loans: 0, cash: 14 })
  expect(moves(state)).toEqual(['buy shares 0', 'buy shares 1'])
})

rule('ruling 2', 'repaying loans needs cash and never causes an emergency sale', () => {
  const state = atExchange(player => Object.assign(player, { shares: 0, loans: 2, cash: 2 + 25 }))
  expect(why(state, 'repay 2')).toBe('ruling 2: not-enough-cash')
})

rule(
  'SJ II.3.2',
  'markers of the current and earlier levels may be taken, none of the same kind and shade twice',
  () => {
    const state = newGame()
    play(state, 'place workers 1', 'done')
    expect(moves(state)).toEqual(['take light quality', 'take light distribution', 'take light stock exchange', 'done'])
    expect(why(state, 'take light machinery')).toBe('SJ II.3.2: already-owned')
    expect(why(state, 'take dark machinery')).toBe('SJ II.3.2: not-on-the-mat')
    const left = state.mat[0]?.[markerNamed('light quality')] ?? 0
    play(state, 'take light quality')
    expect(state.mat[0]?.[markerNamed('light quality')]).toBe(left - 1)
    expect(state.seat).toBe(1)
  },
)

rule('E37', 'a player may own the light and the dark distribution marker', () => {
  const state = newGame({ players: 2 })
  idleUntil(state, 2, 0)
  const ready = changed(state, (_, player) => {
    player.advanced = [markerNamed('light distribution')]
  })
  play(ready, moves(ready, 'place workers')[0] ?? '', 'done')
  expect(why(ready, 'take light distribution')).toBe('SJ II.3.2: already-owned')
  play(ready, 'take dark distribution')
  expect(ready.players.some(({ advanced }) => advanced.length === 2)).toBe(true)
})

rule('ruling 16', 'one special marker for each additional action', () => {
  const state = newGame()
  play(state, 'place machinery 1')
  play(state, 'take light quality')
  expect(state.seat).toBe(1)
  expect(playerOf(state, 0).advanced).toHaveLength(2)
  expect(playerOf(state, 0).factories[LAMPS].level).toBe(0)
})
