// The tables of a round: ordinary online tables, with the round's deal, on which the players already sit.
import type { Clock, Strength } from '../api/table-shapes.ts'
import type { House } from '../house.ts'
import { startGame } from '../play/turns.ts'
import type { EntryRow, RoundRow, TournamentRow } from '../storage/event-tables.ts'
import type { SeatRow } from '../storage/game-tables.ts'
import { act } from '../tables/commit.ts'
import { newRow } from '../tables/create.ts'
import { readScene } from '../tables/scene.ts'
import { type Board, boardsOf, type Whole } from './whole.ts'

class Taken extends Error {}

/** Makes the tables that are missing and starts those that are not started: also after a server was killed half-way. */
export async function seatAll(house: House, whole: Whole): Promise<void> {
  for (const round of whole.rounds.filter(({ state }) => state === 'playing')) {
    for (const board of boardsOf(whole, round.number)) {
      if (board.seats.every(({ state }) => state === 'waiting')) await makeTable(house, whole, round, board)
      else if (board.seats.every(({ state }) => state === 'playing')) await start(house, board.seats[0]?.table_id)
    }
  }
}

async function makeTable(house: House, { row, entries }: Whole, round: RoundRow, board: Board): Promise<void> {
  const game = house.games.find(row.game)
  if (game === undefined) throw new Error(`the event ${row.id} needs a game that is not here: ${row.game}`)
  const terms = {
    // In a rated event only the players see a table before the round is over.
    public: row.rated === 0,
    hints: false,
    clock: JSON.parse(row.clock) as Clock,
    silence: undefined,
    seed: round.seed,
    tournament: row.id,
  }
  const table = newRow(house.now(), '', game, JSON.parse(row.options), terms)
  const seats = board.seats.map(({ seat, entry }) =>
    seatRow(table.id, seat, row, entry === null ? undefined : entries.find(({ number }) => number === entry)),
  )
  try {
    await house.db.transaction().execute(async trx => {
      await trx.insertInto('tables').values(table).execute()
      await trx.insertInto('seats').values(seats).execute()
      const { numUpdatedRows } = await trx
        .updateTable('pairings')
        .set({ table_id: table.id, state: 'playing' })
        .where('tournament', '=', row.id)
        .where('round', '=', round.number)
        .where('board', '=', board.board)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      if (Number(numUpdatedRows) !== seats.length) throw new Taken()
    })
  } catch (error) {
    // Another server made it.
    if (error instanceof Taken) return
    throw error
  }
  await start(house, table.id)
}

function seatRow(table: string, seat: number, row: TournamentRow, entry: EntryRow | undefined): SeatRow {
  const person = entry?.person ?? null
  return {
    table_id: table,
    seat,
    kind: person === null ? 'bot' : 'person',
    person,
    strength: person === null ? (entry?.strength ?? fillerOf(row)) : null,
    left: 0,
    rank: null,
    score: null,
    rated: null,
    bid: null,
    gone: null,
  }
}

/** Three and four cannot play with an empty seat, so a bot fills it even where byes are wanted. */
function fillerOf({ filler }: TournamentRow): Strength {
  return filler === 'bye' ? 'medium' : (filler as Strength)
}

async function start(house: House, table: string | null | undefined): Promise<void> {
  const scene = table == null ? undefined : await readScene(house, table)
  if (scene?.row.state !== 'open') return
  const game = house.games.at(scene.row.game, scene.row.revision)
  await act(house, scene, change => {
    if (game !== undefined && change.row.state === 'open') startGame(change, game)
  })
}
