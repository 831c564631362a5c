import { rule } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { NO_MARKER } from '../../src/components/action-markers.ts'
import { GOODS } from '../../src/components/goods.ts'
import { standings } from '../../src/flow/end-of-game.ts'
import { emergencyLossPerShare, moveShareValue, shareValue } from '../../src/share-value.ts'
import { spinningJenny } from '../../src/spinning-jenny.ts'
import type { State } from '../../src/state.ts'
import { emergency, pay } from '../../src/treasury.ts'
import {
  changed,
  FOOD,
  idleTurn,
  idleUntil,
  moves,
  newGame,
  paid,
  passToProduction,
  play,
  playerOf,
  why,
} from './position.ts'

/** The end of the first decade: somebody is about to name the start player. */
function endOfDecade(players: number, change: (state: State) => void = () => undefined): State {
  const state = newGame({ players })
  idleUntil(state, 1, 3)
  const last = changed(state, change)
  passToProduction(last)
  expect(last.step).toBe('name start player')
  return last
}

rule('SJ 6.0', 'the end of round follows the fourth cycle', () => {
  expect(endOfDecade(3).cycle).toBe(3)
})

rule('SJ 6.I', 'all markers return from the chart', () => {
  const state = endOfDecade(2)
  for (const { chart } of state.players) expect(chart).toEqual([NO_MARKER, NO_MARKER, NO_MARKER, NO_MARKER, NO_MARKER])
})

rule('SJ 6.III', 'the least valuable portfolio names the start player', () => {
  const state = endOfDecade(4, before => {
    playerOf(before, 2).shares = 1
  })
  expect(state.seat).toBe(2)
  play(state, 'start player yellow')
  expect([state.startPlayer, state.seat, state.decade]).toEqual([3, 3, 2])
})

rule('ruling 17', 'anyone may be named, the chooser and the current start player included', () => {
  const state = endOfDecade(3)
  expect(moves(state)).toEqual(['start player blue', 'start player red', 'start player green'])
  expect(why(state, 'start player yellow')).toBe('SJ 6.III: no-such-player')
})

rule('ruling 17', 'ties: less cash, then farthest from the start player', () => {
  const tied = (cash: number[]) =>
    endOfDecade(4, before => {
      for (const [seat, player] of before.players.entries()) {
        Object.assign(player, { shares: 0, loans: 0, cash: cash[seat] ?? 0 })
        for (const good of GOODS) player.factories[good].level = 0
      }
    })
  expect(tied([50, 40, 40, 60]).seat).toBe(2)
  expect(tied([50, 40, 30, 30]).startPlayer).toBe(tied([50, 40, 30, 30]).startPlayer)
  const everyoneEqual = tied([50, 50, 50, 50])
  expect(everyoneEqual.seat).toBe((everyoneEqual.startPlayer + 3) % 4)
})

/** The beginning of 1790 with the factories and free workers of an example. */
function obsolescence(levelOneFoods: number[], market: number, fired: number): State {
  const state = newGame({ players: 3 })
  idleUntil(state, 2, 3)
  const last = changed(state, before => {
    for (const [seat, player] of before.players.entries()) {
      for (const good of GOODS) {
        const obsolete = good < (levelOneFoods[seat] ?? 0)
        Object.assign(player.factories[good], {
          level: obsolete ? 1 : 2,
          price: 5,
          workers: [2, 2, 0, 0],
          machines: [0, 0, 0, 0],
        })
      }
      player.cash = 500
    }
    before.emptySpaces = 80 - market
    before.firedWorkers = fired
  })
  while (last.step !== 'name start player') {
    if (last.step === 'place marker') idleTurn(last)
    else play(last, moves(last)[0] ?? '')
  }
  return changed(last, before => {
    before.emptySpaces = 80 - market
    before.firedWorkers = fired
    for (const player of before.players) player.cash = 500
  })
}

rule('E58', 'five workers for four obsolete factories: M 2, A 1, H 1 + 1; A pays 5, H pays 10', () => {
  const state = obsolescence([1, 1, 2], 2, 3)
  const events = play(state, 'start player blue')
  expect(state.players.map(({ factories }) => factories.map(({ additional }) => additional))).toEqual([
    [2, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 1, 0, 0],
  ])
  expect([0, 1, 2].map(seat => paid(events, seat as 0 | 1 | 2))).toEqual([0, 5, 10])
})

