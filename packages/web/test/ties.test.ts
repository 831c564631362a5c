// The reason for the last customer of a sale: one customer more would go to the company that lost.
import {
  appealOf,
  type Call,
  GOODS,
  IMPORTER,
  leadersOf,
  runSale,
  type State,
  spinningJenny,
} from '@arkwright/board-game'
import { afterEach, expect, test } from 'vitest'
import { sellersOf } from '../src/board-game/contexts/calls-of.ts'
import { appealShared, type LastCustomer, lastCustomer, tieWords } from '../src/board-game/ties.ts'
import { speak } from '../src/messages/index.ts'
import { everyDecision } from './positions.ts'

afterEach(() => speak('en'))

interface Found {
  readonly state: State
  readonly good: 0 | 1 | 2 | 3
  readonly demand: number
  readonly tie: LastCustomer
}

/** Random games have more customers than goods: fewer customers are supposed. */
function foundIn(seed: string): Found[] {
  const found: Found[] = []
  everyDecision(seed, { players: 4, setup: 'predetermined' }, state => {
    if (state.decade === 0 || state.step !== 'place marker') return
    for (const good of GOODS) {
      for (const demand of [1, 2, 3, 4, 5]) {
        const calls: Call[] = []
        runSale(demand, state.importers[good], sellersOf(state, good), calls)
        const tie = lastCustomer(state, good, calls, demand)
        if (tie !== undefined) found.push({ state: spinningJenny.copy(state), good, demand, tie })
      }
    }
  })
  return found
}

const FOUND = ['ties 1', 'ties 2'].flatMap(foundIn)

test('all three reasons occur', () => {
  expect(new Set(FOUND.map(({ tie }) => tie.by))).toEqual(new Set(['quality', 'importer', 'appeal']))
})

test('a tie is between equal appeals, and the better figure wins', () => {
  for (const { tie } of FOUND) {
    expect(tie.more).toBeGreaterThan(tie.less)
    if (tie.by === 'importer') expect(tie.loser).toBe(IMPORTER)
  }
})

test('with one customer more, the loser sells one more', () => {
  for (const { state, good, demand, tie } of FOUND) {
    const count = (customers: number) => {
      const sale = runSale(customers, state.importers[good], sellersOf(state, good))
      return tie.loser === IMPORTER ? sale.importer : (sale.sold[tie.loser] ?? 0)
    }
    expect(count(demand + 1)).toBe(count(demand) + 1)
  }
})

test('the reason names both in three languages', async () => {
  for (const language of ['en', 'fr', 'de'] as const) {
    await speak(language)
    for (const by of ['quality', 'appeal'] as const) {
      const tie = { winner: 1, loser: 2, by, appeal: 4, more: 12, less: 10 }
      expect(tieWords(tie, ['Ada', 'Ben', 'Cora'])).toMatch(/Ben.*Cora.*12.*10/)
    }
    const importer = { winner: 1, loser: IMPORTER, by: 'importer', appeal: 4, more: 12, less: -1 } as const
    const told = tieWords(importer, ['Ada', 'Ben'])
    expect(told).toMatch(/Ben.*[Ii]mport(er|ateur|eur).*4/)
    expect(told).not.toContain('12')
  }
})

test('a shared highest appeal is found exactly where no company is alone at the top', () => {
  let shared = 0
  for (const { state, good } of FOUND) {
    const appeals = state.players.map(({ factories }) => appealOf(state, factories[good], good))
    const { mostAppeal } = leadersOf(appeals, state.importers[good], { sold: [], importer: 0 }, () => false)
    const found = appealShared(state, good)
    if (mostAppeal !== undefined) expect(found).toBeUndefined()
    if (found === undefined) continue
    shared++
    expect(found.appeal).toBe(Math.max(...appeals, state.importers[good]))
    for (const member of found.members) {
      expect(member === IMPORTER ? state.importers[good] : appeals[member]).toBe(found.appeal)
    }
  }
  expect(shared).toBeGreaterThan(0)
})
