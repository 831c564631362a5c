import { BadInput } from '@arkwright/kernel'
import { rule } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { GOOD_NAMES } from '../../src/components/goods.ts'
import { SPINNING_JENNY_COMPONENTS } from '../../src/components/spinning-jenny.ts'
import { demandFor } from '../../src/job-market.ts'
import { spinningJenny } from '../../src/spinning-jenny.ts'
import { FOOD, newGame, play, playerOf } from './position.ts'

function complaint(options: unknown): string {
  try {
    spinningJenny.parseOptions(options)
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'fine'
}

test.each([
  [undefined, 'options must be an object, not undefined'],
  [{}, 'options: players must be one of 2, 3, 4, but is missing'],
  [{ players: 5 }, 'options: players must be one of 2, 3, 4, not 5'],
  [{ players: '4' }, 'options: players must be one of 2, 3, 4, not 4'],
  [{ players: 4, setup: 'quick' }, 'options: setup must be one of predetermined, free, not quick'],
  [{ players: 4, colour: 'red' }, 'options: colour is not known here; known are components, players, setup'],
  [{ players: 4, components: { wages: [] } }, /^components\.wages is not a figure of this game; known are /],
  [{ players: 4, components: { wageByRow: [2] } }, 'components.wageByRow must be a list of 20 entries'],
  [
    { players: 4, components: { machineSpaces: { food: [2, 1, 1, 1] } } },
    'components: row 1 of food must keep a space for workers only, so machineSpaces must be below workerSpaces 2',
  ],
  [
    { players: 4, components: { cost: { lamps: [8, 14, 17, 20] } } },
    "components: the set-up asks £9 for green's lamps, which must be from 5 to its base quality 8",
  ],
  [
    { players: 4, components: { lowestPrice: 6, cost: { clothes: [9, 5, 13, 16] } } },
    'components: cost of clothes goes down to 5, which must not be below lowestPrice 6',
  ],
  [
    { players: 2, components: { predeterminedMarkers: { players2: { blue: { 'light quality': 1 } } } } },
    'components: predeterminedMarkers gives blue 2 markers; it must be one',
  ],
  [
    {
      players: 3,
      components: {
        predeterminedMarkers: {
          players3: {
            blue: { 'light machinery': 0, 'light quality': 1 },
            green: { 'light distribution': 0, 'light quality': 1 },
          },
        },
      },
    },
    'components: predeterminedMarkers gives away light quality 3 times, but there are only 2',
  ],
  [
    { players: 4, components: { storageSpaces: 15, highestPrice: 16 } },
    'components: 15 storageSpaces leave no price between lowestPrice 5 and highestPrice 16',
  ],
  [
    { players: 4, components: { cost: { clothes: [9, 24, 24, 15] } } },
    'components: cost of clothes falls from 24 to 15 at level IV; a higher level must not be cheaper',
  ],
])('bad options %#: the sentence names the field', (options, sentence) => {
  expect(complaint(options)).toMatch(sentence)
})

test('the predetermined set-up is the default', () => {
  expect(spinningJenny.parseOptions({ players: 3 })).toEqual({ players: 3, setup: 'predetermined' })
})

test('an owner may correct the light grey marker that a seat begins with', () => {
  const components = { predeterminedMarkers: { players2: { red: { 'light quality': 0, 'light machinery': 1 } } } }
  const state = newGame({ players: 2, components })
  expect(state.players.map(({ advanced }) => advanced)).toEqual([
    [markerNamed('light machinery')],
    [markerNamed('light machinery')],
  ])
})

test('a corrected figure is played with, and kept in saved positions', () => {
  const components = { unnumberedSpaces: { food: 3 }, cost: { food: [7, 10, 12, 14] } }
  const state = newGame({ setup: 'free', components })
  expect(demandFor({ ...state, emptySpaces: 80 }, FOOD)).toBe(17)
  play(state, 'found food')
  expect(spinningJenny.moves(state).map(({ text }) => text)).toEqual(['price food 5', 'price food 6', 'price food 7'])
  const loaded = spinningJenny.load(JSON.parse(JSON.stringify(spinningJenny.save(state))))
  expect(loaded.rules.cost[FOOD][1]).toBe(7)
})

rule('SJ 2.0', 'every figure has a provenance and a source; those the rulebook states are as stated', () => {
  for (const [name, { provenance, source, value }] of Object.entries(SPINNING_JENNY_COMPONENTS)) {
    expect(['rulebook', 'found', 'derived', 'reconstructed'], name).toContain(provenance)
    expect(source.length, name).toBeGreaterThan(3)
    expect(value, name).toBeDefined()
  }
  const table = SPINNING_JENNY_COMPONENTS
  expect(table.sharesPerCompany.value).toBe(30)
  expect(table.wageByRow.value).toHaveLength(20)
  expect(table.fixedPrice.value).toEqual({ food: 2, clothes: 3, cutlery: 4, lamps: 5 })
})

rule('SJ 2.0', 'numbered spaces of the job market: 74 of 80', () => {
  const state = { ...newGame(), emptySpaces: 80 }
  expect(GOOD_NAMES.reduce((sum, _, good) => sum + demandFor(state, good as 0 | 1 | 2 | 3), 0)).toBe(74)
})

rule('SJ 1.0', 'only shares count: cash decides ties alone', () => {
  const state = newGame()
  for (const player of state.players) Object.assign(player, { shares: 10, space: 10 })
  Object.assign(playerOf(state, 0), { cash: 999, shares: 9 })
  expect(spinningJenny.standings(state)[0]?.rank).toBe(4)
})

rule('ruling 27', 'a view holds everything that lies open, and not the source of chance', () => {
  const state = newGame({ setup: 'free' })
  const view = spinningJenny.view(state, 0)
  expect(Object.keys(view)).not.toContain('random')
  expect(JSON.stringify(view)).not.toContain(String(state.random?.[0]))
  expect(view.players).toEqual(state.players)
})
