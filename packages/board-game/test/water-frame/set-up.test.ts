import { BadInput } from '@arkwright/kernel'
import { rule } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { ACTION_MARKERS, markerNamed } from '../../src/components/action-markers.ts'
import { GOOD_NAMES, GOODS } from '../../src/components/goods.ts'
import { TILE_NAMES, tileNamed } from '../../src/components/tiles.ts'
import { WATER_FRAME_COMPONENTS } from '../../src/components/water-frame.ts'
import type { BoardEvent } from '../../src/events.ts'
import { appealOf, workersIn } from '../../src/factory.ts'
import { demandFor, wage } from '../../src/job-market.ts'
import { waterFrameRules } from '../../src/rules.ts'
import type { State } from '../../src/state.ts'
import { waterFrame } from '../../src/water-frame.ts'
import { EDITIONS, FOOD, harbour, idle, LAMPS, moves, play, playerOf, setUp, untilStep, why } from './position.ts'

/** id, players, seat, factories as workers/price/appeal, shares and cash before, building cost, cash after. */
const PREDETERMINED: readonly [string, number, number, string, number, number, number][] = [
  ['S4a', 4, 0, 'clothes 4/6/3, cutlery 5/6/4', 9, 19, 41],
  ['S4b', 4, 1, 'food 4/7/1, cutlery 5/7/3', 10, 18, 32],
  ['S4c', 4, 2, 'clothes 4/5/4, lamps 6/8/3', 9, 20, 40],
  ['S4d', 4, 3, 'food 4/5/3, lamps 6/9/2', 10, 19, 31],
  ['S5a', 3, 0, 'food 4/7/1, clothes 4/8/1', 10, 17, 33],
  ['S5b', 3, 1, 'food 4/6/2, cutlery 5/8/2', 9, 18, 42],
  ['S5c', 3, 2, 'food 4/5/3, lamps 6/9/2', 9, 19, 41],
  ['S6a', 2, 0, 'food 4/5/3, cutlery 5/8/2', 8, 18, 52],
  ['S6b', 2, 1, 'food 4/7/1, clothes 4/8/1', 7, 17, 63],
]

/** The predetermined game once the factories are paid for. */
function begun(players: number, edition: 2014 | 2016 = 2016, events: BoardEvent[] = []): State {
  const state = setUp({ players, edition })
  while (state.step !== 'place marker') events.push(...idle(state))
  return state
}

for (const edition of EDITIONS) {
  for (const [id, players, seat, factories, shares, cost, cash] of PREDETERMINED) {
    rule(id, `${edition}: the set-up table of ${players} players, seat ${seat + 1}`, () => {
      const events: BoardEvent[] = []
      const state = begun(players, edition, events)
      const player = playerOf(state, seat)
      const shown = GOODS.filter(good => player.factories[good].level > 0).map(good => {
        const factory = player.factories[good]
        return `${GOOD_NAMES[good]} ${workersIn(factory)}/${factory.price}/${appealOf(state, factory, good)}`
      })
      expect(shown.join(', ')).toBe(factories)
      expect([player.shares, player.cash]).toEqual([shares, cash])
      expect(events).toContainEqual({ type: 'paid', seat, amount: cost, to: 'factories' })
    })
  }
}

rule('WF 4.1.I', 'job market after the predetermined set-ups: empty spaces, demand and wage', () => {
  const start = ([2, 3, 4] as const).map(players => {
    const state = begun(players)
    // The first economy marker has been turned up already; undo what it returned.
    const employed = state.players.reduce(
      (sum, { factories }) => sum + factories.reduce((n, f) => n + workersIn(f), 0),
      0,
    )
    state.emptySpaces = employed + { 2: 12, 3: 8, 4: 4 }[players]
    return [state.emptySpaces, ...GOODS.map(good => demandFor(state, good)), wage(state)]
  })
  expect(start).toEqual([
    [29, 8, 6, 5, 4, 2],
    [35, 9, 8, 7, 5, 3],
    [42, 11, 10, 8, 7, 3],
  ])
})

