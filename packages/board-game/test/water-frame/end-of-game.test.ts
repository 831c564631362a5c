import type { Seat } from '@arkwright/kernel'
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
  moves,
  play,
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

rule('E57', 'in Water Frame too: at the end three shares at £22 with £84', () => {
  const state = turnWith((before, player) => {
    before.decade = 5
    before.cycle = 3
    before.step = 'event phase'
    Object.assign(player, { space: 36, shares: 16, cash: 84 })
  })
  expect([state.step, state.seat]).toEqual(['buy shares', 0])
  expect(moves(state)).toEqual(['buy shares 0', 'buy shares 1', 'buy shares 2', 'buy shares 3'])
  play(state, 'buy shares 3')
  expect([playerOf(state, 0).shares, playerOf(state, 0).cash]).toEqual([19, 18])
})

for (const edition of EDITIONS) {
  rule('D10', `${edition}: the final stock exchange sells goods, repays loans, buys shares, in this order`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 5
        before.cycle = 3
        before.step = 'event phase'
        Object.assign(player, { cash: 40, loans: 1, shares: 0 })
        player.stored[FOOD] = 2
        harbour(player).columns = 1
        before.emptySpaces = 4
      },
      { edition },
    )
    const asked: string[] = []
    idleWhile(state, () => {
      if (state.seat === 0) asked.push(state.step)
      return state.seat === 0
    })
    // One warehouse worker is paid £2 first.
    expect(asked).toEqual(['sell goods', 'repay loans'])
    expect(state.players[0]?.loans).toBe(1)
  })
}

rule('ruling 19', 'the final stock exchange goes from the start player on, and takes no contract', () => {
  const state = turnWith(before => {
    before.decade = 5
    before.cycle = 3
    before.step = 'event phase'
    before.startPlayer = 2
    for (const player of before.players) player.cash = 50
  })
  const order: Seat[] = []
  idleWhile(state, () => {
    order.push(state.seat)
    expect(state.step).toBe('buy shares')
    return true
  })
  expect(order).toEqual([2, 3, 0, 1])
  expect(waterFrame.standings(state)).toHaveLength(4)
})

rule('WF 1.0', 'only shares held at the end count; cash breaks ties', () => {
  const state = turnWith(before => {
    before.decade = 5
    before.cycle = 3
    before.step = 'event phase'
    for (const [seat, player] of before.players.entries())
      Object.assign(player, { cash: seat, shares: seat === 3 ? 1 : 5, space: 10 })
  })
  idleWhile(state, () => true)
  expect(waterFrame.standings(state).map(({ rank }) => rank)).toEqual([3, 2, 1, 4])
})
