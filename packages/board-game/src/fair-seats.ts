// The handicaps that make seats even: measured by `npm run fair-seats` on 16 November 2026. Seats in player order.
// Only where bots that search more find the same seats strong; docs/balance.md has the others and says why they are left out.
import type { FairSeats } from '@arkwright/kernel'

type ByPlayers = Readonly<Partial<Record<2 | 3 | 4, FairSeats>>>

/** Spinning Jenny, revision 1, with the predetermined set-up. */
export const FAIR_SPINNING_JENNY: ByPlayers = {
  2: { handicap: [0, 0], wins: [50.3, 49.7], doubt: 2.2, games: 1500, simulations: 4 },
  3: { handicap: [9, 0, 9], wins: [33.6, 33.6, 32.8], doubt: 2.2, games: 1350, simulations: 4 },
}

/** Water Frame, revision 2, edition of 2016, with the predetermined set-up. */
const FAIR_WATER_FRAME: ByPlayers = {
  2: { handicap: [0, 2], wins: [49.9, 50.1], doubt: 2.2, games: 1500, simulations: 4 },
}

export function fairWaterFrame(players: 2 | 3 | 4, edition: number, setup: string): FairSeats | undefined {
  return edition === 2016 && setup === 'predetermined' ? FAIR_WATER_FRAME[players] : undefined
}
