// Water Frame's special markers mat and its predetermined set-ups — WF 4.1.III-VI. Seats in player order, beginning with blue.
import { figure } from '@arkwright/kernel'
import { ADVANCED_MARKERS, namesOf } from './action-markers.ts'
import { SHIP_CAPACITIES, shipPiece } from './harbour.ts'
import { TILE_NAMES } from './tiles.ts'

const GREY_MARKERS = namesOf(ADVANCED_MARKERS).filter(name => !name.endsWith('stock exchange'))
/** From row I of the mat, or one of the tiles. */
const START_MARKERS = [
  ...GREY_MARKERS.filter(name => name.startsWith('light')),
  shipPiece(SHIP_CAPACITIES[0]),
  ...TILE_NAMES,
]

type Pieces = Readonly<Record<string, number>>
type PiecesBySeat = Readonly<Record<'players2' | 'players3' | 'players4', Readonly<Record<string, Pieces>>>>

export const WATER_FRAME_SET_UPS = {
  setsOfAdvancedMarkers: figure({ players2: 1, players3: 2, players4: 3 }, 'rulebook', 'WF 4.1.III', {
    min: 1,
    max: 4,
  }),
  markersPerRow: figure(
    { players2: [2, 2, 2, 2], players3: [3, 3, 3, 3], players4: [4, 5, 5, 4] },
    'derived',
    'gaps the pictures left in the 2014 table, read as "in addition"; two players use just their 4 + 4 markers',
    { min: 1, max: 6 },
  ),
  predeterminedMat: figure(
    {
      players2: {
        I: { 'light machinery': 1, 'light production': 1 },
        II: { 'light quality': 1, 'light distribution': 1 },
        III: { 'dark machinery': 1, 'dark distribution': 1 },
        IV: { 'dark quality': 1, 'dark production': 1 },
      },
      players3: {
        I: { 'light machinery': 1, 'light production': 1, 'light distribution': 1 },
        II: { 'light quality': 1, 'light distribution': 1, 'light machinery': 1 },
        III: { 'dark machinery': 1, 'dark distribution': 1, 'dark production': 1 },
        IV: { 'dark quality': 1, 'dark production': 1, 'dark distribution': 1 },
      },
      players4: {
        I: { 'light machinery': 1, 'light production': 1, 'light distribution': 1, 'light quality': 1 },
        II: { 'light quality': 1, 'light distribution': 1, 'light machinery': 2, 'light production': 1 },
        III: { 'dark machinery': 2, 'dark distribution': 1, 'dark production': 1, 'dark quality': 1 },
        IV: { 'dark quality': 1, 'dark production': 1, 'dark distribution': 1, 'dark machinery': 1 },
      },
    },
    'reconstructed',
    'WF 4.1.III: the pictures are lost; a scanned mat shows some of the costs in each row',
    { max: 3, pieces: GREY_MARKERS },
  ),
  predeterminedTiles: figure(
    {
      players2: {
        charisma: 1,
        administrator: 1,
        'extra shifts': 1,
        workshop: 1,
        inventor: 1,
        developer: 1,
        broker: 1,
        'agent in the colonies': 1,
        school: 1,
        foreman: 1,
        'patron of food': 1,
        'patron of clothes': 1,
      },
      players3: {
        charisma: 1,
        administrator: 1,
        'extra shifts': 1,
        workshop: 1,
        inventor: 2,
        developer: 2,
        broker: 1,
        'agent in the colonies': 1,
        school: 1,
        foreman: 1,
        'patron of food': 1,
        'patron of clothes': 1,
        accountant: 1,
        'small warehouse': 1,
        'engineering works': 1,
        'patron of cutlery': 1,
      },
      players4: {
        charisma: 1,
        administrator: 2,
        'extra shifts': 1,
        workshop: 2,
        inventor: 2,
        developer: 2,
        broker: 1,
        'agent in the colonies': 2,
        school: 1,
        foreman: 1,
        'patron of food': 1,
        'patron of clothes': 1,
        accountant: 1,
        'small warehouse': 1,
        'engineering works': 1,
        'patron of cutlery': 1,
        patent: 1,
        engineer: 1,
        'patron of lamps': 1,
      },
    },
    'rulebook',
    'WF 4.1.III; which patrons lie out is ours, in the order of the goods',
    { max: 3, pieces: TILE_NAMES },
  ),
  predeterminedPrices: figure(
    {
      players2: { blue: { food: 5, cutlery: 8 }, red: { food: 7, clothes: 8 } },
      players3: { blue: { food: 7, clothes: 8 }, red: { food: 6, cutlery: 8 }, green: { food: 5, lamps: 9 } },
      players4: {
        blue: { clothes: 6, cutlery: 6 },
        red: { food: 7, cutlery: 7 },
        green: { clothes: 5, lamps: 8 },
        yellow: { food: 5, lamps: 9 },
      },
    },
    'rulebook',
    'WF 4.1.IV: the two factories of each seat and their prices',
    { min: 1, max: 40 },
  ),
  predeterminedShares: figure(
    {
      players2: { blue: 8, red: 7 },
      players3: { blue: 10, red: 9, green: 9 },
      players4: { blue: 9, red: 10, green: 9, yellow: 10 },
    },
    'rulebook',
    'WF 4.1.V',
    { max: 15 },
  ),
  predeterminedCash: figure(
    {
      players2: { blue: 70, red: 80 },
      players3: { blue: 50, red: 60, green: 60 },
      players4: { blue: 60, red: 50, green: 60, yellow: 50 },
    },
    'rulebook',
    'WF 4.1.V',
    { max: 200 },
  ),
  predeterminedMarkers: figure<PiecesBySeat>(
    {
      players2: { blue: { 'light machinery': 1 }, red: { foreman: 1 } },
      players3: { blue: { foreman: 1 }, red: { 'ship 2': 1 }, green: { 'light production': 1 } },
      players4: {
        blue: { 'light machinery': 1 },
        red: { 'ship 2': 1 },
        green: { foreman: 1 },
        yellow: { 'light production': 1 },
      },
    },
    'reconstructed',
    'WF 4.1.V: one special marker each; the pictures are lost',
    { max: 1, pieces: START_MARKERS },
  ),
}
