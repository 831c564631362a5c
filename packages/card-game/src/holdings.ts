// What the cards in hand can carry at the factories: quality, distribution, stored goods — CG 1.a.4, CG 2.b storehouses.
import { extraDistributionCards, extraStorehouse, hasExtraQualityCard, storehouseRoom } from './cards/index.ts'
import { ALL_GOODS } from './components/names.ts'
import {
  canLayDistribution,
  canLayQuality,
  leftWithoutExtra,
  ORDINARY,
  type Totals,
  WITH_EXTRA,
  withTotal,
} from './laying.ts'
import { distributionMove, type LayingMove, qualityMove, storeMove } from './moves.ts'
import type { Rules } from './rules.ts'
import { entry, type Player } from './state.ts'
import { canStore, fillStorehouses, leftWithoutStorehouse } from './storehouses.ts'

/** One of the three things that cards must carry, by good. */
export interface Holding {
  readonly kind: LayingMove['kind']
  readonly now: (player: Player) => Totals
  readonly set: (player: Player, totals: Totals) => void
  /** What the cards in hand can carry, as a number that `fits` understands. A search asks for it once. */
  readonly capacity: (rules: Rules, player: Player) => number
  /** Whether cards of this capacity suffice for these totals. */
  readonly fits: (rules: Rules, capacity: number, totals: Totals) => boolean
  /** Whether cards that carry some totals also carry less; a big quality card cannot show 1. */
  readonly carriesLess: boolean
  readonly move: (totals: Totals) => LayingMove | undefined
  /** Offers what may be kept if there are too few cards: every useful combination, each once. */
  readonly offerKept: (rules: Rules, player: Player, offer: (move: LayingMove) => void) => void
  /** The most this good keeps if the discarded card (one of a set of faces) was there; undefined if it cannot have been. */
  readonly leftAt: (rules: Rules, player: Player, good: number, givenUp: number) => number | undefined
}

export const QUALITY_HELD: Holding = {
  kind: 'quality',
  now: player => player.quality,
  set: (player, totals) => {
    player.quality = totals
  },
  capacity: (_rules, player) => (hasExtraQualityCard(player) ? WITH_EXTRA : ORDINARY),
  fits: (rules, mark, totals) => canLayQuality(rules.layable, mark, totals),
  carriesLess: false,
  move: qualityMove,
  offerKept: (rules, player, offer) => offerLower(QUALITY_HELD, rules, player, offer),
  leftAt: ({ qualityCards, figures }, player, good) =>
    leftWithoutExtra(qualityCards, figures.engineerCard, player.quality, good),
}

export const DISTRIBUTION_HELD: Holding = {
  kind: 'distribution',
  now: player => player.distribution,
  set: (player, totals) => {
    player.distribution = totals
  },
  capacity: (rules, player) => rules.figures.distributionCards + extraDistributionCards(player),
  fits: (_rules, cards, totals) => canLayDistribution(cards, totals),
  carriesLess: true,
  move: distributionMove,
  offerKept: (rules, player, offer) => offerLower(DISTRIBUTION_HELD, rules, player, offer),
  leftAt(rules, player, good) {
    const { distribution } = player
    if (entry(distribution, good) === 0) return undefined
    return canHold(DISTRIBUTION_HELD, rules, player, withTotal(distribution, good, 0)) ? 0 : undefined
  },
}

export const GOODS_HELD: Holding = {
  kind: 'store',
  now: player => player.stock,
  set: (player, totals) => {
    player.stock = totals
  },
  capacity: ({ figures }, player) => extraStorehouse(figures, player),
  fits: ({ figures }, extra, totals) => canStore(totals, figures.smallStorehouse, extra),
  carriesLess: true,
  move: storeMove,
  offerKept: offerStored,
  leftAt: ({ figures }, player, good, givenUp) =>
    leftWithoutStorehouse(player.stock, figures.smallStorehouse, storehouseRoom(figures, givenUp), good),
}

/** Whether the cards in hand suffice for these totals. */
export function canHold(holding: Holding, rules: Rules, player: Player, totals: Totals): boolean {
  return holding.fits(rules, holding.capacity(rules, player), totals)
}

/** Whether the cards carry everything there. */
export function isHeld(holding: Holding, rules: Rules, player: Player): boolean {
  return canHold(holding, rules, player, holding.now(player))
}

/** Whether some total falls although the cards could keep more of it. */
export function losesNeedlessly(
  holding: Holding,
  rules: Rules,
  capacity: number,
  before: Totals,
  after: Totals,
): boolean {
  const probe = after.slice()
  for (const good of ALL_GOODS) {
    const left = entry(after, good)
    const was = entry(before, good)
    if (left >= was) continue
    const last = holding.carriesLess ? left + 1 : was
    for (let kept = left + 1; kept <= last; kept++) {
      probe[good] = kept
      if (holding.fits(rules, capacity, probe)) return true
    }
    probe[good] = left
  }
  return false
}

/** Offers the combinations, none higher than now, that the cards can carry. */
function offerLower(holding: Holding, rules: Rules, player: Player, offer: (move: LayingMove) => void): void {
  const capacity = holding.capacity(rules, player)
  const [food = 0, clothes = 0, cutlery = 0, lamps = 0] = holding.now(player)
  const kept: [number, number, number, number] = [0, 0, 0, 0]
  for (kept[0] = food; kept[0] >= 0; kept[0]--) {
    for (kept[1] = clothes; kept[1] >= 0; kept[1]--) {
      for (kept[2] = cutlery; kept[2] >= 0; kept[2]--) {
        for (kept[3] = lamps; kept[3] >= 0; kept[3]--) {
          const move = holding.fits(rules, capacity, kept) ? holding.move(kept) : undefined
          if (move !== undefined) offer(move)
        }
      }
    }
  }
}

function offerStored({ figures }: Rules, player: Player, offer: (move: LayingMove) => void): void {
  const offered: LayingMove[] = []
  fillStorehouses(player.stock, figures.smallStorehouse, extraStorehouse(figures, player), stored => {
    const move = storeMove(stored)
    if (move === undefined || offered.includes(move)) return
    offered.push(move)
    offer(move)
  })
}
