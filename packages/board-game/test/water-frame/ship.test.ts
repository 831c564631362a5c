import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import type { Player, State } from '../../src/state.ts'
import {
  CLOTHES,
  changed,
  EDITIONS,
  FOOD,
  give,
  harbour,
  LAMPS,
  moves,
  paid,
  play,
  playerOf,
  received,
  setFactory,
  spaces,
  turnWith,
  type Wanted,
  why,
} from './position.ts'

/** Blue with lamps II, four lamps in the warehouse and a contract for them. */
function merchant(change: (state: State, player: Player) => void = () => undefined, wanted: Wanted = {}): State {
  return turnWith((state, player) => {
    setFactory(player, LAMPS, { level: 2, price: 10, workers: [3, 0, 0, 0] })
    player.stored[LAMPS] = 4
    player.cash = 50
    harbour(player).columns = 0b1010
    harbour(player).contracts[LAMPS] = 4
    harbour(player).ships = [6, 0]
    change(state, player)
  }, wanted)
}

for (const edition of EDITIONS) {
  rule(
    'E28',
    `${edition}: a ship needs a space as dear as its capacity; the transport costs one space of share value`,
    () => {
      const state = merchant(() => undefined, { edition })
      expect(moves(state, 'place first ship')).toEqual([
        'place first ship 3',
        'place first ship 4',
        'place first ship 5',
      ])
      expect(why(state, 'place first ship 2')).toBe('WF II.2.7: cost-below-capacity')
      const small = merchant(
        (_, player) => {
          harbour(player).ships = [2, 0]
        },
        { edition },
      )
      expect(moves(small, 'place first ship')).toHaveLength(5)
      const events = play(state, 'place first ship 3', 'ship lamps 4')
      expect(spaces(events, 0)).toBe(-1)
    },
  )

  rule('E29', `${edition}: with the Accountant on £4 when £6 are paid, never on £6 for £4`, () => {
    const state = merchant((_, player) => give(player, 'accountant'), { edition })
    expect(why(state, 'place first ship 2')).toBeUndefined()
    expect(why(state, 'place first ship 1')).toBe('WF II.2.7: cost-below-capacity')
    const events = play(
      changed(state, () => undefined),
      'place first ship 2',
    )
    // £6 is the only sum that suits, so it is paid at once.
    expect(paid(events, 0)).toBe(6)
    play(state, 'place first ship 3')
    expect(moves(state)).toEqual(['pay 6', 'pay 7', 'pay 8'])
    expect(why(state, 'pay 4')).toBe('WF II.2.7: cost-below-capacity')
  })

  rule('E30', `${edition}: a ship of 6 fulfils a contract of 4`, () => {
    const state = merchant(() => undefined, { edition })
    play(state, 'place first ship 3', 'ship lamps 4')
    expect(harbour(playerOf(state, 0)).contracts[LAMPS]).toBe(0)
    expect(playerOf(state, 0).stored[LAMPS]).toBe(0)
  })

  rule('E31', `${edition}: no part of a contract, neither with too few goods nor with too small a ship`, () => {
    const few = merchant(
      (_, player) => {
        harbour(player).contracts[LAMPS] = 6
        harbour(player).contracts[CLOTHES] = 2
        player.stored[CLOTHES] = 2
      },
      { edition },
    )
    play(few, 'place first ship 3')
    expect(why(few, 'ship lamps 6')).toBe('WF II.2.7: not-enough-stored')
    expect(why(few, 'ship lamps 4')).toBe('WF II.2.7: only-the-whole-contract')
    const small = merchant(
      (_, player) => {
        harbour(player).contracts = [0, 2, 0, 6]
        harbour(player).ships = [4, 0]
        player.stored = [0, 2, 0, 6]
      },
      { edition },
    )
    play(small, 'place first ship 2')
    expect(why(small, 'ship lamps 6')).toBe('WF II.2.7: not-enough-capacity')
  })

  rule(
    'E32',
    `${edition}: four lamps of a level II factory bring £56, whatever price, quality and distribution`,
    () => {
      const state = merchant((_, player) => setFactory(player, LAMPS, { quality: 3, distribution: 2, price: 5 }), {
        edition,
      })
      expect(received(play(state, 'place first ship 3', 'ship lamps 4'), 0)).toBe(56)
    },
  )

  rule('E33', `${edition}: contracts of 4 lamps and 2 clothes with one ship of 6`, () => {
    const state = merchant(
      (_, player) => {
        harbour(player).contracts[CLOTHES] = 2
        player.stored[CLOTHES] = 2
      },
      { edition },
    )
    const events = play(state, 'place first ship 3', 'ship lamps 4', 'ship clothes 2')
    expect(received(events, 0)).toBe(56 + 18)
    expect(spaces(events, 0)).toBe(-1)
  })

  rule('E34', `${edition}: the Office adds £5 to the transport`, () => {
    const state = merchant((_, player) => give(player, 'office'), { edition })
    expect(received(play(state, 'place first ship 3', 'ship lamps 4'), 0)).toBe(61)
  })

  rule('D17', `${edition}: the marker of a fulfilled contract may be placed again`, () => {
    const state = merchant(() => undefined, { edition })
    play(state, 'place first ship 3', 'ship lamps 4')
    const next = changed(state, before => {
      before.step = 'contracts'
      before.seat = 0
    })
    expect(moves(next, 'contract lamps')).toHaveLength(5)
  })
}

rule('WF II.2.7', 'ship, goods, contract and factory are all needed; the risk is one space', () => {
  const state = merchant((_, player) => {
    harbour(player).contracts[FOOD] = 2
    player.stored[FOOD] = 2
  })
  play(state, 'place first ship 3')
  expect(why(state, 'ship food 2')).toBe('ruling 22: no-factory')
  expect(why(state, 'ship clothes 2')).toBe('WF II.2.7: no-contract')
})

rule('WF II.2.7', 'a ship that carries nothing unsettles nobody; the additional action stays', () => {
  const state = merchant((_, player) => {
    harbour(player).contracts[LAMPS] = 0
  })
  const events = play(state, 'place first ship 3')
  expect([spaces(events, 0), state.step]).toEqual([0, 'take special marker'])
})

rule('ruling 30', 'one transport however many contracts: the Office pays once', () => {
  const state = merchant((_, player) => {
    give(player, 'office')
    harbour(player).contracts[CLOTHES] = 2
    player.stored[CLOTHES] = 2
  })
  expect(received(play(state, 'place first ship 3', 'ship lamps 4', 'ship clothes 2'), 0, 'tile')).toBe(5)
})

rule('WF II.3.2', 'the additional action of a ship is a special marker', () => {
  const state = merchant()
  play(state, 'place first ship 3', 'ship lamps 4')
  expect(state.step).toBe('take special marker')
})
