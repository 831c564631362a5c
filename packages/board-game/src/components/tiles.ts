// The development tiles by name, with the provenance of their copies — WF 2.0, 4.1.III, II.3.2.1. Effects are in tiles/.
import { figure } from '@arkwright/kernel'

export const TILE_NAMES = [
  'charisma',
  'administrator',
  'accountant',
  'developer',
  'inventor',
  'workshop',
  'school',
  'foreman',
  'engineering works',
  'engineer',
  'patent',
  'broker',
  'agent in the colonies',
  'office',
  'extra shifts',
  'small warehouse',
  'patron of food',
  'patron of clothes',
  'patron of cutlery',
  'patron of lamps',
] as const

export type TileName = (typeof TILE_NAMES)[number]
/** A tile's id is its index in the list of names. */
export type TileId = number

export function tileNamed(name: string): TileId {
  const id = (TILE_NAMES as readonly string[]).indexOf(name)
  if (id === -1) throw new Error(`no development tile is called ${name}`)
  return id
}

/** A player's four patrons count as different tiles. */
export const PATRONS: readonly TileId[] = TILE_NAMES.flatMap((name, id) => (name.startsWith('patron') ? [id] : []))

const SINGLE = {
  charisma: 1,
  'patron of food': 1,
  'patron of clothes': 1,
  'patron of cutlery': 1,
  'patron of lamps': 1,
}
const copies = { min: 0, max: 9 }

export const TILE_FIGURES = {
  tileCopies2014: figure(
    {
      ...SINGLE,
      administrator: 3,
      accountant: 2,
      developer: 3,
      inventor: 3,
      workshop: 3,
      school: 2,
      foreman: 2,
      'engineering works': 2,
      engineer: 2,
      patent: 2,
      broker: 2,
      'agent in the colonies': 3,
      office: 2,
      'extra shifts': 2,
      'small warehouse': 2,
    },
    'reconstructed',
    '40 tiles in all; the five kinds that appear twice in the four-player set-up get a third copy',
    copies,
  ),
  tileCopies2016: figure(
    {
      ...SINGLE,
      administrator: 3,
      accountant: 3,
      developer: 3,
      inventor: 3,
      workshop: 3,
      school: 3,
      foreman: 3,
      'engineering works': 3,
      engineer: 3,
      patent: 3,
      broker: 3,
      'agent in the colonies': 3,
      office: 3,
      'extra shifts': 3,
      'small warehouse': 3,
    },
    'reconstructed',
    '50 of the 51 tiles: the eleven new ones complete three of each kind, one stays unknown',
    copies,
  ),
  tilesAlwaysOut: figure({ charisma: 1, inventor: 1 }, 'rulebook', 'WF 4.1.III', { min: 1, max: 1 }),
  tilesDrawn: figure({ players2: 12, players3: 19, players4: 26 }, 'rulebook', 'WF 4.1.III', { min: 1, max: 30 }),
  tilesDrawnBesidePatrons: figure({ players2: 8, players3: 15, players4: 22 }, 'rulebook', 'WF 4.1.III', {
    min: 1,
    max: 30,
  }),
  mostTiles: figure(4, 'rulebook', 'WF II.3.2.1', { min: 1, max: 9 }),
}

/** The figures of the effects. */
export const TILE_EFFECT_FIGURES = {
  accountantSum: figure(2, 'rulebook', 'WF II.1: more or less than the space says', { max: 10 }),
  agentGoods: figure(1, 'rulebook', 'WF II.2.7 and III.4: more or fewer than one contract says', { max: 1 }),
  brokerShares: figure(2, 'rulebook', 'WF II.3.2: at half price, when it is returned', { min: 1, max: 15 }),
  developerRebate: figure(5, 'rulebook', 'WF II.2.1: for each factory', { max: 25 }),
  engineerQuality: figure(6, 'rulebook', 'WF II.2.4: the highest level', { min: 1, max: 6 }),
  engineeringWorksIncome: figure(1, 'rulebook', 'WF II.2.3: for each machine of another player', { max: 20 }),
  foremanDiscount: figure(2, 'rulebook', 'WF III.3: off the wage of a worker', { max: 20 }),
  foremanLowestWage: figure(1, 'rulebook', 'WF III.3', { max: 20 }),
  foremanWorkers: figure(4, 'rulebook', 'WF III.3', { max: 20 }),
  inventorCosts: figure([5, 10, 15, 20], 'rulebook', 'WF II.2.1 and II.3.2: for the second to the fifth use', {
    max: 99,
  }),
  inventorLevels: figure(1, 'rulebook', 'WF II.2.1: beyond the current level', { min: 1, max: 3 }),
  officeIncome: figure(5, 'rulebook', 'WF II.2.7 and III.4: for each shipment', { max: 50 }),
  patentFreeSteps: figure(2, 'rulebook', 'WF II.2.5: when it is returned', { min: 1, max: 20 }),
  patentSum: figure(2, 'rulebook', 'WF II.2.5: added to what distribution is paid', { max: 30 }),
  smallWarehouseSpaces: figure(5, 'rulebook', 'WF II.2.8 and III.5: goods on all price scales together', { max: 20 }),
  workshopMachineCosts: figure(1, 'rulebook', 'WF III.3: at most, for all machines of its factory', { max: 20 }),
  workshopSum: figure(3, 'rulebook', 'WF II.2.3: added to what machinery is paid', { max: 30 }),
}
