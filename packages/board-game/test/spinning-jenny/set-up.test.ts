import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { ACTION_MARKERS, markerNamed } from '../../src/components/action-markers.ts'
import { COLOURS, GOOD_NAMES, GOODS } from '../../src/components/goods.ts'
import { appealOf, outputOf, workersIn } from '../../src/factory.ts'
import { demandFor, wage, workersInMarket } from '../../src/job-market.ts'
import { spinningJenny } from '../../src/spinning-jenny.ts'
import { CLOTHES, FOOD, LAMPS, moves, newGame, paid, play, playerOf, why } from './position.ts'

/** id, players, colour, factories as good: [workers, price, appeal], cash left after paying for them. */
const SET_UPS = [
  ['S1a', 4, 'blue', { clothes: [4, 6, 3], cutlery: [5, 7, 3] }, 51],
  ['S1b', 4, 'red', { food: [4, 5, 3], cutlery: [5, 8, 2] }, 52],
  ['S1c', 4, 'green', { clothes: [4, 5, 4], lamps: [6, 9, 2] }, 50],
  ['S1d', 4, 'yellow', { food: [4, 5, 3], lamps: [6, 8, 3] }, 51],
  ['S2a', 3, 'blue', { food: [4, 5, 3], clothes: [4, 6, 3] }, 53],
  ['S2b', 3, 'red', { clothes: [4, 6, 3], cutlery: [5, 8, 2] }, 51],
  ['S2c', 3, 'green', { food: [4, 5, 3], cutlery: [5, 8, 2] }, 52],
  ['S3a', 2, 'blue', { food: [4, 5, 3], cutlery: [5, 8, 2] }, 52],
  ['S3b', 2, 'red', { food: [4, 5, 3], clothes: [4, 6, 3] }, 53],
] as const

for (const [id, players, colour, factories, cash] of SET_UPS) {
  rule(id, `predetermined set-up of ${colour} with ${players} players`, () => {
    const state = newGame({ players })
    const player = playerOf(state, COLOURS.indexOf(colour))
    const built = GOODS.filter(good => player.factories[good].level > 0).map(good => {
      const factory = player.factories[good]
      return [GOOD_NAMES[good], [workersIn(factory), factory.price, appealOf(state, factory, good)]]
    })
    expect(Object.fromEntries(built)).toEqual(factories)
    expect(player).toMatchObject({ shares: 10, cash, space: 10, loans: 0 })
    expect(player.advanced.map(marker => ACTION_MARKERS[marker]?.shade)).toEqual(['light'])
  })
}

rule('SJ 4.1.I', 'fired and removed workers by number of players; the start positions of the component sheet', () => {
  const start = (players: number) => {
    // The first economy phase has moved two fired workers back already.
    const state = newGame({ players })
    const { emptySpaces, firedWorkers } = state
    const before = { ...state, emptySpaces: emptySpaces + 2 }
    return {
      fired: firedWorkers + 2,
      empty: emptySpaces + 2,
      demand: GOODS.map(good => demandFor(before, good)),
      wage: wage(before),
    }
  }
  expect(start(4)).toEqual({ fired: 4, empty: 42, demand: [11, 10, 8, 7], wage: 3 })
  expect(start(3)).toEqual({ fired: 8, empty: 34, demand: [9, 8, 6, 5], wage: 3 })
  expect(start(2)).toEqual({ fired: 4, empty: 29, demand: [8, 6, 5, 4], wage: 2 })
})

rule('SJ 4.1.I', 'importers begin on zero; workers are limited to 80', () => {
  const state = newGame({ setup: 'free' })
  expect(state.importers).toEqual([0, 0, 0, 0])
  expect(workersInMarket(state) + state.firedWorkers).toBe(80)
})

rule('SJ 4.1.II', 'fifteen shares, no money, share value £10, a random start player', () => {
  const starts = new Set(Array.from({ length: 40 }, (_, i) => newGame({ setup: 'free', seed: `${i}` }).startPlayer))
  expect(starts).toEqual(new Set([0, 1, 2, 3]))
  for (const player of newGame({ setup: 'free' }).players)
    expect(player).toMatchObject({ shares: 15, cash: 0, space: 10 })
})

rule('SJ 4.1.III', 'markers in play, on the timetable and on the mat by number of players', () => {
  for (const [players, sets, onMat, stockExchange] of [
    [2, 2, 4, 2],
    [3, 2, 3, 3],
    [4, 3, 5, 4],
  ] as const) {
    const state = newGame({ players, setup: 'free' })
    expect(state.onTimetable).toHaveLength(players)
    expect(state.onTimetable.every(marker => ACTION_MARKERS[marker]?.shade === 'light')).toBe(true)
    const [light = [], dark = []] = state.mat
    expect(light[markerNamed('light stock exchange')]).toBe(stockExchange)
    const drawn = ['light machinery', 'light quality', 'light distribution'].reduce(
      (sum, name) => sum + (light[markerNamed(name)] ?? 0),
      0,
    )
    expect(drawn).toBe(onMat)
    for (const name of ['dark machinery', 'dark quality', 'dark distribution'])
      expect(dark[markerNamed(name)]).toBe(sets)
  }
})

rule('SJ 4.1.III', 'in the predetermined set-up all remaining markers lie on the mat', () => {
  const [light = []] = newGame({ players: 4 }).mat
  expect(light[markerNamed('light machinery')]).toBe(1)
  expect(light[markerNamed('light quality')]).toBe(2)
  expect(light[markerNamed('light distribution')]).toBe(2)
})

