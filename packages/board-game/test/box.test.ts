// An owner's walk through the box, and games played by what was found in it.
import {
  type AnyGame,
  hashOf,
  Journal,
  optionsOf,
  type Printing,
  parsePrinting,
  pick,
  seedRandom,
  verifyGameFile,
  writeGameFile,
  writePrinting,
} from '@arkwright/kernel'
import { proveBox } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { spinningJenny } from '../src/spinning-jenny.ts'
import { waterFrame } from '../src/water-frame.ts'

const MY_COPY: Printing = {
  game: 'spinning-jenny',
  name: 'Birmingham copy',
  language: 'English',
  source: 'my 2016 copy',
  confirmed: ['wages-1-10'],
  changed: {
    cost: { lamps: [11, 14, 17, 21] },
    predeterminedMarkers: { players4: { yellow: { 'light machinery': 0, 'light quality': 1 } } },
  },
  unknown: ['share-track-end'],
}
const MY_WATER_FRAME: Printing = {
  ...MY_COPY,
  game: 'water-frame',
  edition: 2014,
  changed: { tileCopies2014: { office: 3 }, economyImporter: [0, 0, 1, 1, 1, 1, 2, 2, 2] },
}

test('Spinning Jenny is checked in ten minutes', () => {
  const { groups, numbers, minutes } = proveBox(spinningJenny, spinningJenny.parseOptions({ players: 4 }))
  expect([groups.length, numbers, minutes]).toEqual([11, 98, 8])
})

test.each([
  [2014, 'tileCopies2016'],
  [2016, 'tileCopies2014'],
] as const)('every number in the box of Water Frame %i is asked for once', (edition, elsewhere) => {
  const options = waterFrame.parseOptions({ players: 4, edition })
  const { groups, minutes } = proveBox(waterFrame, options, [elsewhere])
  expect([groups.length, minutes]).toEqual([21, 17])
})

test.each<[AnyGame, Printing]>([
  [spinningJenny, MY_COPY],
  [waterFrame, MY_WATER_FRAME],
])('a game is played by a printing, and its file names it: $id', (game, printing) => {
  const options = optionsOf(printing, game, { players: 4 })
  const journal = new Journal(game, options, 'a printing')
  const random = seedRandom('moves')
  for (let i = 0; i < 40; i++) journal.play(pick(random, game.moves(journal.position)).text)
  const file = JSON.parse(JSON.stringify(writeGameFile(journal)))
  expect(file.options.printing).toEqual({ name: 'Birmingham copy', hash: hashOf(printing) })
  expect(file.options.components).toEqual(printing.changed)
  const verdict = verifyGameFile(file, [game])
  expect(verdict.ok && game.view(verdict.journal.position, 0)).toEqual(game.view(journal.position, 0))
})

test('a running game keeps its figures when its printing is corrected', () => {
  const game: AnyGame = spinningJenny
  const journal = new Journal(game, optionsOf(MY_COPY, game, { players: 4 }), 'a printing')
  const before = JSON.stringify([journal.options, game.view(journal.position, 0)])
  const corrected = parsePrinting(writePrinting({ ...MY_COPY, changed: { cost: { lamps: [11, 14, 17, 25] } } }))
  const later = new Journal(game, optionsOf(corrected, game, { players: 4 }), 'a printing')
  expect(JSON.stringify([journal.options, game.view(journal.position, 0)])).toBe(before)
  expect(later.options).not.toEqual(journal.options)
})

test('the options of a table without a printing are what they always were', () => {
  expect(JSON.stringify(spinningJenny.parseOptions({ players: 4 }))).toBe('{"players":4,"setup":"predetermined"}')
  expect(JSON.stringify(waterFrame.parseOptions({ players: 2 }))).toBe(
    '{"players":2,"edition":2016,"setup":"predetermined","patrons":false,"houseEvents":false}',
  )
})

test('figures that are valid one by one but not together are refused', () => {
  const absurd = { ...MY_COPY, changed: { cost: { lamps: [11, 10, 17, 20] } } }
  expect(() => optionsOf(absurd, spinningJenny, { players: 4 })).toThrow('a higher level must not be cheaper')
})
