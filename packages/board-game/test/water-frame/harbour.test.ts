import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import type { Player, State } from '../../src/state.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  EDITIONS,
  FOOD,
  firstTurn,
  give,
  harbour,
  idleWhile,
  LAMPS,
  moves,
  paid,
  play,
  playerOf,
  received,
  setFactory,
  spaces,
  tilesOf,
  turnWith,
  untilStep,
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
  rule('E27', `${edition}: a new contract anywhere on the track; an old one only higher`, () => {
    const state = turnWith(
      (_, player) => {
        harbour(player).contracts[CUTLERY] = 2
      },
      { edition },
    )
    play(state, 'place stock exchange 1')
    untilStep(state, 'contracts')
    expect(moves(state, 'contract food')).toEqual([
      'contract food 2',
      'contract food 4',
      'contract food 6',
      'contract food 8',
      'contract food 10',
    ])
    expect(why(state, 'contract cutlery 2')).toBe('WF II.2.6: contract-never-lower')
    play(state, 'contract food 6', 'contract cutlery 4')
    expect(harbour(playerOf(state, 0)).contracts).toEqual([6, 0, 4, 0])
  })

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

  rule('E35', `${edition}: food III, first row of one worker and one machine: two goods for one wage and £1`, () => {
    const state = turnWith(
      (before, player) => {
        setFactory(player, FOOD, { level: 3, price: 10, workers: [1, 0, 0, 0], machines: [1, 0, 0, 0] })
        player.advanced = [markerNamed('light production')]
        harbour(player).columns = 0b0001
        before.emptySpaces = 30
        player.cash = 50
      },
      { edition },
    )
    const events = play(state, 'place light production 1', 'produce food 1')
    expect(paid(events, 0, 'production action')).toBe(2 + 2 + 1)
    expect(playerOf(state, 0).stored[FOOD]).toBe(2)
  })

  rule('E39', `${edition}: ships 2 and 4 with a crew of one; a ship of 6 for the small one needs two more`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 3
        harbour(player).ships = [2, 4]
      },
      { edition },
    )
    play(state, 'place machinery 1')
    const empty = state.emptySpaces
    play(state, 'take ship 6', 'return first ship')
    expect(harbour(playerOf(state, 0)).ships).toEqual([6, 4])
    expect(state.emptySpaces - empty).toBe(2)
  })

  rule('E38', `${edition}: a fifth tile; the goods of the Small Warehouse move to opened spaces or are lost`, () => {
    const state = turnWith(
      (_, player) => {
        for (const name of ['small warehouse', 'school', 'office', 'developer'] as const) give(player, name)
        harbour(player).rows = 1
        player.stored[CLOTHES] = 3
      },
      { edition },
    )
    play(state, 'place machinery 1', 'take broker')
    expect([state.step, why(state, 'return broker')]).toEqual(['return a tile', 'WF II.3.2.1: tile-just-taken'])
    play(state, 'return small warehouse')
    expect(tilesOf(playerOf(state, 0))).toEqual(['school', 'office', 'developer', 'broker'])
    expect(playerOf(state, 0).stored[CLOTHES]).toBe(1)
  })
}

rule('WF II.2.6', 'two players: only 2 and 4 on the track', () => {
  const state = firstTurn({ players: 2 })
  play(state, 'place stock exchange 1')
  untilStep(state, 'contracts')
  expect(moves(state, 'contract food')).toEqual(['contract food 2', 'contract food 4'])
  expect(why(state, 'contract food 6')).toBe('WF II.2.6: not-on-the-track')
})

for (const edition of EDITIONS)
  rule('D23', `${edition}: stored goods are sold at the printed prices 2, 3, 4, 5`, () => {
    const state = turnWith(
      (_, player) => {
        player.stored = [1, 1, 1, 1]
        harbour(player).rows = 1
      },
      { edition },
    )
    play(state, 'place stock exchange 1')
    const events = play(state, 'sell food 1', 'sell clothes 1', 'sell cutlery 1', 'sell lamps 1')
    expect(received(events, 0, 'stored goods')).toBe(14)
  })

rule('E24', 'in Water Frame too: on space 22 a share costs £16', () => {
  const state = turnWith((_, player) => Object.assign(player, { space: 22, cash: 40 }))
  play(state, 'place stock exchange 1', 'sell shares 0')
  expect(paid(play(state, 'buy shares 1'), 0)).toBe(16)
})

rule('E25', 'in Water Frame too: on space 9 a share sells for £9 and costs £10', () => {
  const state = turnWith((_, player) => Object.assign(player, { space: 9, cash: 40 }))
  const events = play(state, 'place stock exchange 1', 'sell shares 1', 'buy shares 1')
  expect([received(events, 0), paid(events, 0, 'shares')]).toEqual([9, 10])
})

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

/** A factory for the production action: clothes II, three rows staffed, one of them half. */
function producer(edition: 2014 | 2016, shade = 'dark'): State {
  return turnWith(
    (before, player) => {
      setFactory(player, CLOTHES, { level: 2, workers: [2, 1, 2, 0], machines: [0, 1, 0, 0], additional: 2 })
      player.advanced = [markerNamed(`${shade} production`)]
      harbour(player).columns = 0b0010
      before.emptySpaces = 30
      player.cash = 100
    },
    { edition },
  )
}

rule('D6', '2016 pays for the rows used, 2014 for the whole factory', () => {
  for (const [edition, cost] of [
    [2014, 2 + 7 * 2 + 1],
    [2016, 2 + 2 * 2],
  ] as const) {
    const events = play(producer(edition), 'place dark production 1', 'produce clothes 1')
    expect(paid(events, 0, 'production action')).toBe(cost)
  }
})

