import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { at } from '../../src/at.ts'
import { demandFor, wage } from '../../src/job-market.ts'
import { spinningJenny } from '../../src/spinning-jenny.ts'
import { year } from '../../src/timetable.ts'
import {
  CLOTHES,
  changed,
  FOOD,
  idleTurn,
  idleUntil,
  LAMPS,
  moves,
  newGame,
  passToProduction,
  playerOf,
} from './position.ts'

rule('SJ 3.0', 'three decades of four cycles, everyone acting once in each', () => {
  const state = newGame({ players: 2 })
  const seen: string[] = []
  while (state.decade < 4) {
    const at = `${state.decade}.${state.cycle}`
    if (state.step === 'place marker') {
      seen.push(at)
      idleTurn(state)
    } else
      idleUntil(state, state.cycle === 3 && state.step === 'name start player' ? state.decade + 1 : state.decade, 0)
  }
  expect(seen).toEqual(
    [1, 2, 3].flatMap(decade => [0, 1, 2, 3].flatMap(cycle => [`${decade}.${cycle}`, `${decade}.${cycle}`])),
  )
})

rule(
  'SJ 4.1.III',
  'a variant with two decades ends after the 1780s; a longer one repeats the last row of the timetable',
  () => {
    const short = newGame({ players: 2, components: { decades: 2 } })
    expect([short.rules.level, short.rules.obsoleteLevel]).toEqual([
      [1, 1, 2],
      [0, 0, 0],
    ])
    const long = newGame({ players: 2, components: { decades: 5 } })
    expect([long.rules.level, long.rules.obsoleteLevel]).toEqual([
      [1, 1, 2, 2, 2, 2],
      [0, 0, 0, 1, 1, 1],
    ])
    const years: number[] = []
    while (spinningJenny.pending(short) !== undefined) {
      if (short.step === 'place marker') {
        years.push(year(short))
        idleTurn(short)
      } else spinningJenny.play(short, at(spinningJenny.moves(short), 0))
    }
    expect(years).toEqual([1770, 1780].flatMap(decade => Array.from({ length: 8 }, () => decade)))
  },
)

rule('SJ 5.0', 'goods are active in the order food, clothes, cutlery, lamps', () => {
  const state = newGame()
  const goods = [state.cycle]
  for (let i = 0; i < 3; i++) {
    passToProduction(state)
    goods.push(state.cycle)
  }
  expect(goods).toEqual([0, 1, 2, 3])
})

rule('E05', 'each cycle the importer of the active good advances one and two fired workers return', () => {
  const state = newGame({ players: 3 })
  expect(state.importers).toEqual([1, 0, 0, 0])
  expect([state.firedWorkers, state.emptySpaces]).toEqual([6, 32])
  passToProduction(state)
  expect(state.importers).toEqual([1, 1, 0, 0])
  expect([state.firedWorkers, state.emptySpaces]).toEqual([4, 30])
})

rule('SJ 5.I', 'when too few workers were fired, fewer return', () => {
  const state = changed(newGame(), before => {
    before.emptySpaces += 1 - before.firedWorkers
    before.firedWorkers = 1
  })
  const empty = state.emptySpaces
  passToProduction(state)
  expect([state.firedWorkers, state.emptySpaces]).toEqual([0, empty - 1])
})

rule('ruling 1', 'the job market is one counter: demand and wage follow from its empty spaces', () => {
  const at = (emptySpaces: number) => {
    const state = changed(newGame(), before => {
      before.emptySpaces = emptySpaces
    })
    return [
      demandFor(state, FOOD),
      demandFor(state, CLOTHES),
      demandFor(state, 2),
      demandFor(state, LAMPS),
      wage(state),
    ]
  }
  expect(at(0)).toEqual([0, 0, 0, 0, 2])
  expect(at(1)).toEqual([1, 0, 0, 0, 2])
  expect(at(4)).toEqual([1, 0, 0, 0, 2])
  expect(at(8)).toEqual([2, 1, 0, 0, 2])
  expect(at(32)).toEqual([8, 7, 6, 5, 2])
  expect(at(33)).toEqual([9, 7, 6, 5, 3])
  expect(at(80)).toEqual([20, 19, 18, 17, 5])
})

rule('E43', 'a demand of seven clothes means 30 to 33 empty spaces', () => {
  const demanding = Array.from({ length: 81 }, (_, i) => i).filter(
    emptySpaces => demandFor({ ...newGame(), emptySpaces }, CLOTHES) === 7,
  )
  expect(demanding).toEqual([30, 31, 32, 33])
})

rule('SJ II', 'turns go clockwise from the start player, who changes after each of the first three cycles', () => {
  const state = newGame({ players: 3 })
  const order: number[] = []
  for (let cycle = 0; cycle < 4; cycle++) {
    for (let turn = 0; turn < 3; turn++) {
      order.push(state.seat)
      idleTurn(state)
    }
  }
  expect(order).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2])
})

rule('SJ IV', 'after the fourth cycle the start player stays until the poorest names one', () => {
  const state = newGame({ players: 3 })
  for (let turn = 0; turn < 12; turn++) idleTurn(state)
  expect(state.step).toBe('name start player')
  expect(state.startPlayer).toBe(0)
})

rule('SJ III', 'only the active factories produce, sell and pay', () => {
  const state = newGame({ players: 2 })
  const events = passToProduction(state)
  expect(events.filter(event => event.type === 'sold').every(event => event.good === FOOD)).toBe(true)
  expect(playerOf(state, 0).factories[2].distribution).toBe(0)
  expect(moves(state, 'place')).not.toHaveLength(0)
})
