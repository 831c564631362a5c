// The handicaps that make seats even, measured by `npm run fair-seats`; docs/balance.md has all measurements. Seats in player order.
import type { FairSeats, Unmeasured } from '@arkwright/kernel'
import type { ExpertModule } from './components/names.ts'

/** Without expert modules. By three and four, start money hardly changes which bot wins; pounds of the final score do: decision 0020. */
const FAIR_SEATS: Readonly<Record<1 | 2 | 3 | 4, FairSeats | Unmeasured>> = {
  1: { why: 'few games' },
  2: {
    handicap: [14, 0],
    unit: 'cash',
    simulations: 4,
    games: 1500,
    wins: [49.9, 50.1],
    doubt: 2.2,
    isShown: true,
    date: '2026-11-16',
    revision: 3,
  },
  3: {
    handicap: [19, 38, 0],
    unit: 'score',
    simulations: 4,
    games: 1350,
    wins: [33.4, 33.3, 33.3],
    doubt: 2.2,
    isShown: true,
    date: '2026-11-19',
    revision: 3,
  },
  4: {
    handicap: [63, 0, 19, 30],
    unit: 'score',
    simulations: 16,
    games: 1200,
    wins: [25.1, 25, 24.9, 25],
    doubt: 2.4,
    isShown: true,
    date: '2026-11-19',
    revision: 3,
  },
}

interface Seated {
  readonly players: 1 | 2 | 3 | 4
  readonly expert: readonly ExpertModule[]
}

export function fairSeats({ players, expert }: Seated): FairSeats | Unmeasured {
  return expert.length === 0 ? FAIR_SEATS[players] : { why: 'modules' }
}
