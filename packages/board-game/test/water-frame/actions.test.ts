import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { appealOf, outputOf } from '../../src/factory.ts'
import { openSpaces } from '../../src/storage.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  EDITIONS,
  FOOD,
  finishCycle,
  firstTurn,
  give,
  harbour,
  idleWhile,
  LAMPS,
  moves,
  paid,
  play,
  playerOf,
  setFactory,
  turnWith,
  untilStep,
  why,
} from './position.ts'

// Blue begins with clothes I at £6 and cutlery I at £6, two rows staffed in each.

rule('E07', 'in Water Frame too: quality on £4 is paid but brings no step', () => {
  const state = firstTurn()
  const events = play(state, 'place quality 2')
  expect(paid(events, 0)).toBe(4)
  expect(why(state, 'quality clothes')).not.toBeUndefined()
})

rule('E08', 'in Water Frame too: a marker used again costs £2 more, which does not count', () => {
  const state = turnWith((_, player) => {
    player.chart = player.chart.with(2, markerNamed('machinery'))
    player.cash = 50
  })
  const events = play(state, 'place machinery 3')
  expect(paid(events, 0)).toBe(8)
  expect(state.turn.paid).toBe(6)
  expect(why(firstTurn(), 'place machinery 3')).toBeUndefined()
})

rule('WF II.1', 'one marker to a space; a marker on the chart stays where it lies; only owned markers', () => {
  const state = turnWith((_, player) => {
    player.chart = player.chart.with(2, markerNamed('machinery'))
  })
  expect(why(state, 'place quality 3')).toBe('WF II.1: space-occupied')
  expect(why(state, 'place machinery 4')).toBe('WF II.1: marker-stays-in-place')
  expect(why(state, 'place dark quality 4')).toBe('WF II.1: marker-not-owned')
  expect(why(state, 'place first ship 4')).toBe('WF II.1: marker-not-owned')
})

rule('WF II', 'each player acts once in a cycle, from the start player clockwise', () => {
  const state = firstTurn()
  const order: number[] = []
  idleWhile(state, () => {
    if (state.step === 'place marker' && state.cycle === FOOD) order.push(state.seat)
    return state.cycle === FOOD
  })
  expect(order).toEqual([0, 1, 2, 3])
})

rule('E09', 'in Water Frame too: distribution on £2 is worth £2', () => {
  const state = firstTurn()
  play(state, 'place distribution 1')
  expect(state.turn.budget).toBe(2)
})

rule('E10', 'in Water Frame too: quality on £10 brings one step, the second needs £12', () => {
  const state = firstTurn()
  play(state, 'place quality 5', 'quality clothes')
  expect([state.turn.steps, state.step]).toEqual([1, 'adjust prices'])
})

rule('WF II.2', 'an action may be forgone, its cost may not', () => {
  const state = firstTurn()
  const events = play(state, 'place factory 3', 'done')
  expect(paid(events, 0, 'factory action')).toBe(6)
})

rule('E11', 'in Water Frame too: food I at £5 has appeal 3', () => {
  const state = firstTurn()
  play(state, 'place factory 1', 'build food I', 'price food 5')
  expect(appealOf(state, playerOf(state, 0).factories[FOOD], FOOD)).toBe(3)
})

for (const edition of EDITIONS) {
  rule('E12', `${edition}: food from I to III in one action costs 10 + 12`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 3
        setFactory(player, FOOD, { level: 1, price: 5, workers: [2, 0, 0, 0] })
        player.cash = 100
      },
      { edition },
    )
    const events = play(state, 'place factory 1', 'modernise food', 'modernise food', 'done')
    expect(paid(events, 0, 'factory action')).toBe(2 + 22)
  })

  rule('E13', `${edition}: with the Developer 17, and it goes back`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 3
        setFactory(player, FOOD, { level: 1, price: 5, workers: [2, 0, 0, 0] })
        player.cash = 100
        give(player, 'developer')
      },
      { edition },
    )
    const events = play(state, 'place factory 1', 'modernise food', 'modernise food', 'return developer', 'done')
    expect(paid(events, 0, 'factory action')).toBe(2 + 17)
    expect(playerOf(state, 0).tiles).toEqual([])
  })

  rule('E14', `${edition}: 1780, lamps II with the Developer for 9, then with the Inventor to III for 17`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 2
        player.cash = 100
        give(player, 'developer')
        give(player, 'inventor')
      },
      { edition },
    )
    const events = play(
      state,
      'place factory 1',
      'build lamps II',
      'price lamps 9',
      'modernise lamps',
      'return inventor',
    )
    events.push(...play(state, 'return developer', 'done'))
    expect(paid(events, 0, 'factory action')).toBe(2 + 9 + 17)
  })

  rule('E15', `${edition}: the Developer saves £20 on four factories`, () => {
    const cost = (developer: boolean) => {
      const state = turnWith(
        (before, player) => {
          before.decade = 2
          player.cash = 200
          if (developer) give(player, 'developer')
        },
        { edition },
      )
      const events = play(state, 'place factory 1', 'build food II', 'price food 5', 'build lamps II', 'price lamps 5')
      if (developer) events.push(...play(state, 'return developer'))
      events.push(...play(state, 'modernise clothes', 'modernise cutlery', 'done'))
      return paid(events, 0, 'factory action')
    }
    expect(cost(false) - cost(true)).toBe(20)
  })
}

