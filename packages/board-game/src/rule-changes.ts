// Rules that a later revision changed. Code asks `state.rules.changes`, so a stored game continues as it began — decision 0009.
import { type ChangedAt, NEVER } from '@arkwright/kernel'

/** True: the position is played by the rule as it reads here. False: by the earlier one. */
export interface RuleChanges {
  /** Corrected building costs that fall with the level are refused. */
  readonly costsNeverFall: boolean
  /** Ruling 12: equal sellers are asked from the start player on, not by seat number. */
  readonly equalsAskedFromStartPlayer: boolean
  /** Ruling 13: Extra Shifts after the sale needs a producing row, not goods left over. */
  readonly extraShiftsAfterAnySale: boolean
  /** Ruling 13: the School may close row 1 when it is the last occupied row. */
  readonly schoolClosesRowOne: boolean
  /** Ruling 25: the sums for quality include price adjustments and do not depend on the order of the tiles. */
  readonly engineerPaysForPrices: boolean
  /** Ruling 28: in the last decade only hiring marks a factory, building does not. */
  readonly onlyHiringIsLate: boolean
  /** Ruling 34: 2014 too pays a production action for the rows used, not for the whole factory. */
  readonly productionPaysRowsUsed: boolean
  /** Ruling 36: the owner of a waiting tile is asked after every special marker, and may leave it waiting. */
  readonly waitingTilesMayWait: boolean
}

export const CHANGES_OF_SPINNING_JENNY: ChangedAt<RuleChanges> = {
  costsNeverFall: 2,
  equalsAskedFromStartPlayer: 2,
  extraShiftsAfterAnySale: NEVER,
  schoolClosesRowOne: NEVER,
  engineerPaysForPrices: NEVER,
  onlyHiringIsLate: NEVER,
  productionPaysRowsUsed: NEVER,
  waitingTilesMayWait: NEVER,
}

export const CHANGES_OF_WATER_FRAME: ChangedAt<RuleChanges> = {
  costsNeverFall: 3,
  equalsAskedFromStartPlayer: 3,
  extraShiftsAfterAnySale: 3,
  schoolClosesRowOne: 3,
  engineerPaysForPrices: 3,
  onlyHiringIsLate: 3,
  productionPaysRowsUsed: 3,
  waitingTilesMayWait: 3,
}
