// The handicaps that make seats even, measured by `npm run fair-seats`; docs/balance.md has all measurements. Seats in player order.
// Where bots that search more find other seats strong, the handicap is theirs.
import type { FairSeats, Unmeasured } from '@arkwright/kernel'

type ByPlayers = Readonly<Record<2 | 3 | 4, FairSeats>>
/** By set-up. */
type Cells = Readonly<Record<string, ByPlayers>>

const SPINNING_JENNY: Cells = {
  predetermined: {
    2: {
      handicap: [0, 0],
      unit: 'cash',
      simulations: 4,
      games: 1500,
      wins: [50.3, 49.7],
      doubt: 2.2,
      isShown: true,
      date: '2026-11-16',
      revision: 2,
    },
    3: {
      handicap: [9, 0, 9],
      unit: 'cash',
      simulations: 4,
      games: 1350,
      wins: [33.6, 33.6, 32.8],
      doubt: 2.2,
      isShown: true,
      date: '2026-11-16',
      revision: 2,
    },
    4: {
      handicap: [6, 0, 6, 9],
      unit: 'cash',
      simulations: 16,
      games: 1200,
      wins: [24.7, 25, 25.4, 24.9],
      doubt: 2.1,
      isShown: true,
      date: '2026-11-18',
      revision: 2,
    },
  },
}

/** In the edition of 2016. By two and by three, revision 3 played the same games: revision 4 changed the set-up of four only. */
const WATER_FRAME: Cells = {
  predetermined: {
    2: {
      handicap: [0, 2],
      unit: 'cash',
      simulations: 4,
      games: 1500,
      wins: [49.9, 50.1],
      doubt: 2.2,
      isShown: true,
      date: '2026-11-16',
      revision: 4,
    },
    3: {
      handicap: [0, 14, 1],
      unit: 'cash',
      simulations: 16,
      games: 1350,
      wins: [33.1, 33.5, 33.4],
      doubt: 2.2,
      isShown: true,
      date: '2026-11-18',
      revision: 4,
    },
    4: {
      handicap: [21, 0, 29, 33],
      unit: 'cash',
      simulations: 16,
      games: 1200,
      wins: [25.2, 24.8, 24.7, 25.2],
      doubt: 2.3,
      isShown: true,
      date: '2026-11-19',
      revision: 4,
    },
  },
}

const OTHER_SET_UP: Unmeasured = { why: 'set-up' }

interface Seated {
  readonly players: 2 | 3 | 4
  readonly setup: string
}

export function fairSpinningJenny({ players, setup }: Seated): FairSeats | Unmeasured {
  return SPINNING_JENNY[setup]?.[players] ?? OTHER_SET_UP
}

/** From the same openings of the predetermined set-up, both editions play nearly the same games: docs/balance.md. */
export function fairWaterFrame({
  players,
  setup,
  edition,
}: Seated & { readonly edition: number }): FairSeats | Unmeasured {
  const found = WATER_FRAME[setup]?.[players] ?? OTHER_SET_UP
  return edition === 2016 || 'why' in found ? found : { ...found, edition: 2016 }
}