rule(
  'WF II.2.1',
  'up to the current level only; the obsolete factory loses its two workers when it is up to date',
  () => {
    const state = turnWith((before, player) => {
      before.decade = 3
      player.cash = 100
      setFactory(player, CLOTHES, { additional: 2 })
    })
    const fired = state.firedWorkers
    play(state, 'place factory 1', 'modernise clothes')
    expect(state.firedWorkers).toBe(fired)
    play(state, 'modernise clothes')
    expect(state.firedWorkers).toBe(fired + 2)
    expect(why(state, 'modernise clothes')).toBe('WF II.2.1: level-too-high')
    expect(why(state, 'build food IV')).toBe('WF II.2.1: level-too-high')
  },
)

for (const edition of EDITIONS)
  rule('D4', `${edition}: additional workers leave only when the current level is reached`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 3
        player.cash = 100
        setFactory(player, CLOTHES, { additional: 2 })
      },
      { edition },
    )
    play(state, 'place factory 1', 'modernise clothes')
    expect(playerOf(state, 0).factories[CLOTHES].additional).toBe(2)
    play(state, 'modernise clothes')
    expect(playerOf(state, 0).factories[CLOTHES].additional).toBe(0)
  })

rule('D1', '2014: what was built or closed stays so all decade; 2016: only in the same action', () => {
  for (const edition of EDITIONS) {
    const state = turnWith(
      (before, player) => {
        before.decade = 2
        player.cash = 200
      },
      { edition, players: 2 },
    )
    play(state, 'place factory 1', 'build clothes I', 'price clothes 5', 'close food')
    expect(why(state, 'close clothes')).toBe('WF II.2.1: may-not-close-what-was-just-built')
    expect(why(state, 'build food I')).toBe('WF II.2.1: same-level-just-closed')
    play(state, 'done', 'done')
    untilStep(state, 'place marker')
    idleWhile(state, () => state.seat !== 0 || state.step !== 'place marker' || state.cycle === FOOD)
    play(state, 'place factory 1')
    const later = edition === 2014 ? 'WF II.2.1: may-not-close-what-was-just-built' : undefined
    expect(why(state, 'close clothes')).toBe(later)
    expect(why(state, 'build food I')).toBe(edition === 2014 ? 'WF II.2.1: same-level-just-closed' : undefined)
  }
})

rule('E16', 'a worker at the second column opens room for five clothes', () => {
  const state = firstTurn()
  play(state, 'place workers 1', 'hire column clothes')
  const player = playerOf(state, 0)
  expect([FOOD, CLOTHES, CUTLERY, LAMPS].map(good => openSpaces(state, player, good as 0))).toEqual([0, 5, 0, 0])
})

rule('WF II.2.2', 'a worker at a row opens one space of each good; five rows and four columns at most', () => {
  const state = firstTurn()
  play(state, 'place workers 1', 'hire warehouse row', 'hire warehouse row')
  const player = playerOf(state, 0)
  expect([FOOD, CLOTHES, CUTLERY, LAMPS].map(good => openSpaces(state, player, good as 0))).toEqual([2, 2, 2, 2])
  play(state, 'hire warehouse row', 'hire warehouse row', 'hire warehouse row', 'hire column food')
  expect(why(state, 'hire warehouse row')).toBe('WF II.2.2: warehouse-place-taken')
  expect(why(state, 'hire column food')).toBe('WF II.2.2: warehouse-place-taken')
  expect(why(state, 'move clothes to lamps')).toBe('WF II.2.2: no-warehouse-worker-there')
})

rule('WF II.2.2', 'moving a worker costs the goods that lose their space', () => {
  const state = turnWith((_, player) => {
    harbour(player).columns = 0b0001
    player.stored[FOOD] = 4
  })
  const events = play(state, 'place workers 1', 'move food to lamps', 'done')
  expect(playerOf(state, 0).stored[FOOD]).toBe(0)
  expect(events).toContainEqual({ type: 'discarded', seat: 0, good: FOOD, count: 4 })
})

