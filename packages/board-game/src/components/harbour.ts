// The harbour mat: ships, crews, warehouse, contracts, production — WF 2.0, II.2.7-8, II.3.2.3, III.4-5.
import { figure } from '@arkwright/kernel'

/** Sizes of ships, smallest first; a ship is known by its size. */
export const SHIP_CAPACITIES = [2, 4, 6, 8, 10] as const
export const PIERS = 2

/** As a set-up names it among its pieces. */
export function shipPiece(capacity: number): string {
  return `ship ${capacity}`
}

/** The longest contract track; two players use only its beginning. */
export const CONTRACT_TRACK = [2, 4, 6, 8, 10] as const

export const HARBOUR_FIGURES = {
  shipCapacities: figure(SHIP_CAPACITIES, 'rulebook', 'WF 2.0', { fixed: true }),
  contractTrack: figure(CONTRACT_TRACK, 'derived', 'WF II.2.6 and III.4 name 2, 4, 6 and 10', { fixed: true }),
  ships: figure(
    { players2: [4, 0, 0, 0, 0], players3: [4, 2, 2, 1, 1], players4: [4, 2, 2, 1, 1] },
    'rulebook',
    'WF 2.0 and 4.1.III: ships of capacity 2, 4, 6, 8, 10',
    { max: 8 },
  ),
  crews: figure([0, 1, 2, 3, 4], 'derived', 'WF II.3.2.3 gives 0, 1, 2; half the capacity minus 1 goes on', { max: 8 }),
  shipLevels: figure([1, 2, 3, 4, 4], 'derived', 'row of the special markers mat: 2 2, 4 4, 6 6, 8 10', {
    min: 1,
    max: 4,
  }),
  spacesBackPerShip: figure(1, 'rulebook', 'WF II.2.7 and III.4', { max: 9 }),
  warehouseRows: figure(5, 'derived', 'WF II.2.2: a column holds five goods', { min: 1, max: 5 }),
  contractSpaces: figure({ players2: 2, players3: 5, players4: 5 }, 'derived', 'WF 4.1.II and III.4: 2, 4, 6, 8, 10', {
    max: 5,
  }),
  spacesBackForUnfulfilled: figure(2, 'rulebook', 'WF III.4', { max: 9 }),
  productionRows: figure({ light: 2, dark: 4 }, 'rulebook', 'WF II.2.8', { min: 1, max: 4 }),
  spacesBackForMarkedFactory: figure(4, 'rulebook', 'WF 8.0', { max: 20 }),
  sharesBackForMarkedFactory: figure(2, 'rulebook', 'WF 8.0', { max: 20 }),
}
