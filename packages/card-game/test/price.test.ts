import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { appealOf, priceOf } from '../src/factory.ts'
import { moveAppeal, newWorkers } from '../src/market.ts'
import { factoryToChange } from '../src/state.ts'
import {
  CLOTHES,
  count,
  FOOD,
  type Furnished,
  factory,
  legal,
  open,
  play,
  player,
  position,
  refused,
  startGame,
} from './table.ts'

const clothes = (changes: Partial<Furnished>) =>
  position(state => {
    state.good = CLOTHES
    open(state, CLOTHES, changes)
  })

const shown = (state: ReturnType<typeof clothes>, good = CLOTHES) => [
  appealOf(state.rules, player(state), good),
  priceOf(state.rules, player(state), good),
]

rule('CG 1.b', 'token, office and quality are turned to any appeal they reach; the marker follows', () => {
  const state = clothes({ quality: 2, distribution: 1 })
  play(state, 'no action')
  expect(legal(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(appeal => `appeal ${appeal}`))
  expect(refused(state, 'appeal 0')).toBe('appeal-out-of-reach')
  play(state, 'appeal 6')
  expect([factory(state, CLOTHES).marker, ...shown(state)]).toEqual([6, 6, 6])
})

rule('CG 1.b', 'without a factory for the active good the step is skipped', () => {
  const state = position(one => {
    one.good = 3
  })
  play(state, 'no action')
  expect(state.step).toBe('develop')
})

rule('CG-E12', 'clothes I on spot 3, office on appeal, distribution 2: appeal 7, price 4', () => {
  expect(shown(clothes({ spot: 2, officeOnAppeal: true, distribution: 2 }))).toEqual([7, 4])
})

rule('CG-E13', 'from 3 to 7 the marker passes four red arrows', () => {
  const state = clothes({ spot: 0, distribution: 2, marker: 3 })
  const before = state.demand[CLOTHES] ?? 0
  play(state, 'no action', 'appeal 7')
  expect(factory(state, CLOTHES)).toMatchObject({ marker: 7, spot: 2, officeOnAppeal: true })
  expect(state.demand[CLOTHES]).toBe(before + 4)
})

rule('CG-E14', 'before: spot 1, office on price, no distribution counted: appeal 3, price 6', () => {
  expect(shown(clothes({ spot: 0 }))).toEqual([3, 6])
})

rule('CG-E15', 'appeal 8 and price 5 add up to 13', () => {
  const state = clothes({ spot: 3, officeOnAppeal: true, quality: 2, qualityOnAppeal: true, distribution: 2 })
  expect(shown(state)).toEqual([8, 5])
})

rule('CG-E16', 'no turning changes price plus appeal', () => {
  for (const side of [1, 2]) {
    for (const good of [0, 1, 2, 3]) {
      const sums = new Set<number>()
      for (let turn = 0; turn < 16; turn++) {
        const state = startGame({ players: 3 })
        open(state, good, {
          side,
          spot: turn & 3,
          officeOnAppeal: (turn & 4) !== 0,
          qualityOnAppeal: (turn & 8) !== 0,
          quality: 3,
          distribution: 2,
        })
        const [appeal = 0, price = 0] = shown(state, good)
        sums.add(appeal + price)
      }
      expect(sums.size).toBe(1)
    }
  }
})

rule('CG ruling 2', 'quality and distribution move the marker only in step b of the active good', () => {
  const state = position(one => {
    one.good = 3
  })
  play(state, 'action distribution', 'distribution 0/2/0/0')
  expect([player(state).distribution[CLOTHES], factory(state, CLOTHES).marker]).toEqual([2, 0])
})

rule('CG ruling 3', 'faded distribution lowers the marker in step b and passes green arrows', () => {
  const state = clothes({ spot: 0, distribution: 1, marker: 6 })
  const before = state.demand[CLOTHES] ?? 0
  play(state, 'no action', 'appeal 4')
  expect([factory(state, CLOTHES).marker, state.demand[CLOTHES]]).toEqual([4, before - 2])
})

rule('CG ruling 5', 'demand and wages stop at the ends of their tracks', () => {
  const state = startGame({ players: 3 })
  state.demand = [-4, 16, 0, 0]
  state.wageSpace = 12
  newWorkers(state, 'employ', undefined)
  expect([state.demand, state.wageSpace]).toEqual([[-4, 15, -1, -1], 12])
  open(state, CLOTHES, { marker: 3 })
  state.seat = 0
  moveAppeal(state, CLOTHES, factoryToChange(player(state), CLOTHES), 9, undefined)
  expect(state.demand[CLOTHES]).toBe(17)
})

rule('CG ruling 6', 'the highest appeal is the end of the track', () => {
  const state = clothes({ quality: 6, distribution: 4 })
  player(state).qualityLimit = 6
  play(state, 'no action')
  expect(legal(state).at(-1)).toBe('appeal 17')
})

rule('CG ruling 51', 'one answer for each appeal, however it is turned up', () => {
  const state = clothes({ quality: 4, distribution: 0 })
  play(state, 'no action')
  expect(legal(state)).toHaveLength(12)
  play(state, 'appeal 4')
  expect(factory(state, CLOTHES)).toMatchObject({ officeOnAppeal: true, qualityOnAppeal: false, spot: 3 })
})

rule('CG 1.b', 'an unchanged appeal moves nothing', () => {
  const state = position(one => {
    open(one, FOOD, { marker: 0 })
  })
  expect(count(play(state, 'no action', 'appeal 0'), 'demand')).toBe(0)
})
