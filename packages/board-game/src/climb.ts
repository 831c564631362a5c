// Who climbs on the share value track after a sale, and by how much: pure, knows no state — SJ III.2; WF III.2; ruling 14.
import { numberAt } from './at.ts'
import { BOARD_FIGURES } from './components/figures.ts'
import type { Sale } from './sale.ts'

/** The seats with the single most appeal and the single most sold; undefined where there is none. */
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

/** What each reason brings; for goods sold, at most. */
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

/** The one strictly ahead of all others and of the importer; on a tie the one whose tile wins it, if anyone. */
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
