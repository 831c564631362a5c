import { cardGame, type Factory, type Player, type State } from '@arkwright/card-game'
import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { contextWith } from '../../src/card-game/context.ts'
import { cardGameExpertise } from '../../src/card-game/expertise.ts'
import { project, projectOutlooks } from '../../src/card-game/projection.ts'
import { PLAIN_WEIGHTS } from '../../src/card-game/weights.ts'
import { decisionsOf } from './positions.ts'

const expertise = cardGameExpertise(PLAIN_WEIGHTS)

function start(options: object): State {
  return cardGame.setup(cardGame.parseOptions(options), seedRandom('start'))
}

function changed(state: State, change: (player: Player) => void): number {
  const other = cardGame.copy(state)
  const [player] = other.players
  if (player === undefined) throw new Error('no seat decides')
  change(player)
  return project(other, PLAIN_WEIGHTS)[0]?.worth ?? 0
}

test.each([{ players: 1 }, { players: 2 }, { players: 3, expert: 'all' }, { players: 4 }])(
  'gives the same result again and changes nothing: %o',
  options => {
    const context = contextWith(PLAIN_WEIGHTS)
    for (const state of decisionsOf(expertise, options, 'pure')) {
      const before = JSON.stringify(cardGame.save(state))
      const first = project(state, PLAIN_WEIGHTS)
      for (let again = 0; again < 2; again++) expect(projectOutlooks(context, state)).toEqual(first)
      expect(JSON.stringify(cardGame.save(state))).toBe(before)
      for (const { worth } of first) expect(Number.isFinite(worth)).toBe(true)
    }
  },
)

test('counts a handicap on the final score', () => {
  const worths = (options: object) => project(start(options), PLAIN_WEIGHTS).map(({ worth }) => worth)
  const plain = worths({ players: 3 })
  const found = worths({ players: 3, scoreHandicap: [7, 0, -4] })
  expect(found.map((worth, seat) => Math.round(worth - (plain[seat] ?? 0)))).toEqual([7, 0, -4])
})

test('is the score at the end', () => {
  const end = [...decisionsOf(expertise, { players: 3 }, 'end')].at(-1)
  if (end === undefined) throw new Error('no game was played')
  const standings = cardGame.standings(end)
  for (const [seat, outlook] of project(end, PLAIN_WEIGHTS).entries()) {
    const { score = 0, tieBreak = 0 } = standings[seat] ?? {}
    expect(outlook.shares * outlook.shareValue).toBe(score)
    expect(outlook.worth).toBeCloseTo(score + 0.01 * tieBreak)
  }
})

function changeFactory(player: Player, good: number, change: Partial<Factory>): void {
  player.factories = player.factories.map((factory, i) => (i === good ? { ...factory, ...change } : factory))
}

test.each([2, 3, 4, 5, 6])('sells in the last production what the rules then sell, at appeal %i', appeal => {
  const state = start({ players: 4 })
  Object.assign(state, { decade: 3, good: 3, stage: 'production', step: 'sale', seat: 0, place: 0 })
  state.demand[3] = 1
  for (const player of state.players) {
    if ((player.factories[3]?.side ?? 0) > 0) changeFactory(player, 3, { marker: appeal })
    player.stock = [0, 0, 0, 2]
  }
  const forecast = project(state, PLAIN_WEIGHTS)[0]
  const most = cardGame.parseMove(`sell ${Math.min(5, appeal - 1)}`)
  if (most === undefined) throw new Error('no such move')
  expect(cardGame.refusal(state, most)).toBeUndefined()
  let income = 0
  cardGame.play(state, most, event => {
    if (event.type === 'money' && event.seat === 0 && event.for === 'home sale') income += event.amount
  })
  expect(income).toBeGreaterThan(0)
  expect(forecast?.salesIncome).toBe(income)
})

describe('sees what a player would see', () => {
  const state = start({ players: 2 })
  const worth = project(state, PLAIN_WEIGHTS)[0]?.worth ?? 0

  test('money, shares, share value, quality and distribution are worth something', () => {
    expect(changed(state, player => (player.money += 20))).toBeGreaterThan(worth + 15)
    expect(changed(state, player => player.shares++)).toBeGreaterThan(worth + 9)
    expect(changed(state, player => player.shareValue++)).toBeGreaterThan(worth + 9)
    expect(changed(state, player => (player.quality = [2, 0, 0, 0]))).toBeGreaterThan(worth)
    expect(changed(state, player => (player.distribution = [2, 0, 0, 0]))).toBeGreaterThanOrEqual(worth)
  })

  test('a loan costs a share, an empty purse costs loans', () => {
    expect(changed(state, player => player.loans++)).toBeLessThan(worth - 9)
    const poor = cardGame.copy(state)
    for (const player of poor.players) player.money = 0
    expect(project(poor, PLAIN_WEIGHTS)[0]?.loans).toBeGreaterThan(0)
  })

  test('machines save wages, ship tokens cost share value', () => {
    const automated = changed(state, player => {
      for (const [good, { first }] of player.factories.entries())
        changeFactory(player, good, { firstAutomated: first > 0 })
    })
    expect(automated).toBeGreaterThan(worth)
    expect(changed(state, player => (player.shipTokens = 4))).toBeLessThan(worth - 10)
  })

  test('the breakdown adds up', () => {
    for (const [seat, outlook] of project(state, PLAIN_WEIGHTS).entries()) {
      const open = state.players[seat]?.factories.map(({ side }) => side > 0) ?? []
      const fixedCost = state.rules.fixedCost[0]?.reduce((sum, cost, good) => sum + (open[good] ? cost : 0), 0) ?? 0
      const { shares, shareValue, cash, promise } = outlook
      expect(shares * shareValue + 0.01 * cash + promise).toBeCloseTo(outlook.worth)
      expect(outlook.salesIncome).toBeGreaterThan(0)
      expect(outlook.wages).toBeGreaterThan(0)
      expect(outlook.fixedCosts).toBe(3 * fixedCost)
    }
  })

  test('in the solo game the worths of the opponents follow the seat', () => {
    const worths = [0, 0, 0, 0]
    const alone = start({ players: 1, factories: 'drawn' })
    expertise.project(alone, worths)
    const [rival] = alone.rivals
    expect(worths[1]).toBeGreaterThan((rival?.shares ?? 0) * (rival?.shareValue ?? 0))
    const weighed = cardGameExpertise({ ...PLAIN_WEIGHTS, rivalAmongMany: 0.5 })
    const better = Math.max(worths[1] ?? 0, worths[2] ?? 0)
    expect(weighed.utility(worths, 1, 0)).toBeCloseTo((worths[0] ?? 0) - 0.5 * better)
  })
})
