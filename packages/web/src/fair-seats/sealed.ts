// Sealed bids at one screen: kept in this tab until the seats are awarded, so that a reload loses none. Not in plain sight.
import type { SeatBids } from '@arkwright/kernel'
import type { GameRecord } from '../storage/records.ts'

const KEY = 'arkwright:bids'

export interface Bidding {
  /** The table before the award. */
  readonly record: GameRecord
  /** By seat before the award. */
  readonly bids: ReadonlyMap<number, SeatBids>
}

interface Kept {
  readonly record: GameRecord
  readonly sealed: string
}

/** Undefined where none is under way, or what is kept cannot be read. */
export function keptBidding(): Bidding | undefined {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return undefined
  try {
    const { record, sealed } = JSON.parse(kept) as Kept
    return { record, bids: new Map(JSON.parse(atob(sealed)) as [number, SeatBids][]) }
  } catch {
    return undefined
  }
}

/** A full storage loses the bids at a reload, no more. */
export function keepBidding({ record, bids }: Bidding): void {
  const kept: Kept = { record, sealed: btoa(JSON.stringify([...bids])) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The bids stay in the open page.
  }
}

export function dropBidding(): void {
  sessionStorage.removeItem(KEY)
}