rule('WF II.2.8', 'rows in ascending order; light reaches two, dark four; what has no space is lost', () => {
  const state = producer(2016)
  play(state, 'place dark production 1')
  expect(moves(state, 'produce clothes')).toEqual(['produce clothes 1', 'produce clothes 2', 'produce clothes 3'])
  expect(why(state, 'produce clothes 4')).toBe('WF II.2.8: row-not-staffed')
  expect(why(state, 'produce food 1')).toBe('WF II.2.8: no-factory')
  play(state, 'produce clothes 3')
  expect(playerOf(state, 0).stored[CLOTHES]).toBe(5)
  const light = producer(2016, 'light')
  play(light, 'place light production 1')
  expect(why(light, 'produce clothes 3')).toBe('WF II.2.8: marker-limit')
  const full = changed(producer(2016), (_, player) => {
    player.stored[CLOTHES] = 3
  })
  play(full, 'place dark production 1', 'produce clothes 3')
  expect(playerOf(full, 0).stored[CLOTHES]).toBe(5)
})

rule('WF II.2.8', 'in 1810 production takes the mark off its factory', () => {
  const state = changed(producer(2016), (_, player) => {
    player.marked = 1 << CLOTHES
  })
  play(state, 'place dark production 1', 'produce clothes 1')
  expect(playerOf(state, 0).marked).toBe(0)
})

rule('ruling 2', 'a production action is one payment: cost, wages and machines together', () => {
  const state = changed(producer(2016), (_, player) => Object.assign(player, { cash: 0, space: 28, shares: 5 }))
  const events = play(state, 'place dark production 1', 'produce clothes 3')
  expect(events.filter(({ type }) => type === 'paid')).toEqual([
    { type: 'paid', seat: 0, amount: 2 + 5 * 2 + 1, to: 'production action' },
  ])
  expect(playerOf(state, 0).shares).toBe(4)
})

rule('WF II.3.2.1', 'a tile once only; assigned to a factory, and to another instead of taking a marker', () => {
  const state = turnWith((_, player) => give(player, 'foreman', CLOTHES))
  play(state, 'place machinery 1')
  expect(why(state, 'take foreman')).toMatch(/tile-/)
  expect(why(state, 'assign foreman clothes')).toBe('WF II.3.2.1: tile-assigned-there')
  expect(why(state, 'assign foreman food')).toBe('WF II.3.2.1: no-factory')
  expect(why(state, 'assign workshop clothes')).toBe('WF II.3.2.1: tile-not-owned')
  play(state, 'assign foreman cutlery')
  expect(playerOf(state, 0).tiles[0]?.good).toBe(CUTLERY)
  expect(state.seat).toBe(1)
})

rule('WF II.3.2.2', 'markers of the current or an earlier row, none of a kind and shade twice', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('light machinery')]
  })
  play(state, 'place machinery 1')
  expect(why(state, 'take light machinery')).toBe('WF II.3.2.2: already-owned')
  expect(why(state, 'take dark machinery')).toBe('WF II.3.2.2: not-on-the-mat')
  play(state, 'take light production')
  expect(playerOf(state, 0).advanced).toContain(markerNamed('light production'))
})

rule('ruling 16', 'one special marker for each additional action', () => {
  const state = firstTurn()
  play(state, 'place machinery 1', 'take ship 2')
  expect(state.seat).toBe(1)
})

rule(
  'WF II.3.2.3',
  'piers first, then only smaller ships are replaced; ships of the current or an earlier level',
  () => {
    const state = turnWith((before, player) => {
      before.decade = 2
      harbour(player).ships = [4, 4]
    })
    play(state, 'place machinery 1')
    expect(why(state, 'take ship 2')).toBe('WF II.3.2.3: only-for-a-smaller-ship')
    expect(why(state, 'take ship 6')).toBe('WF II.3.2.3: level-too-high')
    const onePier = turnWith((before, player) => {
      before.decade = 2
      harbour(player).ships = [2, 0]
    })
    play(onePier, 'place machinery 1', 'take ship 4')
    expect(harbour(playerOf(onePier, 0)).ships).toEqual([2, 4])
    const nobody = turnWith(before => {
      before.decade = 2
      before.emptySpaces = 80
      before.firedWorkers = 0
    })
    play(nobody, 'place machinery 1')
    expect(why(nobody, 'take ship 4')).toBe('WF II.3.2.3: no-workers-left-for-the-crew')
    expect(
      why(
        changed(nobody, before => {
          before.ships = before.ships.with(0, 0)
        }),
        'take ship 2',
      ),
    ).toBe('WF II.3.2.3: no-such-ship-left')
  },
)

rule('WF II.3.2.3', 'a replaced ship on the chart is the new one: it needs the cost of its own capacity', () => {
  const state = turnWith((before, player) => {
    before.decade = 2
    harbour(player).ships = [2, 2]
    player.chart = player.chart.with(0, markerNamed('first ship'))
  })
  play(state, 'place machinery 3')
  untilStep(state, 'take special marker')
  play(state, 'take ship 4', 'return first ship')
  idleWhile(state, () => state.seat !== 0 || state.step !== 'place marker')
  expect(why(state, 'place first ship 1')).toBe('WF II.2.7: cost-below-capacity')
})

rule('WF II.3.2', 'the additional action of a ship is a special marker', () => {
  const state = merchant()
  play(state, 'place first ship 3', 'ship lamps 4')
  expect(state.step).toBe('take special marker')
})