rule('WF 4.1.I', 'the predetermined events, one for each decade before the last', () => {
  const names = (setup: 'predetermined' | 'predetermined-shuffled', seed: string): string[] => {
    const state = setUp({ players: 2, setup, seed })
    const seen: string[] = []
    while (state.step !== 'over')
      for (const event of idle(state))
        if (event.type === 'event')
          seen.push(waterFrame.vocabulary.find(move => move.kind === 'event' && move.event === event.event)?.text ?? '')
    return seen
  }
  const printed = ['event lobby', 'event war on the continent', 'event bureaucracy', 'event world exhibition']
  expect(names('predetermined', 'a')).toEqual(printed)
  const shuffled = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => names('predetermined-shuffled', seed))
  for (const events of shuffled)
    expect([events[2], [...events].sort()]).toEqual(['event bureaucracy', [...printed].sort()])
  expect(new Set(shuffled.map(String)).size).toBeGreaterThan(1)
})

rule(
  'WF 4.1.I',
  'economy markers with three workers are left out with two players and in the predetermined set-up',
  () => {
    const workersOf = (players: number, setup: 'predetermined' | 'free') =>
      new Set(waterFrameRules(setUp({ players, setup }).rules).economyMarkers.map(({ workers }) => workers))
    expect(workersOf(4, 'free').has(3)).toBe(true)
    expect(workersOf(3, 'free').has(3)).toBe(true)
    expect(workersOf(2, 'free').has(3)).toBe(false)
    expect(workersOf(4, 'predetermined').has(3)).toBe(false)
  },
)

rule('WF 4.1.II', 'fifteen shares on space 10, an empty harbour, and the two-player contract track', () => {
  const state = setUp({ setup: 'free' })
  for (const player of state.players) {
    expect([player.shares, player.space, player.cash]).toEqual([15, 10, 0])
    expect(player.harbour).toEqual({ ships: [0, 0], contracts: [0, 0, 0, 0], columns: 0, rows: 0 })
  }
  const track = (players: number) => waterFrameRules(setUp({ players }).rules).contractTrack
  expect([track(2), track(3), track(4)]).toEqual([
    [2, 4],
    [2, 4, 6, 8, 10],
    [2, 4, 6, 8, 10],
  ])
})

for (const edition of EDITIONS)
  rule('D25', `${edition}: the start player of the free set-up is drawn, each as likely`, () => {
    const started = new Set(
      Array.from({ length: 30 }, (_, i) => setUp({ setup: 'free', edition, seed: `${i}` }).startPlayer),
    )
    expect(started).toEqual(new Set([0, 1, 2, 3]))
  })

rule('WF 4.1.III', 'markers for each row of the mat by number of players, light above dark', () => {
  for (const [players, perRow] of [
    [2, [2, 2, 2, 2]],
    [3, [3, 3, 3, 3]],
    [4, [4, 5, 5, 4]],
  ] as const) {
    for (const setup of ['free', 'predetermined'] as const) {
      const { mat, players: seated } = setUp({ players, setup })
      const taken = seated.reduce((sum, { advanced }) => sum + advanced.length, 0)
      const counts = mat.map(row => row.reduce((sum, count) => sum + count, 0))
      expect([(counts[0] ?? 0) + taken, ...counts.slice(1)]).toEqual(perRow)
      for (const [level, row] of mat.entries())
        for (const [marker, count] of row.entries())
          if (count > 0) expect(ACTION_MARKERS[marker]?.shade).toBe(level < 2 ? 'light' : 'dark')
    }
  }
})

rule('WF 4.1.III', 'ships: all ten, or only the four small ones with two players', () => {
  expect(setUp({ setup: 'free', players: 4 }).ships).toEqual([4, 2, 2, 1, 1])
  expect(setUp({ setup: 'free', players: 2 }).ships).toEqual([4, 0, 0, 0, 0])
})

