// What a development card can change. The core asks at these points and never names a card — CG cards.
import type { Good, Track } from '../components/names.ts'
import type { Figures } from '../components/printed.ts'
import type { Player } from '../state.ts'

/** A card answers only the points it changes. */
export interface Card {
  /** Number in the rulebook's overview. */
  readonly number: number
  /** Used by turning it by 90°, once per decade; without this, a card that is used is discarded. */
  readonly rotates?: true
  /** Stands at one factory from the moment it is taken. */
  readonly assigned?: true
  /** Expert: the development whose decade restriction it lifts while owned. */
  readonly lifts?: Track
  /** What taking it changes for good. */
  readonly taken?: (player: Player, figures: Figures) => void

  /** Wages of the workers at the factory it stands at. */
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

  /** Used in production: goods made on top. */
  readonly moreGoods?: number
  /** Used when selling one of its goods, with an appeal above the demand: sales on top of what the market takes. */
  readonly moreSales?: { readonly goods: readonly Good[]; readonly count: number }
  /** Used when shipping: tokens spared. */
  readonly sparedTokens?: number
  /** Used when tied for the highest appeal. */
  readonly breaksTies?: true
  /** Discarded at the end of a round: its owner names the start player. */
  readonly namesStartPlayer?: true
  /** Used in the factories action: upgrades one level up, whatever the decade. */
  readonly advances?: number
  /** Used instead of a development: shares at half price. */
  readonly cheapShares?: number
  /** Used instead of a development, with decade restrictions in play: that many different steps, none of them restricted. */
  readonly freeSteps?: number
  /** Used in the owner's turn: turns another used card back. */
  readonly reactivates?: true
}
