// The effects a development card may have. Core code asks at these points and never names a card — CG cards.
import type { Good, Track } from '../components/names.ts'
import type { Figures } from '../components/printed.ts'
import type { Player } from '../state.ts'

/** A card defines only the points it changes. */
export interface Card {
  /** Number in the rulebook's overview. */
  readonly number: number
  /** Used by turning it by 90°, once per decade; without this, a card that is used is discarded. */
  readonly rotates?: true
  /** Assigned to one factory when it is taken. */
  readonly assigned?: true
  /** Expert: the development whose decade restriction it lifts while owned. */
  readonly lifts?: Track
  /** The permanent effect of taking it. */
  readonly taken?: (player: Player, figures: Figures) => void

  /** The wages of the workers at its factory. */
  readonly wages?: (figures: Figures, workers: number, wage: number) => number
  /** Machines of one factory that must be paid for. */
  readonly paidMachines?: (figures: Figures, machines: number) => number
  readonly fixedCost?: (figures: Figures, cost: number) => number
  /** Extra income when goods are shipped at one time. */
  readonly exportIncome?: (figures: Figures, goods: number) => number

  readonly qualityCard?: true
  readonly distributionCards?: number
  /** Room of an extra storehouse. */
  readonly storehouse?: (figures: Figures) => number

  /** Used in production: additional goods. */
  readonly moreGoods?: number
  /** Used when selling one of its goods, with an appeal above the demand: sales beyond the market's limit. */
  readonly moreSales?: { readonly goods: readonly Good[]; readonly count: number }
  /** Used when shipping: tokens saved. */
  readonly sparedTokens?: number
  /** Used when tied for the highest appeal. */
  readonly breaksTies?: true
  /** Discarded at the end of a round: its owner names the start player. */
  readonly namesStartPlayer?: true
  /** Used in the factories action: upgrades by one level, in any decade. */
  readonly advances?: number
  /** Used instead of a development: shares at half price. */
  readonly cheapShares?: number
  /** Used instead of a development, with decade restrictions in play: that many different steps, without restrictions. */
  readonly freeSteps?: number
  /** Used in the owner's turn: reactivates another card. */
  readonly reactivates?: true
}
