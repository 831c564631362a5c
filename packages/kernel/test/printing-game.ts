// The number race with a few printed figures, for the tests of printings.
import { figure, overrideComponents } from '../src/components.ts'
import type { AnyGame } from '../src/game.ts'
import { Fields } from '../src/options.ts'
import type { Printing } from '../src/printing.ts'
import { printingOf } from '../src/printing-name.ts'
import { numberRace } from './number-race.ts'

const TABLE = {
  wages: figure([2, 2, 3, 3], 'reconstructed', 'ours', { min: 1, max: 9 }),
  cost: figure({ food: [8, 10], lamps: [11, 14] }, 'reconstructed', 'ours', { min: 1, max: 25 }),
  pieces: figure<Readonly<Record<string, Readonly<Record<string, number>>>>>(
    { blue: { school: 1 }, red: { office: 1 } },
    'reconstructed',
    'ours',
    { max: 1, pieces: ['school', 'office'] },
  ),
  loan: figure(10, 'rulebook', 'rule 7', { min: 1, max: 50 }),
}

function optionsFrom(input: unknown) {
  const fields = new Fields(input, 'options')
  const components = fields.raw('components')
  const options = {
    players: fields.choice('players', [2]),
    edition: fields.choice('edition', [2014, 2016], 2016),
    goal: fields.integer('goal', { min: 4, max: 100, otherwise: 12 }),
    ...(components !== undefined && { components }),
    ...printingOf(fields),
  }
  fields.end()
  overrideComponents(TABLE, components)
  return options
}

export const printedRace: AnyGame = {
  ...(numberRace as AnyGame),
  id: 'printed-race',
  parseOptions: optionsFrom,
  components: (options: unknown) => overrideComponents(TABLE, (options as { components?: unknown }).components),
  box: {
    editions: [2014, 2016],
    groups: [
      { id: 'pieces', place: 'markers', editor: 'seats', parts: [['pieces']] },
      { id: 'wages', place: 'job market', editor: 'row', parts: [['wages']] },
      { id: 'food', place: 'factory mats', editor: 'table', parts: [['cost', 'food']], edition: 2014 },
      { id: 'food', place: 'factory mats', editor: 'table', parts: [['cost', 'food']], edition: 2016 },
      { id: 'lamps', place: 'factory mats', editor: 'table', parts: [['cost', 'lamps']] },
    ],
    others: { 'share track': ['loan'] },
  },
}

export const MY_COPY: Printing = {
  game: 'printed-race',
  edition: 2014,
  name: 'Birmingham copy',
  language: 'English',
  source: 'my 2014 copy',
  confirmed: ['wages'],
  changed: { cost: { food: [9, 10] }, pieces: { blue: { school: 0, office: 1 } } },
  unknown: ['lamps'],
}