rule(
  'WF 4.1.III',
  'seven tiles for each player, Charisma and an Inventor among them, fewer copies than players',
  () => {
    for (const players of [2, 3, 4]) {
      for (const patrons of [false, true]) {
        const { tiles } = setUp({ setup: 'free', players, patrons })
        expect(tiles.reduce((sum, count) => sum + count, 0)).toBe(7 * players)
        expect(tiles[tileNamed('charisma')]).toBe(1)
        expect(tiles[tileNamed('inventor')]).toBeGreaterThan(0)
        expect(Math.max(...tiles)).toBeLessThan(players)
        if (patrons) for (const good of GOOD_NAMES) expect(tiles[tileNamed(`patron of ${good}`)]).toBe(1)
      }
    }
  },
)

rule('WF 4.1.III', 'the tiles of the predetermined set-up: 12, 18, 24', () => {
  const counts = [2, 3, 4].map(players => {
    const { tilesOut } = waterFrameRules(setUp({ players }).rules)
    return tilesOut.reduce((sum, count) => sum + count, 0)
  })
  expect(counts).toEqual([12, 18, 24])
})

rule('WF 4.1.IV', 'two factories each, the second ones in reverse order, with two rows staffed', () => {
  const state = setUp({ setup: 'free', players: 3 })
  const order: number[] = []
  for (const good of ['food', 'food', 'food', 'lamps', 'lamps', 'lamps']) {
    order.push((state.seat - state.startPlayer + 3) % 3)
    play(state, `found ${good}`)
    play(state, `price ${good} 5`)
  }
  expect(order).toEqual([0, 1, 2, 2, 1, 0])
  for (const { factories } of state.players) {
    expect([factories[FOOD].workers, factories[LAMPS].workers]).toEqual([
      [2, 2, 0, 0],
      [3, 3, 0, 0],
    ])
  }
})

/** A free set-up whose factories are founded: the last player is about to sell shares. */
function founded(players = 3): State {
  const state = setUp({ setup: 'free', players })
  while (state.step !== 'start-up capital') play(state, moves(state)[0] ?? '')
  return state
}

rule(
  'WF 4.1.V',
  'in reverse order each sells at least what the factories cost and takes a special marker at once',
  () => {
    const state = founded()
    expect((state.seat - state.startPlayer + 3) % 3).toBe(2)
    // Food and clothes cost £17: two shares at £10.
    expect(why(state, 'sell shares 1')).toBe('WF 4.1.V: factories-must-be-paid-for')
    expect(why(state, 'sell shares 16')).toBe('WF 4.1.V: not-enough-shares')
    const { seat } = state
    play(state, 'sell shares 4')
    expect([state.step, state.seat, playerOf(state, seat).cash]).toEqual(['take special marker', seat, 40])
    expect(moves(state, 'take ship')).toEqual(['take ship 2'])
    expect(moves(state, 'take light').length).toBeGreaterThan(0)
    expect(moves(state, 'take dark')).toEqual([])
    play(state, 'take ship 2')
    expect([state.step, (state.seat - state.startPlayer + 3) % 3]).toEqual(['start-up capital', 1])
    expect(harbour(playerOf(state, seat)).ships).toEqual([2, 0])
  },
)

rule('WF 4.1.V', 'the predetermined special markers; an assigned tile gets its factory from its owner', () => {
  const state = setUp()
  expect([state.step, state.seat, moves(state)]).toEqual([
    'assign a tile',
    2,
    ['assign foreman clothes', 'assign foreman lamps', 'done'],
  ])
  play(state, 'assign foreman lamps')
  expect(playerOf(state, 0).advanced.map(marker => ACTION_MARKERS[marker]?.name)).toEqual(['light machinery'])
  expect(harbour(playerOf(state, 1)).ships).toEqual([2, 0])
  expect(playerOf(state, 2).tiles).toEqual([{ tile: tileNamed('foreman'), good: LAMPS, uses: 0 }])
  expect(playerOf(state, 3).advanced.map(marker => ACTION_MARKERS[marker]?.name)).toEqual(['light production'])
})