rule('ruling 35', 'the missing workers of all factories of a player are one payment', () => {
  const state = changed(obsolescence([1, 1, 2], 2, 3), before =>
    Object.assign(playerOf(before, 2), { cash: 0, space: 6, shares: 10 }),
  )
  const events = play(state, 'start player blue')
  expect(events.filter(event => event.type === 'paid' && event.to === 'missing workers')).toEqual([
    { type: 'paid', seat: 1, amount: 5, to: 'missing workers' },
    { type: 'paid', seat: 2, amount: 10, to: 'missing workers' },
  ])
  // Two shares at £6. Two payments of £5 would have sold the second share at £5.
  expect(playerOf(state, 2)).toMatchObject({ shares: 8, cash: 2, space: 4 })
})

rule('SJ 6.IV', 'two workers for each obsolete factory, from the fired workers first, then from the market', () => {
  const state = obsolescence([1, 1, 0], 20, 3)
  play(state, 'start player blue')
  // Three fired workers and one from the market; then the economy phase finds nobody to return.
  expect([state.firedWorkers, state.emptySpaces]).toEqual([0, 61])
})

rule(
  'ruling 18',
  'only the level named is touched, only in 1790; a factory built at an obsolete level gets none',
  () => {
    const early = endOfDecade(2)
    play(early, 'start player blue')
    expect(early.players.every(({ factories }) => factories.every(({ additional }) => additional === 0))).toBe(true)
    const state = newGame({ players: 2 })
    idleUntil(state, 3, 0)
    const ready = changed(state, (_, player) => Object.assign(player, { cash: 100 }))
    const { seat } = ready
    const missing = GOODS.find(good => playerOf(ready, seat).factories[good].level === 0) ?? 0
    const name = ['food', 'clothes', 'cutlery', 'lamps'][missing]
    play(ready, 'place factory 1', `build ${name} I`, `price ${name} 5`)
    expect(playerOf(ready, seat).factories[missing].additional).toBe(0)
  },
)

rule('ruling 18', 'the additional workers leave when the factory is closed', () => {
  const state = newGame({ players: 2 })
  idleUntil(state, 3, 0)
  const fired = state.firedWorkers
  play(state, 'place factory 1', 'close food')
  expect(state.firedWorkers).toBe(fired + 6)
})

rule('E59', 'space 28, £30 due without cash: two shares at 19, four spaces back to 24, £8 left', () => {
  const state = changed(newGame(), (_, player) => Object.assign(player, { space: 28, cash: 0, shares: 10 }))
  expect(emergency(state, playerOf(state, 0), 30)).toEqual({ shares: 2, loans: 0, spaces: 4 })
  pay(state, 0, 30, 'administration', undefined)
  expect(playerOf(state, 0)).toMatchObject({ space: 24, cash: 8, shares: 8 })
})

rule('SJ 7.0', 'no more shares are sold than needed, and cash goes first', () => {
  const state = changed(newGame(), (_, player) => Object.assign(player, { space: 20, cash: 14, shares: 10 }))
  pay(state, 0, 30, 'administration', undefined)
  expect(playerOf(state, 0)).toMatchObject({ shares: 8, cash: 14 + 30 - 30, space: 16 })
})

rule('E60', 'a loan only when no share is left: £10 each, one space back each', () => {
  const state = changed(newGame(), (_, player) => Object.assign(player, { space: 12, cash: 3, shares: 1 }))
  pay(state, 0, 30, 'administration', undefined)
  expect(playerOf(state, 0)).toMatchObject({ shares: 0, loans: 2, cash: 3 + 11 + 20 - 30, space: 12 - 1 - 2 })
})

rule('ruling 2', 'on the spaces 1 to 9 an emergency sale loses one space for each share', () => {
  expect([1, 5, 9, 10, 19, 28, 60, 90, 100, 123].map(emergencyLossPerShare)).toEqual([1, 1, 1, 1, 1, 2, 6, 9, 1, 1])
})

