import type { Seat } from '@arkwright/kernel'
import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { NO_MARKER } from '../../src/components/action-markers.ts'
import { AMONG_THE_FIRST_THREE, EVENT_NAMES } from '../../src/components/events.ts'
import { workersInMarket } from '../../src/job-market.ts'
import type { State } from '../../src/state.ts'
import { currentLevel, year } from '../../src/timetable.ts'
import { waterFrame } from '../../src/water-frame.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  FOOD,
  finishCycle,
  firstTurn,
  give,
  harbour,
  idleUntil,
  idleWhile,
  moves,
  paid,
  play,
  playerOf,
  setUp,
  tilesOf,
  turnWith,
  untilStep,
  why,
} from './position.ts'

/** A position that waits to be told what chance reveals. */
function withoutSeed(state: State, change: (state: State) => void): State {
  const copy = waterFrame.copy(state)
  copy.random = null
  change(copy)
  return waterFrame.load(waterFrame.save(copy))
}

rule('E04', 'in Water Frame too: the first cycle of 1770 makes food active', () => {
  const state = firstTurn()
  expect([year(state), state.cycle, currentLevel(state)]).toEqual([1770, FOOD, 1])
})

rule('WF 5.0', 'food, clothes, cutlery, lamps are active in each of five decades', () => {
  const state = firstTurn({ players: 2 })
  const seen: string[] = []
  const events = idleWhile(state, () => true)
  for (const event of events) if (event.type === 'cycle') seen.push(String(event.good))
  expect(seen.join('')).toBe('1230123012301230123')
})

rule('WF 3.0', 'five decades after the preparation round, four cycles and an event phase each', () => {
  const state = firstTurn({ players: 2 })
  const events = idleWhile(state, () => true)
  expect(events.flatMap(event => (event.type === 'decade' ? [event.year] : []))).toEqual([1780, 1790, 1800, 1810])
  expect(events.filter(({ type }) => type === 'event')).toHaveLength(4)
})

rule('ruling 21', 'levels I to IV, the last for two decades', () => {
  const state = setUp()
  expect(state.rules.level).toEqual([1, 1, 2, 3, 4, 4])
  expect(state.rules.obsoleteLevel).toEqual([0, 0, 0, 1, 2, 3])
})

rule('E06', 'economy marker (1, 3): the importer one space ahead, three workers back', () => {
  const state = withoutSeed(firstTurn({ setup: 'predetermined', players: 3 }), before => {
    before.step = 'economy'
    before.firedWorkers = 5
    before.economySeen = [0, 0, 0, 0]
  })
  expect(why(state, 'economy 1 3')).toBe('WF 5.I: no-such-economy-marker-left')
  const free = setUp({ players: 3, setup: 'free' })
  const turned = withoutSeed(free, before => {
    before.decade = 1
    before.step = 'economy'
    before.firedWorkers = 5
  })
  const market = workersInMarket(turned)
  const events = play(turned, 'economy 1 3')
  expect([turned.importers[FOOD], turned.firedWorkers, workersInMarket(turned)]).toEqual([1, 2, market + 3])
  expect(events).toContainEqual({ type: 'workers returned', count: 3 })
})

rule('WF 5.I', 'with too few fired workers all of them go back', () => {
  const state = withoutSeed(firstTurn(), before => {
    before.step = 'economy'
    before.firedWorkers = 1
    before.economySeen = [0, 0, 0, 0]
  })
  play(state, 'economy 2 2')
  expect([state.firedWorkers, state.importers[FOOD]]).toEqual([0, 2])
})

rule('WF 5.I', 'no economy marker of a good comes twice', () => {
  const state = setUp({ players: 2, seed: 'markers' })
  const seen = new Map<number, string[]>()
  const known = ['0', '1', '2', '3'].map(Number)
  while (state.step !== 'over') {
    for (const event of idleWhile(state, () => true)) {
      if (event.type === 'chance' && event.outcome.startsWith('economy')) {
        const good = known[[...seen.values()].flat().length % 4] ?? 0
        seen.set(good, [...(seen.get(good) ?? []), event.outcome])
      }
    }
  }
  for (const markers of seen.values()) expect(new Set(markers).size).toBe(markers.length)
})