rule('WF 4.1.VI', 'the building costs are paid from the capital', () => {
  const state = founded(2)
  while (state.decade === 0)
    play(state, moves(state, 'sell shares 4')[0] ?? moves(state, 'done')[0] ?? moves(state)[0] ?? '')
  expect(state.players.map(({ cash }) => cash)).toEqual([23, 23])
})

rule('E01', 'in Water Frame too: clothes I costs 9, lamps I 11', () => {
  const { cost } = setUp().rules
  expect([cost[1][1], cost[3][1]]).toEqual([9, 11])
})

rule('E02', 'in Water Frame too: food I at £6 has two workers in each of two rows and appeal 2', () => {
  const state = setUp({ setup: 'free', players: 2 })
  const { seat } = state
  play(state, 'found food', 'price food 6')
  const food = playerOf(state, seat).factories[FOOD]
  expect([food.workers, appealOf(state, food, FOOD)]).toEqual([[2, 2, 0, 0], 2])
})

rule('E03', 'in Water Frame too: food I and lamps I are £19', () => {
  const state = setUp({ setup: 'free', players: 2 })
  const { seat } = state
  play(state, 'found food', 'price food 5', 'found food', 'price food 5', 'found clothes', 'price clothes 5')
  play(state, 'found lamps', 'price lamps 5')
  const events = untilStep(state, 'place marker')
  expect(events).toContainEqual({ type: 'paid', seat, amount: 19, to: 'factories' })
})

for (const [edition, tiles] of [
  [2014, 40],
  [2016, 50],
] as const)
  rule('D18', `${edition}: ${tiles} tiles, of which 26, 19 or 12 are drawn`, () => {
    const { tileCopies } = waterFrameRules(setUp({ edition, setup: 'free' }).rules)
    expect(tileCopies.reduce((sum, copies) => sum + copies, 0)).toBe(tiles)
    const drawn = [4, 3, 2].map(players => waterFrameRules(setUp({ edition, players, setup: 'free' }).rules).tilesDrawn)
    expect(drawn).toEqual([26, 19, 12])
  })

for (const [edition, events] of [
  [2014, 14],
  [2016, 15],
] as const)
  rule('D19', `${edition}: ${events + 2} event markers with Bureaucracy and End of Game`, () => {
    const { eventPool } = waterFrameRules(setUp({ edition, setup: 'free', houseEvents: true }).rules)
    expect(eventPool).toHaveLength(events)
  })

rule('D20', 'thirty shares in both editions', () => {
  for (const edition of EDITIONS) expect(setUp({ edition }).rules.figures.sharesPerCompany).toBe(30)
})

rule('ruling 33', 'no marker of an unexplained kind: six coloured actions, four grey ones, ships', () => {
  expect([...new Set(ACTION_MARKERS.map(({ action }) => action))]).toEqual([
    'factory',
    'workers',
    'machinery',
    'quality',
    'distribution',
    'stock exchange',
    'production',
    'ship',
  ])
})

for (const id of ['D21', 'D22'])
  rule(id, 'the parts of 2016 that no text explains are in neither edition', () => {
    for (const edition of EDITIONS) {
      const texts = setUp({ edition }) && waterFrame.vocabulary.map(({ text }) => text).join('\n')
      expect(texts).not.toMatch(/reorgani|award|bonus/)
    }
  })

rule('WF 2.0', 'ships, economy markers, contracts and workers are those of the list', () => {
  const { rules, ships } = setUp({ setup: 'free' })
  expect([ships.reduce((sum, count) => sum + count, 0), rules.workers]).toEqual([10, 80])
  expect(waterFrameRules(rules).economyMarkers).toHaveLength(9)
  expect(TILE_NAMES).toHaveLength(20)
})

rule('WF 4.0', 'the light stock exchange marker stays in the box', () => {
  expect(waterFrame.parseMove('take light stock exchange')).toBeUndefined()
  expect(
    setUp().mat.every(row => row[ACTION_MARKERS.findIndex(({ name }) => name === 'light stock exchange')] === 0),
  ).toBe(true)
})