rule(
  'ruling 3',
  'the indicator never leaves the first space; past 60 the track goes on, four spaces to the pound',
  () => {
    const state = changed(newGame(), (_, player) => Object.assign(player, { space: 2 }))
    moveShareValue(state, 0, -5, 'loan', undefined)
    expect(playerOf(state, 0).space).toBe(1)
    const value = (space: number) => shareValue(state, { ...playerOf(state, 0), space })
    expect([60, 61, 64, 65, 68].map(value)).toEqual([30, 31, 31, 32, 32])
  },
)

test('the share value track passes through every point the rulebooks give', () => {
  const state = newGame()
  const value = (space: number) => shareValue(state, { ...playerOf(state, 0), space })
  expect([9, 10, 22, 28, 35, 36, 41].map(value)).toEqual([9, 10, 16, 19, 22, 22, 24])
})

/** The final stock exchange, with the first player as an example says. */
function finalExchange(change: (state: State) => void): State {
  const state = newGame({ players: 2 })
  idleUntil(state, 3, 3)
  while (state.decade === 3) {
    if (state.step === 'place marker') idleTurn(state)
    else play(state, moves(state)[0] ?? '')
  }
  return changed(state, before => {
    for (const player of before.players) player.stored = [0, 0, 0, 0]
    change(before)
  })
}

rule('E57', 'space 36, 16 shares, £84: three shares at 22 make 19 and leave £18', () => {
  const state = finalExchange(before => {
    before.step = 'buy shares'
    Object.assign(playerOf(before, before.seat), { space: 36, shares: 16, cash: 84, loans: 0 })
  })
  const { seat } = state
  expect(moves(state)).toEqual(['buy shares 0', 'buy shares 1', 'buy shares 2', 'buy shares 3'])
  play(state, 'buy shares 3')
  expect(playerOf(state, seat)).toMatchObject({ shares: 19, cash: 18 })
})

rule('SJ 6.II', 'the last event is a stock exchange for everyone in playing order: goods, loans, purchase', () => {
  const state = finalExchange(before => {
    before.step = 'stock exchange'
    for (const player of before.players)
      Object.assign(player, { stored: [2, 0, 0, 0], loans: 1, shares: 0, cash: 40, space: 10 })
  })
  const { startPlayer } = state
  expect([state.step, state.seat]).toEqual(['sell goods', startPlayer])
  play(state, 'sell food 2', 'repay 1', 'buy shares 3')
  expect(playerOf(state, startPlayer)).toMatchObject({
    stored: [0, 0, 0, 0],
    loans: 0,
    shares: 3,
    cash: 40 + 4 - 13 - 30,
  })
  expect(state.seat).not.toBe(startPlayer)
  play(state, 'sell food 0', 'repay 0')
  expect(spinningJenny.pending(state)).toBeUndefined()
})

rule('ruling 19', 'after the last seat the game is over and nothing more is legal', () => {
  const state = finalExchange(before => {
    before.step = 'stock exchange'
    for (const player of before.players) player.cash = 0
  })
  expect(spinningJenny.pending(state)).toBeUndefined()
  expect(spinningJenny.moves(state)).toEqual([])
  expect(why(state, 'done')).toBe('end: game-over')
})

rule('SJ 8.0', 'shares times value; ties by cash, then shared; loans are not ranked', () => {
  const state = changed(newGame(), before => {
    const set = (seat: number, shares: number, space: number, cash: number, loans = 0) =>
      Object.assign(playerOf(before, seat), { shares, space, cash, loans })
    set(0, 19, 36, 5)
    set(1, 19, 36, 7)
    set(2, 19, 36, 7)
    set(3, 0, 60, 900, 1)
  })
  expect(standings(state).map(({ rank, score }) => [rank, score])).toEqual([
    [3, 418],
    [1, 418],
    [1, 418],
    [undefined, 0],
  ])
})

rule('ruling 4', 'a player in debt plays on to the end', () => {
  const state = changed(newGame({ players: 2 }), (_, player) =>
    Object.assign(player, { shares: 0, cash: 0, loans: 3, space: 1 }),
  )
  idleUntil(state, 3, 0)
  expect(playerOf(state, 0).loans).toBeGreaterThanOrEqual(3)
  expect(playerOf(state, 0).factories[FOOD].level).toBe(1)
})