rule('ruling 32', 'a warehouse worker moves once per action, and not at all in the action he came', () => {
  const state = turnWith((_, player) => {
    harbour(player).columns = 0b0001
  })
  play(state, 'place workers 1', 'move food to lamps', 'hire warehouse row')
  expect(why(state, 'move lamps to clothes')).toBe('ruling 32: warehouse-worker-came-in-this-action')
  expect(why(state, 'move row to clothes')).toBe('ruling 32: warehouse-worker-came-in-this-action')
})

rule('D2', 'after firing 2016 closes the row, 2014 only the spaces fired from', () => {
  for (const edition of EDITIONS) {
    const state = turnWith(
      (_, player) => {
        // Row 2 of cutlery has three spaces: one worker leaves two of them empty.
        setFactory(player, CUTLERY, { workers: [2, 1, 0, 0] })
      },
      { edition },
    )
    play(state, 'place workers 1', 'fire cutlery')
    if (edition === 2016) {
      expect(why(state, 'hire cutlery 2')).toBe('WF II.2.2: fired-from-this-row')
      continue
    }
    play(state, 'hire cutlery 2', 'hire cutlery 2')
    expect(why(state, 'hire cutlery 2')).toBe('WF II.2.2: fired-from-this-row')
  }
})

for (const edition of EDITIONS)
  rule('D3', `${edition}: in 1810 only factories whose good was already active are marked`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 5
        before.cycle = CUTLERY
        setFactory(player, CLOTHES, { workers: [2, 0, 0, 0] })
        setFactory(player, CUTLERY, { workers: [2, 0, 0, 0] })
      },
      { edition },
    )
    play(state, 'place workers 1', 'hire cutlery 2')
    expect(playerOf(state, 0).marked).toBe(0)
    const events = play(state, 'hire clothes 2')
    expect(playerOf(state, 0).marked).toBe(1 << CLOTHES)
    expect(events).toContainEqual({ type: 'marked', seat: 0, good: CLOTHES })
  })

rule('ruling 28', 'late building in 1810 is marked like late hiring; a closed factory loses its mark', () => {
  const state = turnWith((before, player) => {
    before.decade = 5
    before.cycle = CLOTHES
    player.cash = 100
  })
  play(state, 'place factory 1', 'build food I', 'price food 5')
  expect(playerOf(state, 0).marked).toBe(1 << FOOD)
  const marked = changed(firstTurn(), (_, player) => {
    player.marked = 1 << CLOTHES
  })
  play(marked, 'place factory 1', 'close clothes')
  expect(playerOf(marked, 0).marked).toBe(0)
})

rule('E17', 'in Water Frame too: two machines at most with the coloured marker, from £6', () => {
  const state = firstTurn()
  play(state, 'place machinery 3', 'machine clothes 1', 'machine clothes 2')
  expect([state.turn.steps, state.step]).toEqual([2, 'take special marker'])
})

rule('E18', 'in Water Frame too: one machine for £4', () => {
  const state = firstTurn()
  play(state, 'place machinery 2', 'machine clothes 1')
  expect([state.turn.steps, state.step]).toEqual([1, 'take special marker'])
})

rule('E19', 'in Water Frame too: three machines, light from £10, dark from £6', () => {
  for (const [marker, space] of [
    ['light', 5],
    ['dark', 3],
  ] as const) {
    const state = turnWith((_, player) => {
      player.advanced = [markerNamed(`${marker} machinery`)]
    })
    play(state, `place ${marker} machinery ${space}`, 'machine clothes 1', 'machine clothes 2', 'machine cutlery 1')
    expect([state.turn.steps, state.step]).toEqual([3, 'take special marker'])
  }
})

rule('WF II.2.3', 'the replaced worker is fired; what is paid too much is lost', () => {
  const state = firstTurn()
  const fired = state.firedWorkers
  play(state, 'place machinery 2', 'machine clothes 1')
  expect(state.firedWorkers).toBe(fired + 1)
})

rule('E20', 'Workshop: £10 count as 13, three machines with the coloured marker', () => {
  const state = turnWith((_, player) => give(player, 'workshop', CLOTHES))
  play(state, 'place machinery 5', 'machine clothes 1', 'machine clothes 2', 'machine cutlery 1')
  expect(playerOf(state, 0).factories[CUTLERY].machines[0]).toBe(1)
})

