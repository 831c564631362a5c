import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { appealOf, workersIn } from '../../src/factory.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  FOOD,
  idleUntil,
  LAMPS,
  moves,
  newGame,
  paid,
  play,
  playerOf,
  why,
} from './position.ts'

function inDecade(decade: number, players = 2) {
  const state = newGame({ players })
  idleUntil(state, decade, 0)
  return changed(state, before => {
    for (const player of before.players) Object.assign(player, { cash: 100 })
  })
}

rule(
  'E11',
  'food of level I at £5 has appeal 3; building costs 8 on top of the administration and staffs the first row',
  () => {
    const state = newGame()
    const before = state.emptySpaces
    const events = play(state, 'place factory 1', 'build food I', 'price food 5', 'done')
    const factory = playerOf(state, 0).factories[FOOD]
    expect(appealOf(state, factory, FOOD)).toBe(3)
    expect(factory.workers).toEqual([2, 0, 0, 0])
    expect(state.emptySpaces).toBe(before + 2)
    expect(events.filter(event => event.type === 'paid' && event.seat === 0)).toEqual([
      { type: 'paid', seat: 0, amount: 10, to: 'factory action' },
    ])
  },
)

rule('SJ II.2.1', 'one factory for each good, up to the current level', () => {
  const early = newGame()
  play(early, 'place factory 1')
  expect(moves(early)).toEqual(['build food I', 'close clothes', 'close cutlery', 'build lamps I', 'done'])
  expect(why(early, 'build clothes I')).toBe('SJ II.2.1: factory-exists')
  expect(why(early, 'build food II')).toBe('SJ II.2.1: level-too-high')
  expect(why(early, 'modernise clothes')).toBe('SJ II.2.1: level-too-high')
  expect(why(early, 'modernise food')).toBe('SJ II.2.1: no-factory')
  expect(why(early, 'close food')).toBe('SJ II.2.1: no-factory')

  const later = inDecade(2)
  play(later, 'place factory 1')
  expect(moves(later, 'build')).toEqual(['build clothes II', 'build clothes I', 'build lamps II', 'build lamps I'])
})

rule('SJ II.2.1', 'modernising costs the new level and keeps workers, machines, quality and distribution', () => {
  const state = changed(inDecade(2), (_, player) => {
    Object.assign(player.factories[FOOD], {
      quality: 2,
      distribution: 1,
      machines: [1, 0, 0, 0],
      workers: [1, 2, 0, 0],
    })
  })
  const events = play(state, 'place factory 1', 'modernise food', 'done')
  expect(paid(events, 0)).toBe(2 + 10)
  expect(playerOf(state, 0).factories[FOOD]).toMatchObject({
    level: 2,
    quality: 2,
    distribution: 1,
    machines: [1, 0, 0, 0],
    workers: [1, 2, 0, 0],
  })
  expect(state.step).toBe('adjust prices')
  expect(moves(state).every(text => text === 'done' || text.startsWith('price food'))).toBe(true)
})

rule('SJ II.2.1', 'closing sends all workers to the fired workers and loses quality; stored goods stay', () => {
  const state = changed(newGame(), (_, player) => {
    Object.assign(player.factories[CLOTHES], { quality: 2, distribution: 1 })
    player.stored[CLOTHES] = 2
  })
  const fired = state.firedWorkers
  play(state, 'place factory 1', 'close clothes')
  const player = playerOf(state, 0)
  expect(player.factories[CLOTHES]).toMatchObject({ level: 0, quality: 0, distribution: 0, price: 0 })
  expect(appealOf(state, player.factories[CLOTHES], CLOTHES)).toBe(0)
  expect(player.stored[CLOTHES]).toBe(2)
  expect(state.firedWorkers).toBe(fired + 4)
})

rule('SJ II.2.1', 'what was built in this action may not be closed, nor the closed level built again', () => {
  const state = newGame()
  play(state, 'place factory 1', 'build food I', 'price food 5')
  expect(why(state, 'close food')).toBe('SJ II.2.1: may-not-close-what-was-just-built')
  play(state, 'close clothes')
  expect(why(state, 'build clothes I')).toBe('SJ II.2.1: same-level-just-closed')
})