test('options: edition 2016 and the predetermined set-up unless said otherwise; nothing unknown is let through', () => {
  expect(waterFrame.parseOptions({ players: 3 })).toEqual({
    players: 3,
    edition: 2016,
    setup: 'predetermined',
    patrons: false,
    houseEvents: false,
  })
  expect(() => waterFrame.parseOptions({ players: 3, edition: 2015 })).toThrow(
    'options: edition must be one of 2014, 2016',
  )
  expect(() => waterFrame.parseOptions({ players: 3, setup: 'random' })).toThrow(BadInput)
  expect(() => waterFrame.parseOptions({ players: 3, events: true })).toThrow(BadInput)
  expect(() => waterFrame.parseOptions({ players: 3, patrons: 1 })).toThrow(BadInput)
  expect(() =>
    waterFrame.parseOptions({ players: 3, components: { markersPerRow: { players3: [6, 6, 6, 6] } } }),
  ).toThrow('markersPerRow')
  for (const figure of ['tilesDrawn', 'tilesDrawnBesidePatrons'])
    expect(() => waterFrame.parseOptions({ players: 3, components: { [figure]: { players2: 19 } } })).toThrow(figure)
  expect(() =>
    waterFrame.parseOptions({ players: 3, components: { tilesDrawnBesidePatrons: { players2: 14 } } }),
  ).not.toThrow()
  expect(() =>
    waterFrame.parseOptions({ players: 3, components: { economyWorkers: [3, 3, 3, 3, 3, 3, 1, 1, 1] } }),
  ).toThrow('economy markers')
})

test('an owner may correct a figure of Water Frame', () => {
  const state = setUp({ components: { crews: [0, 2, 3, 4, 5] } })
  expect(waterFrameRules(state.rules).crewOf[4]).toBe(2)
  expect(WATER_FRAME_COMPONENTS.crews.value[1]).toBe(1)
})

test('an owner may correct the special marker that a seat begins with', () => {
  const markers = (red: Record<string, number>) => ({ predeterminedMarkers: { players4: { red } } })
  const components = markers({ 'ship 2': 0, school: 1 })
  const [, red] = setUp({ players: 4, components }).players
  expect(red?.tiles.map(({ tile }) => TILE_NAMES[tile])).toEqual(['school'])
  expect(red?.harbour?.ships).toEqual([0, 0])

  const withoutShips = { ships: { players4: [0, 0, 0, 0, 0] } }
  const refusal = (wrong: unknown) => () => waterFrame.parseOptions({ players: 4, components: wrong })
  expect(refusal(markers({ school: 1 }))).toThrow('predeterminedMarkers gives red 2 markers; it must be one')
  expect(refusal(markers({ 'ship 2': 0 }))).toThrow('predeterminedMarkers gives red 0 markers; it must be one')
  expect(refusal(markers({ 'ship 2': 0, foreman: 1 }))).toThrow('gives away foreman 2 times, but there are only 1')
  expect(refusal(markers({ 'ship 2': 0, office: 1 }))).toThrow('gives away office 1 times, but there are only 0')
  expect(refusal(markers({ 'ship 4': 1 }))).toThrow('predeterminedMarkers.players4.red.ship 4 does not exist')
  expect(refusal(withoutShips)).toThrow('predeterminedMarkers gives away ship 2 1 times, but there are only 0')
  expect(refusal({ ...components, ...withoutShips })).not.toThrow()
})

test('an owner may correct which grey markers lie in a row of the mat, within its shade', () => {
  const row = (I: Record<string, number>) => ({ predeterminedMat: { players3: { I } } })
  const state = setUp({ players: 3, components: row({ 'light distribution': 0, 'light quality': 1 }) })
  expect(state.mat[0]?.[markerNamed('light quality')]).toBe(1)
  expect(state.mat[0]?.[markerNamed('light distribution')]).toBe(0)
  expect(() =>
    waterFrame.parseOptions({ players: 3, components: row({ 'light distribution': 0, 'dark quality': 1 }) }),
  ).toThrow('predeterminedMat lays dark quality into row I, which is light grey')
})
