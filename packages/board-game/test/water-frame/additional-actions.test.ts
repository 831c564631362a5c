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
  moves,
  play,
  playerOf,
  setFactory,
  tilesOf,
  turnWith,
  untilStep,
  why,
} from './position.ts'

for (const edition of EDITIONS) {
  rule('D13', `${edition}: workers, machinery, stock exchange and ship are followed by any special marker`, () => {
    for (const opening of [['place workers 1'], ['place machinery 1'], ['place stock exchange 1']]) {
      const state = firstTurn({ edition })
      play(state, ...opening)
      untilStep(state, 'take special marker')
      expect(moves(state, 'take ship')).toEqual(['take ship 2'])
      expect(moves(state, 'take light').length).toBeGreaterThan(0)
      expect(moves(state)).toContain('take school')
    }
  })
}

rule('E36', 'in Water Frame too: £2 for one step, £1 each for the prices of two others', () => {
  const state = turnWith((_, player) => {
    setFactory(player, FOOD, { level: 1, price: 6, workers: [2, 0, 0, 0] })
    for (const good of [FOOD, CLOTHES, CUTLERY] as const) setFactory(player, good, { distribution: 1 })
  })
  play(state, 'place distribution 2', 'distribution food', 'done', 'price food 5', 'price clothes 5', 'price cutlery 5')
  expect(playerOf(state, 0).factories.map(({ distribution }) => distribution)).toEqual([2, 1, 1, 0])
})

rule('WF II.3', 'the additional action may be taken though the main action was not', () => {
  const state = firstTurn()
  play(state, 'place machinery 1', 'take workshop')
  expect(state.step).toBe('assign a tile')
})

rule(
  'WF II.3.1',
  'only affected factories, or £1 each of what was paid for quality and distribution; £5 to £25',
  () => {
    const state = firstTurn()
    play(state, 'place factory 3', 'done')
    expect(state.seat).toBe(1)
    const distribution = firstTurn()
    play(distribution, 'place distribution 1', 'distribution clothes', 'done', 'price clothes 5')
    expect(why(distribution, 'price clothes 6')).toBe('WF II.3.1: price-already-adjusted')
    expect(why(distribution, 'price cutlery 4')).toBe('WF II.3.1: price-off-scale')
    play(distribution, 'price cutlery 5')
    expect(distribution.seat).toBe(1)
  },
)

rule('ruling 10', 'after production only the price of the factory that produced', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('light production')]
  })
  play(state, 'place light production 1', 'produce clothes 1')
  untilStep(state, 'adjust prices')
  expect(moves(state, 'price clothes').length).toBeGreaterThan(0)
  expect(why(state, 'price cutlery 5')).toBe('WF II.3.1: factory-not-affected')
})

for (const edition of EDITIONS) {
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

/** At the special marker, with a Foreman that waits for its factory. */
function withWaitingForeman(change: (player: Player) => void = () => undefined): State {
  const state = turnWith((_, player) => {
    give(player, 'foreman')
    change(player)
  })
  play(state, 'place machinery 1')
  return state
}

rule('ruling 36', 'the owner of a waiting tile is asked after any special marker, and may decline', () => {
  for (const taken of ['take light quality', 'take ship 2', 'take school']) {
    const state = withWaitingForeman()
    play(state, taken)
    expect([state.step, moves(state)]).toEqual([
      'assign a tile',
      ['assign foreman clothes', 'assign foreman cutlery', 'done'],
    ])
    const declined = changed(state, () => undefined)
    play(state, 'assign foreman cutlery')
    expect([state.seat, playerOf(state, 0).tiles[0]?.good]).toEqual([1, CUTLERY])
    play(declined, 'done')
    expect([declined.seat, playerOf(declined, 0).tiles[0]?.good]).toEqual([1, -1])
  }
})

rule('ruling 36', 'it is not asked about without a factory, nor when no special marker is taken', () => {
  const without = withWaitingForeman(player => {
    for (const good of [CLOTHES, CUTLERY] as const) setFactory(player, good, { level: 0, workers: [0, 0, 0, 0] })
  })
  play(without, 'take workshop')
  expect([without.seat, playerOf(without, 0).tiles.map(({ good }) => good)]).toEqual([1, [-1, -1]])
  const none = withWaitingForeman()
  play(none, 'done')
  expect(none.seat).toBe(1)
  const broker = withWaitingForeman(player => {
    give(player, 'broker')
    player.cash = 100
  })
  play(broker, 'return broker', 'buy shares 1')
  expect(broker.seat).toBe(1)
})

rule('ruling 36', 'two tiles that wait are asked about one after the other, each once', () => {
  const state = withWaitingForeman()
  play(state, 'take workshop', 'done')
  expect([state.step, moves(state)]).toEqual([
    'assign a tile',
    ['assign workshop clothes', 'assign workshop cutlery', 'done'],
  ])
  play(state, 'assign workshop clothes')
  expect([state.seat, playerOf(state, 0).tiles.map(({ good }) => good)]).toEqual([1, [-1, CLOTHES]])
})

rule('WF II.3.2.2', 'markers of the current or an earlier row, none of a kind and shade twice', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('light machinery')]
  })
  play(state, 'place machinery 1')
  expect(why(state, 'take light machinery')).toBe('WF II.3.2.2: already-owned')
  expect(why(state, 'take dark machinery')).toBe('WF II.3.2.2: not-on-the-mat')
  play(state, 'take light quality')
  expect(playerOf(state, 0).advanced).toContain(markerNamed('light quality'))
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
