// Creates an online table.
import type { Clock, RequestOf, Strength } from '@arkwright/server/client'
import { styleIn } from '../play/styles.ts'
import type { SeatPlan } from '../storage/records.ts'
import { api } from './api.ts'
import { rememberTables } from './known-tables.ts'
import { type PhaseWeights, weighted } from './phases.ts'

type Wanted = RequestOf<'POST /api/tables'>['body']

export interface OnlineTerms {
  readonly clock: Clock
  readonly weights: PhaseWeights
  readonly hints: boolean
}

/** What makes it another table than the standard one. */
export interface Departures {
  /** Seats go by bids. */
  readonly bids: boolean
  /** Hash of an offered printing. */
  readonly printing: string | undefined
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Time for bids: short where people play at the same time. */
function biddingTime({ kind }: Clock): number {
  return kind === 'bank' ? 10 * MINUTE : DAY
}

/** True if a person at another screen plays: then the table is on the server. */
export function isOnline(seats: readonly SeatPlan[]): boolean {
  return seats.some(({ kind }) => kind === 'friend' || kind === 'open')
}

function planned(game: string, plan: SeatPlan): Wanted['seats'][number] {
  const { kind, strength = 'random' } = plan
  if (kind === 'bot') return { kind, strength: strength as Strength, style: styleIn(game, plan) }
  return { kind: kind === 'me' ? 'me' : 'open' }
}

/** The code of the new table. */
export async function createTable(
  game: string,
  options: Record<string, unknown>,
  seats: readonly SeatPlan[],
  { clock, weights, hints }: OnlineTerms,
  { bids, printing }: Departures,
): Promise<string> {
  const { table } = await api.call('POST /api/tables', {
    body: {
      game,
      options,
      seats: seats.map(plan => planned(game, plan)),
      public: seats.some(({ kind }) => kind === 'open'),
      hints,
      clock: weighted(clock, weights),
      ...(bids && { bidding: biddingTime(clock) }),
      ...(printing !== undefined && { printing }),
    },
  })
  rememberTables([table])
  return table.code
}