rule('E01', 'clothes of level I cost 9, lamps 11', () => {
  const { cost } = newGame().rules
  expect([cost[CLOTHES][1], cost[LAMPS][1]]).toEqual([9, 11])
})

rule('E02', 'a founded food factory has two workers in each of its first two rows; price 6 gives appeal 2', () => {
  const state = newGame({ setup: 'free' })
  const { seat } = state
  play(state, 'found food', 'price food 6')
  const factory = playerOf(state, seat).factories[FOOD]
  expect(factory.workers).toEqual([2, 2, 0, 0])
  expect(appealOf(state, factory, FOOD)).toBe(2)
  expect(outputOf(state, factory, FOOD)).toBe(3)
})

rule('SJ 4.1.IV', 'founding goes round once forwards and once backwards, each time for another good', () => {
  const state = newGame({ players: 3, setup: 'free' })
  const order: number[] = []
  for (const good of ['food', 'food', 'food', 'lamps', 'lamps', 'lamps']) {
    order.push((state.seat - state.startPlayer + 3) % 3)
    if (good === 'lamps') expect(why(state, 'found food')).toBe('SJ 4.1.IV: one-factory-for-each-good')
    play(state, `found ${good}`, `price ${good} 7`)
  }
  expect(order).toEqual([0, 1, 2, 2, 1, 0])
  expect(workersInMarket(state)).toBe(80 - 8 - 3 * 4 - 3 * 6)
})

rule('SJ 4.1.IV', 'the price must leave an appeal of at least zero and be at least £5', () => {
  const state = newGame({ setup: 'free' })
  play(state, 'found food')
  expect(moves(state)).toEqual(['price food 5', 'price food 6', 'price food 7', 'price food 8'])
  expect(why(state, 'price food 9')).toBe('SJ II.3.1: appeal-below-zero')
  expect(why(state, 'price food 4')).toBe('SJ II.3.1: price-off-scale')
  expect(why(state, 'price lamps 5')).toBe('SJ II.2.1: other-factory')
})

/** Everyone founds food and lamps; the game then waits for the first share sale. */
function founded() {
  const state = newGame({ players: 2, setup: 'free' })
  for (const good of ['food', 'food', 'lamps', 'lamps']) play(state, `found ${good}`, `price ${good} 6`)
  return state
}

rule('SJ 4.1.V', '£20 each, shares sold from the start player on, markers chosen in reverse order', () => {
  const state = founded()
  expect(state.players.map(player => player.cash)).toEqual([20, 20])
  expect(state.seat).toBe(state.startPlayer)
  expect(why(state, 'sell shares 16')).toBe('SJ 4.1.V: not-enough-shares')
  const first = state.seat
  play(state, 'sell shares 5')
  expect(playerOf(state, first)).toMatchObject({ shares: 10, cash: 70, space: 10 })
  expect(state.seat).not.toBe(first)
  play(state, 'sell shares 3')
  if (state.step === 'choose light marker') {
    expect(state.seat).not.toBe(first)
    const [chosen = ''] = moves(state)
    play(state, chosen)
  }
  expect(state.players.every(player => player.advanced.length === 1)).toBe(true)
})

rule('SJ 4.1.V', 'only a marker on the timetable can be chosen', () => {
  const state = newGame({ players: 4, setup: 'free', seed: 'markers' })
  for (const good of ['food', 'lamps']) for (let i = 0; i < 4; i++) play(state, `found ${good}`, `price ${good} 6`)
  for (let i = 0; i < 4; i++) play(state, 'sell shares 5')
  expect(state.step).toBe('choose light marker')
  expect(state.seat).toBe((state.startPlayer + 3) % 4)
  expect(why(state, 'take dark quality')).toBe('SJ 4.1.V: not-on-the-timetable')
})

rule('E03', 'food and lamps of level I cost 19 together', () => {
  const state = founded()
  const events = play(state, 'sell shares 5', 'sell shares 5')
  while (state.step === 'choose light marker') events.push(...play(state, moves(state)[0] ?? ''))
  expect(events.filter(event => event.type === 'paid').map(event => event.amount)).toEqual([19, 19])
  expect(state.players.map(player => player.cash)).toEqual([51, 51])
})

rule('SJ 4.1.VI', 'who cannot pay for the factories has an emergency sale', () => {
  const state = newGame({ players: 2, setup: 'free' })
  for (const good of ['cutlery', 'cutlery', 'lamps', 'lamps']) play(state, `found ${good}`, `price ${good} 6`)
  const seat = state.startPlayer
  const events = play(state, 'sell shares 0', 'sell shares 0')
  while (state.step === 'choose light marker') events.push(...play(state, moves(state)[0] ?? ''))
  expect(paid(events, seat)).toBe(21)
  expect(playerOf(state, seat)).toMatchObject({ shares: 14, cash: 9, space: 9 })
})

rule('E04', 'after the preparation round the first cycle of 1770 begins with food', () => {
  const state = newGame()
  expect(spinningJenny.pending(state)).toMatchObject({ seat: 0, step: 'place marker', rule: 'SJ II.1' })
  expect([state.decade, state.cycle]).toEqual([1, FOOD])
})

rule('SJ 4.0', 'there is no third level, no production marker and no fifth quality level', () => {
  const { rules } = newGame()
  expect(Math.max(...rules.level)).toBe(2)
  expect(rules.figures.qualityLevels).toBe(4)
})
