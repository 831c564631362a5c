import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { appealOf, runningCost } from '../../src/factory.ts'
import type { State } from '../../src/state.ts'
import {
  CLOTHES,
  changed,
  FOOD,
  idleTurn,
  LAMPS,
  moves,
  newGame,
  paid,
  passToProduction,
  play,
  playerOf,
} from './position.ts'

/** How far each seat's indicator moved and why, over one idle cycle. */
function shareSteps(state: State): string[] {
  return passToProduction(state).flatMap(event =>
    event.type === 'share value' ? [`${event.seat} ${event.why} ${event.to - event.from}`] : [],
  )
}

/** Food factories of the first two of two players, changed for an example. */
function twoFoods(first: object, second: object, importer = 0): State {
  return changed(newGame({ players: 2 }), (state, player) => {
    Object.assign(player.factories[FOOD], first)
    Object.assign(playerOf(state, 1).factories[FOOD], second)
    state.importers[FOOD] = importer
  })
}

rule('E49', 'Marion: two for goods, one for most appeal, one for most sold; Harold two', () => {
  const state = twoFoods({ distribution: 1 }, { price: 6 })
  expect(shareSteps(state)).toEqual(['0 goods sold 2', '0 most appeal 1', '0 most sold 1', '1 goods sold 2'])
})

rule('SJ III.2', 'one good brings one space, none brings none', () => {
  expect(shareSteps(twoFoods({ price: 7 }, { price: 8 }))).toEqual([
    '0 goods sold 1',
    '0 most appeal 1',
    '0 most sold 1',
  ])
})

rule('ruling 14', 'ties bring no bonus, and the importer must be surpassed', () => {
  expect(shareSteps(twoFoods({}, {}))).toEqual(['0 goods sold 2', '1 goods sold 2'])
  expect(shareSteps(twoFoods({}, { price: 6 }, 3))).toEqual(['0 goods sold 2', '1 goods sold 1'])
  expect(shareSteps(twoFoods({}, { price: 6 }, 2))).toEqual([
    '0 goods sold 2',
    '0 most appeal 1',
    '0 most sold 1',
    '1 goods sold 2',
  ])
})

rule('E50', 'three workers and a machine at wage 2 cost £7', () => {
  const state = changed(newGame(), (before, player) => {
    before.emptySpaces = 32
    Object.assign(player.factories[CLOTHES], { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })
  })
  expect(runningCost(state, playerOf(state, 0).factories[CLOTHES])).toBe(7)
})

rule('SJ III.3', 'wages are due for every row, also for those that did not produce, and for additional workers', () => {
  const state = changed(newGame({ players: 2 }), (before, player) => {
    before.emptySpaces = 60
    player.factories[FOOD].workers = [2, 2, 1, 0]
    player.factories[FOOD].additional = 2
  })
  const events = passToProduction(state)
  expect(paid(events, 0)).toBe(2 + 7 * 4)
})

rule('SJ III.3', 'distribution of the active factory fades by one, that of others stays', () => {
  const state = changed(newGame({ players: 2 }), (_, player) => {
    player.factories[FOOD].distribution = 3
    player.factories[2].distribution = 3
  })
  passToProduction(state)
  expect(playerOf(state, 0).factories.map(({ distribution }) => distribution)).toEqual([2, 0, 3, 0])
})

rule(
  'E65',
  'when the appeal would fall below zero, the price is cut by one and the share value falls one space',
  () => {
    const state = changed(newGame({ players: 2 }), (_, player) => {
      Object.assign(player.factories[FOOD], { price: 9, distribution: 1 })
    })
    const steps = shareSteps(state)
    const factory = playerOf(state, 0).factories[FOOD]
    expect([factory.price, factory.distribution, appealOf(state, factory, FOOD)]).toEqual([8, 0, 0])
    expect(steps).toContain('0 forced price cut -1')
  },
)

rule('SJ III.4', 'what was not sold is stored on the last spaces of the price scale', () => {
  const state = twoFoods({ price: 8 }, {})
  passToProduction(state)
  expect(playerOf(state, 0).stored[FOOD]).toBe(3)
})

rule('SJ III.4', 'a price indicator far to the right leaves room only beyond it', () => {
  const state = twoFoods({ price: 23, quality: 15 }, {}, 0)
  passToProduction(state)
  expect(playerOf(state, 0).stored[FOOD]).toBe(2)
})

rule('E55', 'stored two food and one clothes, three lamps to add: one food or one clothes must go', () => {
  const state = changed(newGame({ players: 4 }), (before, player) => {
    player.stored = [2, 1, 0, 0]
    before.cycle = LAMPS
    Object.assign(player.factories[LAMPS], { level: 1, price: 11, workers: [3, 3, 0, 0] })
  })
  for (let turn = 0; turn < 4; turn++) idleTurn(state)
  expect([state.step, state.seat]).toEqual(['discard goods', 0])
  expect(moves(state)).toEqual(['discard food', 'discard clothes', 'discard lamps'])
  play(state, 'discard clothes')
  expect(playerOf(state, 0).stored).toEqual([2, 0, 0, 3])
})

rule('ruling 15', 'the player chooses what to keep, one good at a time, until all fit', () => {
  const state = changed(newGame({ players: 2 }), (_, player) => {
    player.stored = [0, 2, 2, 1]
    player.factories[FOOD].price = 8
  })
  idleTurn(state)
  idleTurn(state)
  play(state, 'discard clothes', 'discard food')
  expect(state.step).toBe('discard goods')
  play(state, 'discard food')
  expect(playerOf(state, 0).stored).toEqual([1, 1, 2, 1])
  expect(state.step).toBe('place marker')
})