rule('ruling 32', 'a factory is closed at most once and then built at most once, at another level', () => {
  const state = inDecade(2)
  play(state, 'place factory 1', 'close food', 'build food II', 'price food 6')
  expect(why(state, 'build food II')).toBe('SJ II.2.1: factory-exists')
  expect(why(state, 'close food')).toBe('SJ II.2.1: may-not-close-what-was-just-built')
})

rule('ruling 35', 'a closed level is reached again by building a lower one and modernising', () => {
  const state = changed(inDecade(2), (_, player) => {
    player.factories[FOOD].level = 2
  })
  play(state, 'place factory 1', 'close food')
  expect(why(state, 'build food II')).toBe('SJ II.2.1: same-level-just-closed')
  play(state, 'build food I', 'price food 5', 'modernise food')
  expect(playerOf(state, 0).factories[FOOD].level).toBe(2)
})

rule('ruling 2', 'administration and buildings are one payment with one emergency sale at the value before it', () => {
  const state = changed(newGame(), (_, player) => {
    Object.assign(player, { cash: 0, space: 28, shares: 10 })
  })
  const events = play(
    state,
    'place factory 1',
    'build food I',
    'price food 5',
    'build lamps I',
    'price lamps 6',
    'done',
  )
  expect(paid(events, 0)).toBe(2 + 8 + 11)
  expect(playerOf(state, 0)).toMatchObject({ shares: 8, cash: 2 * 19 - 21, space: 24 })
})

rule(
  'ruling 6',
  'the first row must be filled: from the market, then from the fired workers, else nothing can be built',
  () => {
    const short = (fired: number) =>
      changed(newGame(), before => {
        before.emptySpaces = 80
        before.firedWorkers = fired
      })
    const enough = short(2)
    play(enough, 'place factory 1')
    expect(why(enough, 'build lamps I')).toBe('ruling 6: too-few-workers')
    play(enough, 'build food I', 'price food 5')
    expect(enough.firedWorkers).toBe(0)
    const none = short(1)
    play(none, 'place factory 1')
    expect(why(none, 'build food I')).toBe('ruling 6: too-few-workers')
  },
)

rule(
  'ruling 6',
  'in the last decade a factory whose good was already active may be built, with its first row only',
  () => {
    const state = newGame({ players: 2 })
    idleUntil(state, 3, 2)
    const ready = changed(state, (_, player) => {
      player.cash = 100
    })
    const good = playerOf(ready, ready.seat).factories[FOOD].level === 0 ? 'food' : 'clothes'
    play(ready, 'place factory 5', ...(good === 'food' ? [] : ['close food']))
    const level = good === 'food' ? 'II' : 'II'
    play(ready, `build food ${level}`, 'price food 5')
    expect(playerOf(ready, ready.seat).factories[FOOD].workers).toEqual([2, 0, 0, 0])
  },
)

rule('SJ II.2.1', 'a factory that reaches the current level sends its additional workers away', () => {
  const state = newGame({ players: 2 })
  idleUntil(state, 3, 0)
  const { seat } = state
  const before = playerOf(state, seat).factories[FOOD]
  expect([before.level, before.additional]).toEqual([1, 2])
  const fired = state.firedWorkers
  play(state, 'place factory 1', 'modernise food')
  expect(playerOf(state, seat).factories[FOOD].additional).toBe(0)
  expect(state.firedWorkers).toBe(fired + 2)
  expect(workersIn(playerOf(state, seat).factories[FOOD])).toBe(4)
})

rule(
  'ruling 10',
  'after a factory action the prices of built and modernised factories may be adjusted, no others',
  () => {
    const state = newGame()
    play(state, 'place factory 1', 'build food I', 'price food 5', 'done')
    expect(moves(state)).toEqual(['price food 6', 'price food 7', 'price food 8', 'done'])
    expect(why(state, 'price clothes 5')).toBe('SJ II.3.1: factory-not-affected')
    expect(why(state, `price lamps 5`)).toBe('SJ II.3.1: no-factory')
    expect(playerOf(state, 0).factories[CUTLERY].price).toBe(7)
    expect(playerOf(state, 0).factories[LAMPS].level).toBe(0)
  },
)
