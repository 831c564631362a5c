import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { appealOf, outputOf } from '../../src/factory.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  EDITIONS,
  FOOD,
  firstTurn,
  give,
  idleWhile,
  paid,
  play,
  playerOf,
  setFactory,
  turnWith,
  untilStep,
  why,
} from './position.ts'

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

  rule('ruling 35', `${edition}: modernising more than once in one action, also after building`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 3
        player.cash = 100
      },
      { edition },
    )
    play(state, 'place factory 1', 'build food I', 'price food 5', 'modernise food', 'modernise food')
    expect(playerOf(state, 0).factories[FOOD].level).toBe(3)
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

for (const edition of EDITIONS) {
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
}

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

rule('ruling 28', 'late building in 1810 is not marked, hiring there later is; a closed factory loses its mark', () => {
  const state = turnWith((before, player) => {
    before.decade = 5
    before.cycle = CLOTHES
    player.cash = 100
    setFactory(player, FOOD, { level: 0, workers: [0, 0, 0, 0] })
  })
  const built = changed(state, () => undefined)
  play(built, 'place factory 1', 'build food I', 'price food 5')
  expect(playerOf(built, 0).marked).toBe(0)
  const hired = changed(state, (_, player) => setFactory(player, FOOD, { level: 1, price: 5, workers: [2, 0, 0, 0] }))
  play(hired, 'place workers 1', 'hire food 2')
  expect(playerOf(hired, 0).marked).toBe(1 << FOOD)
  const marked = changed(firstTurn(), (_, player) => {
    player.marked = 1 << CLOTHES
  })
  play(marked, 'place factory 1', 'close clothes')
  expect(playerOf(marked, 0).marked).toBe(0)
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
