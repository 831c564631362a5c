import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { NO_MARKER } from '../../src/components/action-markers.ts'
import { AMONG_THE_FIRST, EVENT_NAMES } from '../../src/components/events.ts'
import type { State } from '../../src/state.ts'
import { waterFrame } from '../../src/water-frame.ts'
import {
  CLOTHES,
  changed,
  EDITIONS,
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
  withoutSeed,
} from './position.ts'

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
  expect(forced.events.at(-1)).toBe(AMONG_THE_FIRST)
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

for (const edition of EDITIONS) {
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
}

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
