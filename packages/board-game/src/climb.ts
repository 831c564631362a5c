// How far each seat climbs on the share value track after a sale. Pure functions without a state — SJ III.2; WF III.2; ruling 14.
import { numberAt } from './at.ts'
import { BOARD_FIGURES } from './components/figures.ts'
import type { Sale } from './sale.ts'

/** The seats that are alone with the most appeal and with the most sold; undefined: no such seat. */
export interface Leaders {
  readonly mostAppeal: number | undefined
  readonly mostSold: number | undefined
}

/** `winsTies` tells whether a tile lets the seat win ties. */
export function leadersOf(
  appeals: readonly number[],
  importerAppeal: number,
  sale: Pick<Sale, 'sold' | 'importer'>,
  winsTies: (seat: number) => boolean,
): Leaders {
  return {
    mostAppeal: singleBest(appeals, importerAppeal, winsTies),
    mostSold: singleBest(sale.sold, sale.importer, winsTies),
  }
}

/** The reasons to climb, in the order in which they count. */
export const CLIMBS = ['goods sold', 'most appeal', 'most sold'] as const

/** The spaces for each reason; for goods sold, the maximum. */
type ClimbSpaces = typeof BOARD_FIGURES.spacesForSale.value

/** The spaces a seat that sold `count` goods climbs for one of the reasons; as printed, unless `spaces` are corrected. */
export function climbOf(
  why: (typeof CLIMBS)[number],
  seat: number,
  count: number,
  leaders: Leaders,
  spaces: ClimbSpaces = BOARD_FIGURES.spacesForSale.value,
): number {
  switch (why) {
    case 'goods sold':
      return Math.min(spaces.goodsSold, count)
    case 'most appeal':
      return seat === leaders.mostAppeal && count > 0 ? spaces.mostAppeal : 0
    case 'most sold':
      return seat === leaders.mostSold ? spaces.mostSold : 0
  }
}

/** The seat strictly ahead of all others and of the importer. On a tie, the seat whose tile wins ties. */
function singleBest(
  byPlayer: readonly number[],
  importer: number,
  winsTies: (seat: number) => boolean,
): number | undefined {
  let best = importer
  let leader: number | undefined
  for (let seat = 0; seat < byPlayer.length; seat++) {
    const value = numberAt(byPlayer, seat)
    if (value > best) {
      best = value
      leader = seat
    } else if (value === best) leader = undefined
  }
  if (leader !== undefined || best === importer) return leader
  const winner = byPlayer.findIndex((value, seat) => value === best && winsTies(seat))
  return winner === -1 ? undefined : winner
}
