// Rules that a later revision changed. Code asks `state.rules.changes`, so that a game goes on as it began — decision 0009.

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
  /** Ruling 36: a tile that waits is asked about after every special marker, and may go on waiting. */
  readonly waitingTilesMayWait: boolean
}

/** The revision of a game from which each change holds; a change it does not name never holds there. */
export type ChangedAt = Readonly<Partial<Record<keyof RuleChanges, number>>>

export function changesAt(revision: number, changedAt: ChangedAt): RuleChanges {
  const since = (change: keyof RuleChanges) => revision >= (changedAt[change] ?? Number.POSITIVE_INFINITY)
  return {
    costsNeverFall: since('costsNeverFall'),
    equalsAskedFromStartPlayer: since('equalsAskedFromStartPlayer'),
    extraShiftsAfterAnySale: since('extraShiftsAfterAnySale'),
    schoolClosesRowOne: since('schoolClosesRowOne'),
    engineerPaysForPrices: since('engineerPaysForPrices'),
    onlyHiringIsLate: since('onlyHiringIsLate'),
    productionPaysRowsUsed: since('productionPaysRowsUsed'),
    waitingTilesMayWait: since('waitingTilesMayWait'),
  }
}
