// The handicaps that make seats even: measured by `npm run fair-seats` on 16 November 2026, see docs/balance.md. Seats in player order.
import type { FairSeats } from '@arkwright/kernel'

/** Revision 2, without expert modules. By three and four, start money hardly changes which bot wins: no handicap in pounds is known. */
export const FAIR_SEATS: Readonly<Partial<Record<1 | 2 | 3 | 4, FairSeats>>> = {
  2: { handicap: [12, 0], wins: [50, 50], doubt: 3.4, games: 613, simulations: 4 },
}