rule('ruling 27', 'a face-down marker is drawn when it is turned up: nothing in the state names it', () => {
  const state = setUp({ setup: 'free' })
  expect([state.events, state.economySeen]).toEqual([[], [0, 0, 0, 0]])
})

/** The step at which the event of a decade is turned up, with these events seen before. */
function beforeEvent(decade: number, seen: readonly string[], wanted: Parameters<typeof setUp>[0]): State {
  return withoutSeed(setUp({ setup: 'free', ...wanted }), before => {
    before.decade = decade
    before.cycle = 3
    before.step = 'draw event'
    before.events = seen.map(name => (EVENT_NAMES as readonly string[]).indexOf(name))
  })
}

function chances(state: State): Record<string, number> {
  return Object.fromEntries(waterFrame.moves(state).map(move => [move.text.slice(6), waterFrame.weight(state, move)]))
}

rule('WF 4.1.I', 'Bureaucracy lies among the first three places, as likely on each', () => {
  const first = chances(beforeEvent(1, [], { players: 2 }))
  expect(first).toEqual({ bureaucracy: 3, lobby: 2, 'war on the continent': 2, 'world exhibition': 2 })
  const second = chances(beforeEvent(2, ['lobby'], { players: 2 }))
  expect(second).toEqual({ bureaucracy: 2, 'war on the continent': 1, 'world exhibition': 1 })
  // The third place is forced, so it plays itself.
  const forced = beforeEvent(3, ['lobby', 'world exhibition'], { players: 3 })
  expect(forced.events.at(-1)).toBe(AMONG_THE_FIRST_THREE)
  const last = chances(beforeEvent(4, ['lobby', 'bureaucracy', 'opium war'], { players: 3 }))
  expect(Object.keys(last)).toEqual([
    'war on the continent',
    'world exhibition',
    'navigation acts',
    'economic crisis',
    'hamburg credit crisis',
  ])
  expect(new Set(Object.values(last))).toEqual(new Set([1]))
})

rule('WF 4.1.I', 'two players leave four events in the box', () => {
  const two = Object.keys(chances(beforeEvent(1, [], { players: 2 })))
  const three = Object.keys(chances(beforeEvent(1, [], { players: 3 })))
  expect(three.filter(name => !two.includes(name))).toEqual([
    'navigation acts',
    'opium war',
    'economic crisis',
    'hamburg credit crisis',
  ])
  expect(Object.keys(chances(beforeEvent(1, [], { players: 2, houseEvents: true })))).toHaveLength(4 + 8)
  expect(Object.keys(chances(beforeEvent(1, [], { players: 2, houseEvents: true, edition: 2014 })))).toHaveLength(4 + 7)
})

/** The end of the first decade, at the first decision of the event phase or after it. */
function endOfDecade(change: (state: State) => void, players = 3): State {
  const state = firstTurn({ players })
  idleUntil(state, 1, 3)
  return changed(state, before => {
    change(before)
  })
}

rule('E56', 'a crew of one at a wage of £4 costs £4; the ship of capacity 2 needs none', () => {
  const state = endOfDecade(before => {
    harbour(playerOf(before, 0)).ships = [4, 2]
    before.emptySpaces = 52
    before.importers = [0, 0, 0, 0]
  })
  const events = untilStep(state, 'dismiss workers')
  expect(paid(events, 0, 'crews and warehouse workers')).toBe(4)
})

rule('WF 6.II', 'warehouse workers are paid too, before anyone is let go', () => {
  const state = endOfDecade(before => {
    harbour(playerOf(before, 0)).columns = 0b0110
    harbour(playerOf(before, 0)).rows = 3
    before.emptySpaces = 52
  })
  const events = untilStep(state, 'dismiss workers')
  expect(paid(events, 0, 'crews and warehouse workers')).toBe(5 * 4)
  expect(state.events).toEqual([])
})

