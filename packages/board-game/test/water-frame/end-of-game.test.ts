import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import type { BoardEvent } from '../../src/events.ts'
import { shareValue } from '../../src/share-value.ts'
import type { Player, State } from '../../src/state.ts'
import { emergency, pay } from '../../src/treasury.ts'
import { waterFrame } from '../../src/water-frame.ts'
import {
  CLOTHES,
  CUTLERY,
  EDITIONS,
  FOOD,
  firstTurn,
  give,
  harbour,
  idleWhile,
  playerOf,
  spaces,
  turnWith,
  type Wanted,
} from './position.ts'

/** The last stock exchange is over for everyone: the penalties and the ranking follow. */
function ending(
  change: (state: State, blue: Player) => void,
  wanted: Wanted = {},
): { state: State; events: BoardEvent[] } {
  const state = turnWith(
    (before, player) => {
      before.decade = 5
      before.cycle = 3
      before.step = 'event phase'
      // A pound for everyone keeps a decision before the end: the test sees what follows it.
      for (const one of before.players) Object.assign(one, { cash: 0, shares: 5, space: 30 })
      playerOf(before, 3).cash = 25
      change(before, player)
    },
    { players: 4, ...wanted },
  )
  return { state, events: idleWhile(state, () => true) }
}

for (const edition of EDITIONS) {
  rule('E61', `${edition}: an open contract of 6 costs six spaces at the end, one of 10 ten`, () => {
    const { events } = ending(
      (_, player) => {
        harbour(player).contracts = [6, 0, 0, 0]
      },
      { edition },
    )
    expect(spaces(events, 0, 'open contract')).toBe(-6)
    const ten = ending(
      (_, player) => {
        harbour(player).contracts = [0, 10, 0, 0]
        give(player, 'agent in the colonies')
      },
      { edition },
    )
    expect(spaces(ten.events, 0, 'open contract')).toBe(-10)
  })

  rule('E62', `${edition}: 19 shares on space 41 with an open contract of 6 are worth 418`, () => {
    const { state } = ending(
      (_, player) => {
        Object.assign(player, { shares: 19, space: 41 })
        harbour(player).contracts[CUTLERY] = 6
      },
      { edition },
    )
    expect(waterFrame.standings(state)[0]?.score).toBe(418)
    const { state: without } = ending((_, player) => Object.assign(player, { shares: 19, space: 41 }), { edition })
    expect(waterFrame.standings(without)[0]?.score).toBe(456)
  })

  rule('E63', `${edition}: each factory still marked costs four spaces and two shares`, () => {
    const { state, events } = ending(
      (_, player) => {
        player.marked = (1 << CLOTHES) | (1 << CUTLERY)
      },
      { edition },
    )
    expect([spaces(events, 0, 'late hiring'), playerOf(state, 0).shares]).toEqual([-8, 1])
  })

  rule('D11', `${edition}: a loan brings £10 and one space back`, () => {
    const state = turnWith((_, player) => Object.assign(player, { cash: 0, shares: 0, space: 10 }), { edition })
    pay(state, 0, 15, 'administration', undefined)
    expect(playerOf(state, 0)).toMatchObject({ loans: 2, cash: 5, space: 8 })
  })
}

rule('WF 8.0', 'late hiring is counted before open contracts; debtors are not ranked and lose nothing more', () => {
  const { state, events } = ending((before, player) => {
    player.marked = 1 << FOOD
    setLevel(player)
    harbour(player).contracts[CLOTHES] = 4
    Object.assign(playerOf(before, 1), { shares: 0, loans: 1 })
    harbour(playerOf(before, 1)).contracts[CLOTHES] = 8
  })
  const order = events.flatMap(event => (event.type === 'share value' && event.seat === 0 ? [event.why] : []))
  expect(order).toEqual(['late hiring', 'open contract'])
  expect(spaces(events, 1)).toBe(0)
  expect(waterFrame.standings(state).map(({ rank }) => rank === undefined)).toEqual([false, true, false, false])
})

function setLevel(player: Player): void {
  player.factories[FOOD].level = 1
}

rule('ruling 4', 'who still has loans is not ranked', () => {
  const { state } = ending(before => Object.assign(playerOf(before, 2), { shares: 0, loans: 3 }))
  expect(waterFrame.standings(state)[2]?.rank).toBeUndefined()
})

rule('E59', 'in Water Frame too: £30 owed on space 28 cost two shares at £19 and four spaces', () => {
  const state = turnWith((_, player) => Object.assign(player, { cash: 0, shares: 5, space: 28 }))
  expect(emergency(state, playerOf(state, 0), 30)).toEqual({ shares: 2, loans: 0, spaces: 4 })
  pay(state, 0, 30, 'administration', undefined)
  expect(playerOf(state, 0)).toMatchObject({ cash: 8, shares: 3, space: 24 })
})

rule('E60', 'in Water Frame too: loans of £10, repaid with £13, before any share is bought', () => {
  const { figures } = firstTurn().rules
  expect([figures.loan, figures.loanRepayment]).toEqual([10, 13])
  const state = turnWith((_, player) => Object.assign(player, { cash: 0, shares: 0, space: 10 }))
  pay(state, 0, 8, 'administration', undefined)
  expect(playerOf(state, 0)).toMatchObject({ loans: 1, cash: 2, space: 9 })
})

rule('WF 7.0', 'an emergency sale takes the fewest shares that cover the payment', () => {
  const state = turnWith((_, player) => Object.assign(player, { cash: 5, shares: 9, space: 10 }))
  pay(state, 0, 16, 'administration', undefined)
  expect(playerOf(state, 0)).toMatchObject({ shares: 7, cash: 9, space: 8 })
  expect(shareValue(state, playerOf(state, 0))).toBe(8)
})