rule('E21', 'in Water Frame too: two quality steps raise the appeal by two', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('dark quality')]
  })
  const before = appealOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)
  play(state, 'place dark quality 3', 'quality clothes', 'quality clothes')
  expect(appealOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)).toBe(before + 2)
})

rule(
  'WF II.2.4',
  'quality stays when a factory is modernised and is gone when it is closed; four levels without a tile',
  () => {
    const state = turnWith((before, player) => {
      before.decade = 2
      player.cash = 100
      setFactory(player, CLOTHES, { quality: 4 })
    })
    const full = changed(state, () => undefined)
    play(full, 'place quality 3')
    expect(why(full, 'quality clothes')).toBe('WF II.2.4: highest-quality')
    play(state, 'place factory 1', 'modernise clothes')
    expect(playerOf(state, 0).factories[CLOTHES].quality).toBe(4)
    play(state, 'close clothes')
    expect(playerOf(state, 0).factories[CLOTHES].quality).toBe(0)
  },
)

rule('E22', 'in Water Frame too: distribution 0 to 4 costs 10, 1 to 3 costs 5', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('dark distribution')]
  })
  play(state, 'place dark distribution 5', ...Array.from({ length: 4 }, () => 'distribution clothes'))
  expect([state.turn.budget, playerOf(state, 0).factories[CLOTHES].distribution]).toEqual([0, 4])
  const second = turnWith((_, player) => {
    player.advanced = [markerNamed('dark distribution')]
    setFactory(player, CLOTHES, { distribution: 1 })
  })
  play(second, 'place dark distribution 5', 'distribution clothes', 'distribution clothes')
  expect(second.turn.budget).toBe(5)
})

rule('E23', 'light distribution on £8 is worth 7, with the Patent 9', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('light distribution')]
    give(player, 'patent')
  })
  play(state, 'place light distribution 4')
  expect(state.turn.budget).toBe(7)
  play(state, 'use patent')
  expect(state.turn.budget).toBe(9)
})

rule('WF II.2.5', 'four levels at most, each as dear as the level reached', () => {
  const state = turnWith((_, player) => setFactory(player, CLOTHES, { distribution: 4 }))
  play(state, 'place distribution 2')
  expect(why(state, 'distribution clothes')).toBe('WF II.2.5: highest-distribution')
  play(state, 'distribution cutlery')
  expect(state.turn.budget).toBe(3)
})

for (const edition of EDITIONS) {
  rule('D15', `${edition}: the money for distribution may be split over factories`, () => {
    const state = firstTurn({ edition })
    play(state, 'place distribution 2', 'distribution clothes', 'distribution cutlery', 'distribution cutlery')
    expect(state.turn.budget).toBe(0)
  })

  rule('D26', `${edition}: marker and paid cost limit the action, whatever the reuse fee`, () => {
    const state = turnWith(
      (_, player) => {
        player.chart = player.chart.with(0, markerNamed('distribution'))
      },
      { edition },
    )
    play(state, 'place distribution 1')
    expect(state.turn.budget).toBe(2)
    const dear = firstTurn({ edition })
    play(dear, 'place distribution 5')
    expect(dear.turn.budget).toBe(4)
  })

  rule('D12', `${edition}: £13 needs the Workshop, £12 the Accountant, quality 5 the Engineer`, () => {
    const state = turnWith(
      (_, player) => {
        give(player, 'accountant')
        setFactory(player, CLOTHES, { quality: 3 })
      },
      { edition },
    )
    play(state, 'place quality 5', 'pay 12', 'quality clothes')
    expect(why(state, 'quality clothes')).toBe('WF II.2.4: highest-quality')
    play(state, 'quality cutlery')
    expect(state.turn.steps).toBe(2)
  })

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

rule('E40', 'in Water Frame too: a row that is not full makes nothing', () => {
  const state = turnWith((_, player) => setFactory(player, CUTLERY, { workers: [2, 1, 0, 0] }))
  expect(outputOf(state, playerOf(state, 0).factories[CUTLERY], CUTLERY)).toBe(1)
})

rule('E41', 'in Water Frame too: clothes I with two rows makes 1 + 2', () => {
  const state = firstTurn()
  expect(outputOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)).toBe(3)
})

rule('E42', 'in Water Frame too: clothes I with distribution 2 at £7 has appeal 4', () => {
  const state = turnWith((_, player) => setFactory(player, CLOTHES, { distribution: 2, price: 7 }))
  expect(appealOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)).toBe(4)
})

rule('WF III', 'production comes after all actions and cannot be passed on', () => {
  const state = firstTurn()
  const events = finishCycle(state)
  expect(events.some(({ type }) => type === 'sale')).toBe(true)
})
