// The handicaps that make seats even: measured by `npm run fair-seats` on 16 November 2026, see docs/balance.md. Seats in player order.
import type { FairSeats } from '@arkwright/kernel'

/** Revision 2, without expert modules. By three and four, start money hardly changes which bot wins; steps of the share value do, but are not measured yet. */
export const FAIR_SEATS: Readonly<Partial<Record<1 | 2 | 3 | 4, FairSeats>>> = {
  2: { handicap: [14, 0], wins: [49.9, 50.1], doubt: 2.2, games: 1500, simulations: 4 },
}
