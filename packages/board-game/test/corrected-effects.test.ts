// Numbers of tiles, events and rules that an owner of the printed game corrects take effect; wrong ones are refused.
import { expect, test } from 'vitest'
import { CLIMBS, climbOf } from '../src/climb.ts'
import { costWithTiles } from '../src/factory.ts'
import { emergency } from '../src/treasury.ts'
import { waterFrame } from '../src/water-frame.ts'
import { turnUp } from './events/event-phase.ts'
import { CLOTHES, FOOD, firstTurn, give, moves, paid, play, playerOf, turnWith } from './water-frame/position.ts'

test('machines, Foreman and Workshop cost what the table says', () => {
  const components = { machineCost: 3, foremanWorkers: 1, foremanDiscount: 1, workshopMachineCosts: 4 }
  const state = turnWith(
    (before, player) => {
      before.emptySpaces = 80
      give(player, 'foreman', CLOTHES)
    },
    { components },
  )
  const player = playerOf(state, 0)
  expect(costWithTiles(state, player, FOOD, 2, 2)).toBe(2 * 5 + 2 * 3)
  expect(costWithTiles(state, player, CLOTHES, 2, 2)).toBe(4 + 5 + 2 * 3)
  give(player, 'workshop', CLOTHES)
  expect(costWithTiles(state, player, CLOTHES, 2, 2)).toBe(4 + 5 + 4)
})

test('the Accountant widens the payment by the corrected sum', () => {
  const state = turnWith((_, player) => give(player, 'accountant'), { components: { accountantSum: 1 } })
  play(state, 'place workers 4')
  expect(moves(state)).toEqual(['pay 7', 'pay 8', 'pay 9'])
})

test('Income Tax takes the corrected share', () => {
  const components = { incomeTax: 2, incomeTaxed: 20 }
  const { events } = turnUp('income tax', before => Object.assign(playerOf(before, 0), { cash: 59 }), { components })
  expect(paid(events, 0, 'event')).toBe(4)
})

test('the Steam Engine sells at the corrected price', () => {
  const { state } = turnUp('steam engine', undefined, { components: { steamEnginePrice: 7 } })
  const [machine = ''] = moves(state, 'machine')
  const { seat } = state
  expect(paid(play(state, machine), seat, 'event')).toBe(7)
})

test('loans and sales move the share value by the corrected spaces', () => {
  const { rules, ...rest } = firstTurn({ components: { spacesBackPerLoan: 3, spacesForSale: { mostSold: 2 } } })
  expect(emergency({ rules, ...rest }, { cash: 0, shares: 0, space: 10 }, 15)).toEqual({
    shares: 0,
    loans: 2,
    spaces: 6,
  })
  const leaders = { mostAppeal: 0, mostSold: 0 }
  expect(CLIMBS.map(why => climbOf(why, 0, 5, leaders, rules.figures.spacesForSale))).toEqual([2, 1, 2])
})

test.each([
  [{ officeIncome: -1 }, 'components.officeIncome must be a whole number from 0 to 50'],
  [{ inventorCosts: [5, 10] }, 'components.inventorCosts must be a list of 4 entries'],
  [{ agentGoods: 2 }, 'components.agentGoods must be a whole number from 0 to 1'],
  [{ spacesForSale: { most: 1 } }, 'components.spacesForSale.most does not exist'],
  [{ shipCapacities: [2, 4, 6, 8, 12] }, 'components.shipCapacities[4] cannot be corrected'],
  [{ smallWarehouseSpaces: 20, highestPrice: 20 }, '20 smallWarehouseSpaces leave no price'],
])('a correction of the wrong shape or range is refused: %j', (components, sentence) => {
  expect(() => waterFrame.parseOptions({ players: 3, components })).toThrow(sentence)
})

test('the table lists the numbers of tiles and events with their provenance', () => {
  const table = waterFrame.components(waterFrame.parseOptions({ players: 3 }))
  expect(table).toMatchObject({
    foremanWorkers: { value: 4, provenance: 'rulebook' },
    steamEnginePrice: { value: 3, provenance: 'reconstructed' },
  })
})
