import { type State, shareValue, spinningJenny, TILE_NAMES } from '@arkwright/board-game'
import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { contextWith } from '../../src/board-game/context.ts'
import { boardGameExpertise, waterFrameExpertise } from '../../src/board-game/expertise.ts'
import { project, projectOutlooks } from '../../src/board-game/projection.ts'
import { PLAIN_WEIGHTS } from '../../src/board-game/weights.ts'
import { decisionsOf } from '../positions.ts'

const expertise = boardGameExpertise(PLAIN_WEIGHTS)
const waterFrame = waterFrameExpertise(PLAIN_WEIGHTS)

function start(players: 2 | 3 | 4): State {
  return spinningJenny.setup(spinningJenny.parseOptions({ players }), seedRandom('start'))
}

function changed(state: State, change: (player: State['players'][number]) => void): number {
  const other = spinningJenny.copy(state)
  const [player] = other.players
  if (player === undefined) throw new Error('no seat decides')
  change(player)
  return project(other, PLAIN_WEIGHTS)[0]?.worth ?? 0
}

const BOTH = [
  { game: 'Spinning Jenny', decisions: (players: 2 | 3 | 4) => decisionsOf(expertise, { players, seed: 'pure' }) },
  { game: 'Water Frame', decisions: (players: 2 | 3 | 4) => decisionsOf(waterFrame, { players, seed: 'pure' }) },
] as const

describe.each(BOTH)('of $game', ({ decisions }) => {
  test.each([2, 3, 4] as const)(
    'gives the same result again, in any order, and changes nothing, with %i players',
    players => {
      const states = [...decisions(players)]
      const saved = () => JSON.stringify(states.map(state => spinningJenny.save(state)))
      const before = saved()
      const context = contextWith(PLAIN_WEIGHTS)
      const first = states.map(state => projectOutlooks(context, state))
      const again = states.toReversed().map(state => projectOutlooks(context, state))
      expect(states.map(state => project(state, PLAIN_WEIGHTS))).toEqual(first)
      expect(again.toReversed()).toEqual(first)
      expect(saved()).toBe(before)
      for (const { worth } of first.flat()) expect(Number.isFinite(worth)).toBe(true)
    },
  )

  test('is the score at the end', () => expectScore([...decisions(3)].at(-1)))
})

test('keeps the markets of games with other figures apart', () => {
  const context = contextWith(PLAIN_WEIGHTS)
  const options = [{}, { components: { cost: { food: [7, 9, 11, 13] } } }].map(rest =>
    waterFrame.game.parseOptions({ players: 2, ...rest }),
  )
  const states = options.map(one => waterFrame.game.setup(one, seedRandom('start')))
  for (const state of [...states, ...states]) {
    expect(projectOutlooks(context, state)).toEqual(project(state, PLAIN_WEIGHTS))
  }
})

test('keeps shipments with another income apart', () => {
  const context = contextWith(PLAIN_WEIGHTS)
  const { game } = waterFrame
  // 16 for a shipment and no second ship must not look like a second ship of capacity 2.
  const options = game.parseOptions({ players: 2, components: { officeIncome: 16 } })
  const office = [{ tile: TILE_NAMES.indexOf('office'), good: -1, uses: 0 }]
  const states = [
    { tiles: office, ships: [4, 0] },
    { tiles: [], ships: [4, 2] },
  ].map(({ tiles, ships }) => {
    const state = game.setup(options, seedRandom('start'))
    const [player] = state.players
    if (player?.harbour == null) throw new Error('Water Frame has harbours')
    Object.assign(player, { tiles, stored: [20, 20, 20, 20] })
    Object.assign(player.harbour, { ships, contracts: [4, 4, 4, 4] })
    return state
  })
  const apart = states.map(state => project(state, PLAIN_WEIGHTS))
  expect(apart[0]?.[0]?.salesIncome).toBeGreaterThan(apart[1]?.[0]?.salesIncome ?? 0)
  expect(states.map(state => projectOutlooks(context, state))).toEqual(apart)
})

test.each([
  ['spaces for sold goods', { spacesForSale: { goodsSold: 0, mostAppeal: 0, mostSold: 0 } }, 'shareSpaces'],
  ['workers of obsolete factories', { obsoleteWorkers: 0 }, 'runningCosts'],
] as const)('reads corrected figures: %s', (_, components, line) => {
  const { game } = expertise
  const [printed, corrected] = [{}, { components }].map(rest => {
    const state = game.setup(game.parseOptions({ players: 2, ...rest }), seedRandom('start'))
    return project(state, PLAIN_WEIGHTS)[0]?.[line] ?? 0
  })
  expect(corrected).toBeLessThan(printed ?? 0)
})

function expectScore(end: State | undefined): void {
  if (end === undefined) throw new Error('no game was played')
  const scores = spinningJenny.standings(end).map(({ score }) => score)
  for (const [seat, outlook] of project(end, PLAIN_WEIGHTS).entries()) {
    const player = end.players[seat]
    expect(outlook.shares * outlook.shareValue).toBe(scores[seat])
    expect(outlook.worth).toBeCloseTo((scores[seat] ?? 0) + 0.01 * (player?.cash ?? 0))
    expect(outlook.shareValue).toBe(player && shareValue(end, player))
  }
}

describe('sees what a player would see', () => {
  const state = start(2)
  const worth = project(state, PLAIN_WEIGHTS)[0]?.worth ?? 0

  test('cash, shares and quality are worth something', () => {
    expect(changed(state, player => (player.cash += 20))).toBeGreaterThan(worth + 15)
    expect(changed(state, player => player.shares++)).toBeGreaterThan(worth + 9)
    expect(changed(state, player => player.factories[0].quality++)).toBeGreaterThan(worth)
  })

  test('a loan costs more than it brings, and an emptied purse costs shares', () => {
    expect(changed(state, player => (player.loans += 1))).toBeLessThan(worth - 10)
    const poor = spinningJenny.copy(state)
    for (const player of poor.players) player.cash = 0
    expect(project(poor, PLAIN_WEIGHTS)[0]?.emergencyShares).toBeGreaterThan(0)
  })

  test('wages of a row without buyers are a loss', () => {
    const idle = changed(
      state,
      ({ factories: [food] }) => (food.workers = [food.workers[0], food.workers[1], food.workers[2], 1]),
    )
    expect(idle).toBeLessThan(worth)
  })

  test('the breakdown adds up', () => {
    for (const outlook of project(state, { ...PLAIN_WEIGHTS, liquidity: 0 })) {
      expect(outlook.shares * outlook.shareValue + outlook.cash + outlook.promise).toBeCloseTo(outlook.worth)
      expect(outlook.salesIncome).toBeGreaterThan(0)
      expect(outlook.runningCosts).toBeGreaterThan(0)
      // 2 + 4 + 6 + 8 in each of three decades.
      expect(outlook.administration).toBe(60)
    }
  })
})
