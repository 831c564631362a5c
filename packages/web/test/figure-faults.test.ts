// Refused figures are told in the reader's language: every code with its label and its numbers.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, BadFigures, BadInput } from '@arkwright/kernel'
import { LANGUAGE_IDS } from '@arkwright/words'
import { afterAll, describe, expect, test } from 'vitest'
import { inputFault } from '../src/box/fault-words.ts'
import { text } from '../src/box/messages/index.ts'
import { speak } from '../src/messages/first.ts'

const CASES: readonly (readonly [string, AnyGame, number, unknown, string])[] = [
  ['unknown-figure', spinningJenny, 4, { turnips: 1 }, '“turnips” is not a figure of this game.'],
  ['fixed-figure', waterFrame, 4, { contractTrack: [2, 4, 6, 8, 9] }, 'cannot be changed'],
  ['out-of-range', spinningJenny, 4, { lowestPrice: 10 }, 'Lowest price: a whole number from 1 to 9 is needed.'],
  ['other-shape', spinningJenny, 4, { wageByRow: [2] }, 'the entries are not those of this game.'],
  [
    'cost-falls',
    spinningJenny,
    4,
    { cost: { clothes: [9, 24, 24, 15] } },
    '£15 is less than at the level before (£24)',
  ],
  [
    'cost-below-price',
    spinningJenny,
    4,
    { lowestPrice: 6, cost: { clothes: [9, 5, 13, 16] } },
    '£5 is below the lowest price, £6.',
  ],
  ['no-price-left', spinningJenny, 4, { storageSpaces: 15, highestPrice: 16 }, 'with 15 spaces for stored goods'],
  ['no-space-for-workers', spinningJenny, 4, { machineSpaces: { food: [2, 1, 1, 1] } }, 'it must be less than 2'],
  [
    'start-price',
    spinningJenny,
    4,
    { cost: { lamps: [8, 14, 17, 20] } },
    '£9 is not possible. The price must be from £5 to £8',
  ],
  ['one-marker-each', spinningJenny, 2, marker({ blue: { 'light quality': 1 } }), 'Blue: 2 markers.'],
  ['too-few-pieces', waterFrame, 2, { tileCopies2016: { charisma: 0 } }, 'but there are none.'],
  ['too-few-markers', waterFrame, 3, { markersPerRow: { players3: [6, 6, 6, 6] } }, 'markers of each shade'],
  ['too-few-tiles', waterFrame, 3, { tilesDrawn: { players2: 19 } }, 'tiles to draw'],
  ['too-few-economy-markers', waterFrame, 3, { economyWorkers: [3, 3, 3, 3, 3, 3, 1, 1, 1] }, 'only 3 markers'],
  [
    'row-differs',
    waterFrame,
    3,
    { markersPerRow: { players3: [1, 1, 1, 1] } },
    'level I: 1, but the fixed set-up lays 3 markers there.',
  ],
  ['wrong-shade', waterFrame, 3, mat({ 'light distribution': 0, 'dark quality': 1 }), 'the shade of this row'],
  [
    'same-goods',
    cardGame,
    2,
    {
      startGoods: {
        two: [
          [1, 1],
          [2, 4],
        ],
      },
    },
    'choose two different goods',
  ],
  [
    'above-limit',
    cardGame,
    2,
    { startShares: 20, sharesMax: 12 },
    'Shares at the start: 20 is too much. The most is 12.',
  ],
]

function marker(players2: unknown): unknown {
  return { predeterminedMarkers: { players2 } }
}

function mat(I: unknown): unknown {
  return { predeterminedMat: { players3: { I } } }
}

function refused(game: AnyGame, players: number, components: unknown): BadFigures {
  try {
    game.parseOptions({ players, components })
  } catch (error) {
    if (error instanceof BadFigures) return error
    throw error
  }
  throw new Error('nothing was refused')
}

afterAll(() => speak('en'))

test.each(CASES)('%s has a sentence', async (code, game, players, components, told) => {
  const error = refused(game, players, components)
  expect(error.code).toBe(code)
  await speak('en')
  expect(inputFault(error)).toContain(told)
  for (const language of LANGUAGE_IDS) {
    await speak(language)
    const sentence = inputFault(error)
    expect(sentence).toMatch(/\.$/)
    expect(sentence).not.toMatch(/undefined|NaN|[a-z][A-Z]|players\d|components/)
    if (language !== 'en') expect(sentence).not.toContain('must')
  }
})

test('every code is tried', () => {
  expect(CASES.map(([code]) => code).toSorted()).toEqual(Object.keys(text.figureFaults).toSorted())
})

describe('without a code', () => {
  test('the sentence stands as it is', () => {
    expect(inputFault(new BadInput('a solo game has no handicap'))).toBe('a solo game has no handicap')
  })
})
