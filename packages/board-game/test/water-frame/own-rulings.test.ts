import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import type { Player, State } from '../../src/state.ts'
import { storedOnPriceScale } from '../../src/storage.ts'
import {
  CLOTHES,
  changed,
  FOOD,
  give,
  harbour,
  idleWhile,
  moves,
  paid,
  play,
  playerOf,
  setFactory,
  setUp,
  spaces,
  turnWith,
  untilStep,
  why,
} from './position.ts'

rule('WF-R1', 'stored goods are counted in the large warehouse first, the rest on the price scale', () => {
  const state = turnWith((_, player) => {
    harbour(player).rows = 2
    player.stored = [1, 4, 0, 0]
    give(player, 'small warehouse')
  })
  const player = playerOf(state, 0)
  expect([FOOD, CLOTHES].map(good => storedOnPriceScale(state, player, good as 0))).toEqual([0, 2])
})

rule('WF-R2', 'a ship placed without a delivery moves no share value', () => {
  const state = turnWith((_, player) => {
    harbour(player).ships = [2, 0]
  })
  expect(spaces(play(state, 'place first ship 1'), 0)).toBe(0)
})

/** Blue sells clothes alone, with some tiles. */
function sale(change: (state: State, player: Player) => void): State {
  return turnWith((before, player) => {
    before.cycle = CLOTHES
    before.emptySpaces = 60
    setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    player.cash = 100
    change(before, player)
    before.turnsTaken = 4
    before.step = 'production'
  })
}

rule('WF-R5', 'in 1810 nobody is let go and the Broker has no trade beside the final stock exchange', () => {
  const state = turnWith((before, player) => {
    before.decade = 5
    before.cycle = 3
    before.step = 'event phase'
    give(player, 'broker')
    harbour(player).ships = [4, 0]
    for (const one of before.players) one.cash = 60
  })
  const asked: string[] = []
  idleWhile(state, () => {
    asked.push(`${state.seat} ${state.step}`)
    return true
  })
  expect(asked).toEqual(['0 buy shares', '1 buy shares', '2 buy shares', '3 buy shares'])
})

rule('WF-R6', 'a ship is not taken when its crew cannot be hired; market first, then fired workers', () => {
  const crew = (fired: number) => {
    const state = turnWith(before => {
      before.decade = 2
      before.emptySpaces = 80
      before.firedWorkers = fired
    })
    play(state, 'place machinery 1')
    return why(state, 'take ship 4')
  }
  expect([crew(0), crew(1)]).toEqual(['WF II.3.2.3: no-workers-left-for-the-crew', undefined])
})

rule('WF-R7', 'any ship may be returned in the event phase, also one without a crew', () => {
  const state = turnWith((before, player) => {
    before.cycle = 3
    before.step = 'event phase'
    harbour(player).ships = [2, 0]
  })
  expect(moves(state)).toEqual(['return first ship', 'done'])
})

rule('WF-R8', 'an assigned tile stays with its good when the factory is closed and built again', () => {
  const state = turnWith((before, player) => {
    before.decade = 2
    player.cash = 100
    give(player, 'foreman', CLOTHES)
  })
  play(state, 'place factory 1', 'close clothes', 'build clothes II', 'price clothes 5', 'done')
  expect(playerOf(state, 0).tiles[0]?.good).toBe(CLOTHES)
})

rule('WF-R10', 'in the predetermined set-up the owner of an assigned tile names its factory', () => {
  const state = setUp({ players: 2 })
  expect([state.step, state.seat, moves(state)]).toEqual([
    'assign a tile',
    1,
    ['assign foreman food', 'assign foreman clothes', 'done'],
  ])
})

rule('WF-R11', 'whoever has fewer than two shares returns what there is', () => {
  const state = turnWith((before, player) => {
    before.decade = 5
    before.cycle = 3
    before.step = 'event phase'
    for (const one of before.players) one.cash = 0
    playerOf(before, 3).cash = 60
    Object.assign(player, { shares: 1, marked: 1 << CLOTHES })
  })
  idleWhile(state, () => true)
  expect(playerOf(state, 0).shares).toBe(0)
})

rule('WF-R12', 'goods fresh from production are shipped and sold to a patron before stored ones', () => {
  const state = sale((before, player) => {
    before.emptySpaces = 4
    setFactory(player, CLOTHES, { price: 9 })
    harbour(player).ships = [2, 0]
    harbour(player).contracts[CLOTHES] = 2
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 2
  })
  play(state, 'ship clothes 2')
  // Three made, two shipped: the third joins the two in store.
  expect(playerOf(state, 0).stored[CLOTHES]).toBe(3)
})

rule('WF-R13', 'the fee that keeps a tile is a payment of its own, before the factory action is paid', () => {
  const state = turnWith((_, player) => {
    player.cash = 100
    give(player, 'inventor')
  })
  const events = play(state, 'place factory 1', 'modernise clothes', 'keep inventor', 'done')
  expect([paid(events, 0, 'tile'), paid(events, 0, 'factory action')]).toEqual([5, 2 + 11])
})

rule('WF-R14', 'a price must stay off the spaces of stored goods, so goods without such a space are lost', () => {
  const state = turnWith((_, player) => {
    give(player, 'small warehouse')
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 5
    setFactory(player, CLOTHES, { level: 4, price: 23, quality: 4, distribution: 4 })
  })
  const moved = changed(state, () => undefined)
  play(moved, 'place workers 1', 'move clothes to food', 'done')
  untilStep(moved, 'take special marker')
  expect(playerOf(moved, 0).stored[CLOTHES]).toBe(2)
})