rule(
  'WF 6.II',
  'who was let go is a fired worker, the ship lies on the mat again, goods without space are gone',
  () => {
    const state = endOfDecade(before => {
      const player = playerOf(before, 0)
      harbour(player).ships = [4, 0]
      harbour(player).columns = 0b0010
      player.stored[CLOTHES] = 3
      before.ships = [4, 1, 2, 1, 1]
    })
    untilStep(state, 'dismiss workers')
    expect(why(state, 'return second ship')).toBe('WF 6.II: no-ship-at-this-pier')
    expect(why(state, 'dismiss column food')).toBe('WF 6.II: no-warehouse-worker-there')
    expect(why(state, 'dismiss warehouse row')).toBe('WF 6.II: no-warehouse-worker-there')
    const events = play(state, 'return first ship', 'dismiss column clothes')
    expect(playerOf(state, 0).stored[CLOTHES]).toBe(0)
    expect(events).toContainEqual({ type: 'discarded', seat: 0, good: CLOTHES, count: 3 })
    expect(state.ships[1]).toBe(2)
    expect(events.find(({ type }) => type === 'ship returned')).toMatchObject({ capacity: 4, pier: 0 })
  },
)

for (const edition of [2014, 2016] as const)
  rule('D16', `${edition}: a returned ship may be taken by anyone`, () => {
    const state = changed(firstTurn({ players: 3, edition }), before => {
      harbour(playerOf(before, 0)).ships = [2, 0]
      before.ships = [0, 2, 2, 1, 1]
      before.cycle = 3
      before.step = 'event phase'
    })
    play(state, 'return first ship')
    untilStep(state, 'place marker')
    play(state, moves(state, 'place workers')[0] ?? '', 'done')
    expect(moves(state, 'take ship')).toContain('take ship 2')
  })

rule('WF 6.0', 'the event phase follows the fourth cycle', () => {
  const state = endOfDecade(() => undefined)
  const events = finishCycle(state)
  const order = events.flatMap(({ type }) => (['sale', 'event', 'decade'].includes(type) ? [type] : []))
  expect(order).toEqual(['sale', 'event', 'decade', 'sale'].slice(0, order.length))
  expect(order.slice(0, 3)).toEqual(['sale', 'event', 'decade'])
})

rule('WF 6.I', 'all markers return from the chart, ships among them', () => {
  const state = endOfDecade(before => {
    harbour(playerOf(before, 0)).ships = [2, 0]
  })
  untilStep(state, 'dismiss workers')
  for (const { chart } of state.players) expect(chart).toEqual([NO_MARKER, NO_MARKER, NO_MARKER, NO_MARKER, NO_MARKER])
})

rule('WF 6.III', 'the least valuable portfolio names the start player', () => {
  const state = endOfDecade(before => {
    playerOf(before, 2).shares = 1
  })
  untilStep(state, 'name start player')
  expect(state.seat).toBe(2)
  play(state, 'start player green')
  expect([state.startPlayer, state.decade]).toEqual([2, 2])
})

rule('ruling 29', 'Charisma is asked before the poorest player; the Broker trades after the event', () => {
  const state = endOfDecade(before => {
    playerOf(before, 2).shares = 1
    give(playerOf(before, 1), 'charisma')
    give(playerOf(before, 0), 'broker')
    playerOf(before, 0).cash = 40
  })
  const asked: string[] = []
  idleWhile(state, () => {
    if (
      state.cycle === 3 &&
      ['sell shares', 'buy shares', 'claim start player', 'name start player'].includes(state.step) &&
      state.decade === 1
    )
      asked.push(`${state.seat} ${state.step} ${state.events.length}`)
    return state.decade === 1
  })
  expect(asked).toEqual(['0 sell shares 1', '0 buy shares 1', '1 claim start player 1', '2 name start player 1'])
  expect(tilesOf(playerOf(state, 1))).toEqual(['charisma'])
})

rule('WF IV', 'the left neighbour starts the next cycle', () => {
  const state = firstTurn()
  finishCycle(state)
  expect([state.startPlayer, state.seat, state.cycle]).toEqual([1, 1, CLOTHES])
})

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

for (const edition of [2014, 2016] as const)
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

rule('WF 6.II', 'in 1810 the event is the end of the game: nobody is let go any more', () => {
  const state = turnWith((before, player) => {
    before.decade = 5
    before.cycle = 3
    before.step = 'event phase'
    harbour(player).ships = [4, 0]
    player.cash = 100
  })
  expect([state.step, state.exchange]).toEqual(['buy shares', 'final'])
})
