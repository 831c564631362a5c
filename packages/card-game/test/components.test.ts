// The table of figures against the rulebook's numbers, and how an owner corrects one.
import { BadInput } from '@arkwright/kernel'
import { rule } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { FACES } from '../src/components/faces.ts'
import { EXPERT_MODULES } from '../src/components/names.ts'
import { printed } from '../src/components/printed.ts'
import { cardGame } from '../src/game.ts'
import { position, startGame } from './table.ts'

const parse = (input: unknown) => cardGame.parseOptions(input)

rule('CG materials', 'one player has four factories, eight worker cards, nine loan and nine shipping tokens', () => {
  expect(printed.loanSpaces.value).toBe(9)
  expect(printed.shipSpaces.value).toBe(9)
  expect(printed.shipValueLoss.value).toHaveLength(10)
  expect(printed.arrowsA.value.map(arrows => arrows.length)).toEqual([17, 17, 17, 17])
})

rule('CG-E2', "one player's set is 21 cards and 12 markers", () => {
  const goods = printed.firstWorkers.value.length
  const workers = goods + printed.secondWorkers.value.length
  const offices = 1 + printed.otherOffices.value.length
  const quality = 3
  const smallStorehouses = 2
  const shipping = 1
  const playerAid = 1
  const cards = workers + offices + quality + printed.distributionCards.value + smallStorehouses + shipping + playerAid
  expect(cards).toBe(21)
  const [player] = startGame({ players: 2 }).players
  expect((player?.factories.length ?? 0) + (player?.tracks.length ?? 0) + 2).toBe(12)
})

test('prices of a factory and its appeal have one sum on all four spots', () => {
  for (const [name, figure] of Object.entries(printed)) {
    if (!/Price(I|II)$/.test(name)) continue
    const sums = (figure.value as readonly number[]).map((price, spot) => price + (printed.spotAppeal.value[spot] ?? 0))
    expect(new Set(sums).size, name).toBe(1)
  }
})

test('the twenty-four development cards add up', () => {
  const single = 1 + 3 + 3
  expect(printed.pairs.value.length + single).toBe(24)
  const counts = FACES.map((_, face) => printed.pairs.value.flat().filter(one => one === face).length)
  const copies = Object.fromEntries(FACES.map((name, face) => [name, counts[face]]))
  expect(copies).toMatchObject({ 'extra-shift': 3, workshop: 3, foreman: 3, inventor: 3, developer: 3, contract: 3 })
  expect(copies).toMatchObject({ broker: 4, 'customs-office': 2, 'big-storehouse': 4, 'patron-lamps-clothes': 1 })
})

test('options name the field that is wrong', () => {
  expect(parse({})).toEqual({ players: 4, expert: [], factories: 'chosen' })
  expect(parse({ players: 2, expert: 'all' }).expert).toEqual(EXPERT_MODULES)
  expect(parse({ players: 2, expert: ['no-ships', 'restrictions'] }).expert).toEqual(['restrictions', 'no-ships'])
  expect(() => parse({ players: 5 })).toThrow(/players must be one of 1, 2, 3, 4/)
  expect(() => parse({ expert: 'some' })).toThrow(/expert must be "all" or a list/)
  expect(() => parse({ expert: ['fog'] })).toThrow(/no module fog/)
  expect(() => parse({ players: 3, factories: 'drawn' })).toThrow(/only be drawn with players 1/)
  expect(() => parse({ seats: 3 })).toThrow(/seats is not known here/)
  expect(() => parse(7)).toThrow(BadInput)
})

test('parsed options read as themselves', () => {
  const options = parse({ players: 1, expert: 'all', factories: 'drawn', components: { startMoney: 60 } })
  expect(parse(JSON.parse(JSON.stringify(options)))).toEqual(options)
})

test('a corrected figure is played and shown', () => {
  const options = parse({ players: 2, components: { startMoney: 60, fixedCost: { I: [1, 1, 1, 1] } } })
  const { startMoney } = cardGame.components(options)
  expect(startMoney?.value).toBe(60)
  expect(startGame(options).players[0]?.money).toBe(60)
  expect(() => parse({ components: { wages: [] } })).toThrow(/wages is not a figure of this game/)
  expect(() => parse({ components: { startMoney: -1 } })).toThrow(/components.startMoney/)
  expect(() =>
    parse({
      components: {
        startGoods: {
          two: [
            [1, 1],
            [1, 2],
          ],
        },
      },
    }),
  ).toThrow(/startGoods.two\[0\] must name two different goods/)
})

test('figures that contradict one another are refused', () => {
  expect(() => parse({ components: { sharesMax: 10, startShares: 11 } })).toThrow(
    'components.startShares (11) must not exceed sharesMax (10)',
  )
  expect(() => parse({ components: { demandMinA: 0 } })).toThrow(/demandMinA \(0\) must not exceed demandStartA \(-1\)/)
})

test('faults names what no game can reach', () => {
  const state = position(() => undefined)
  expect(cardGame.faults(state)).toEqual([])
  const [player] = state.players
  if (player === undefined) throw new Error('no player')
  player.money = -1
  player.ships = 3
  state.demand[0] = 40
  expect(cardGame.faults(state)).toHaveLength(3)
})
