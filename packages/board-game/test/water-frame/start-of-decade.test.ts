import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import type { State } from '../../src/state.ts'
import { CLOTHES, CUTLERY, FOOD, playerOf, turnWith } from './position.ts'

/** At the start of a decade, with these seats' food factories of the level that becomes obsolete. */
function obsolescence(decade: number, level: number, workersLeft: number): State {
  return turnWith(before => {
    before.decade = decade - 1
    before.cycle = 3
    before.step = 'start of decade'
    before.emptySpaces = 80 - workersLeft
    before.firedWorkers = 0
    for (const player of before.players) {
      player.cash = 100
      for (const good of [0, 1, 2, 3] as const)
        if (player.factories[good].level > 0) player.factories[good].level = level
    }
  })
}

rule('WF 6.IV', 'I becomes obsolete in 1790, II in 1800, III in 1810; two workers each, fired ones first', () => {
  for (const [decade, level] of [
    [3, 1],
    [4, 2],
    [5, 3],
  ] as const) {
    const state = obsolescence(decade, level, 60)
    expect(
      state.players
        .flatMap(({ factories }) => factories.map(({ additional }) => additional))
        .reduce((a, b) => a + b, 0),
    ).toBe(16)
    const safe = obsolescence(decade, level + 1, 60)
    expect(safe.players.every(({ factories }) => factories.every(({ additional }) => additional === 0))).toBe(true)
  }
})

rule('E58', 'in Water Frame too: five workers for four obsolete factories; who goes without pays £5 for each', () => {
  const state = turnWith(
    before => {
      before.decade = 2
      before.cycle = 3
      before.step = 'start of decade'
      before.emptySpaces = 75
      before.firedWorkers = 0
      before.players.forEach((player, seat) => {
        player.cash = 100
        for (const good of [0, 1, 2, 3] as const) if (player.factories[good].level > 0) player.factories[good].level = 2
        player.factories[FOOD].level = 1
        player.factories[CLOTHES].level = seat === 2 ? 1 : player.factories[CLOTHES].level
      })
    },
    { players: 3 },
  )
  const additional = state.players.map(({ factories }) => factories.map(factory => factory.additional))
  expect(additional).toEqual([
    [2, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 1, 0, 0],
  ])
  expect(state.players.map(({ cash }) => 100 - cash)).toEqual([0, 5, 10])
})

rule('ruling 18', 'an older factory is not hit again; one newly built at an obsolete level gets no workers', () => {
  const state = turnWith(before => {
    before.decade = 3
    before.cycle = 3
    before.step = 'start of decade'
    playerOf(before, 0).factories[CLOTHES].additional = 2
  })
  expect(playerOf(state, 0).factories[CLOTHES].additional).toBe(2)
})

rule('ruling 18', 'a factory modernised to a level that is obsolete too keeps its two workers and gets no more', () => {
  const state = turnWith(before => {
    before.decade = 3
    before.cycle = 3
    before.step = 'start of decade'
    Object.assign(playerOf(before, 0).factories[CLOTHES], { level: 2, additional: 2 })
    playerOf(before, 0).factories[CUTLERY].level = 2
  })
  expect(playerOf(state, 0).factories.map(({ additional }) => additional)).toEqual([0, 2, 2, 0])
})
