// An event with everything that belongs to it, as stored.
import type { House } from '../house.ts'
import type { EntryRow, PairingRow, RoundRow, TournamentRow } from '../storage/event-tables.ts'
import type { Round } from './schedules/group.ts'

export interface Whole {
  readonly row: TournamentRow
  /** By number. */
  readonly entries: readonly EntryRow[]
  /** By number. */
  readonly rounds: readonly RoundRow[]
  readonly pairings: readonly PairingRow[]
}

export async function readWhole({ db }: House, id: string): Promise<Whole | undefined> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const entries = await db.selectFrom('entries').selectAll().where('tournament', '=', id).orderBy('number').execute()
  const rounds = await db.selectFrom('rounds').selectAll().where('tournament', '=', id).orderBy('number').execute()
  const pairings = await db
    .selectFrom('pairings')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('round')
    .orderBy('board')
    .orderBy('seat')
    .execute()
  return { row, entries, rounds, pairings }
}

/** The seats of one table of a round, in order. */
export interface Board {
  readonly round: number
  readonly board: number
  readonly seats: readonly PairingRow[]
}

export function boardsOf({ pairings }: Whole, round?: number): Board[] {
  const boards = new Map<string, { round: number; board: number; seats: PairingRow[] }>()
  for (const one of pairings) {
    if (round !== undefined && one.round !== round) continue
    const key = `${one.round} ${one.board}`
    const board = boards.get(key) ?? { round: one.round, board: one.board, seats: [] }
    board.seats.push(one)
    boards.set(key, board)
  }
  return [...boards.values()]
}

/** Numbers from here on are bots that fill empty places: the first such bot of a round, the second, and so on. */
export const FILLERS = 1000

/** The rounds so far as schedules know them. Byes are left out. */
export function playedRounds(whole: Whole): Round[] {
  return whole.rounds
    .filter(({ state }) => state !== 'planned')
    .map(({ number }) => {
      let filler = FILLERS
      return boardsOf(whole, number)
        .filter(({ seats }) => seats[0]?.state !== 'bye')
        .map(({ seats }) => seats.map(({ entry }) => entry ?? filler++))
    })
}

/** Who may be seated in this round. */
export function activeIn({ entries }: Whole, round: number): EntryRow[] {
  return entries.filter(({ state, since }) => state === 'in' && since <= round)
}
