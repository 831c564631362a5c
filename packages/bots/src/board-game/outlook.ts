// The breakdown of a seat's worth, for hints and analysis.
/** The parts of a seat's worth; pounds unless named otherwise. */
export interface Outlook {
  /** Shares held at the end, value of each, and the remaining cash. */
  shares: number
  shareValue: number
  cash: number
  /** From the productions ahead. */
  salesIncome: number
  shareSpaces: number
  runningCosts: number
  administration: number
  /** Shares lost in emergency sales ahead, and loans owed at the end. */
  emergencyShares: number
  loans: number
  /** The value of markers, quality, factories and cash in hand beyond the expected sales. */
  promise: number
  worth: number
}

export const NO_OUTLOOK: Outlook = {
  shares: 0,
  shareValue: 0,
  cash: 0,
  salesIncome: 0,
  shareSpaces: 0,
  runningCosts: 0,
  administration: 0,
  emergencyShares: 0,
  loans: 0,
  promise: 0,
  worth: 0,
}
