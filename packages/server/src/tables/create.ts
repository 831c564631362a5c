// Creates a table: the game checks the options, seats are planned, and the deal is sealed before anyone sits down.
import { SEARCHING_LEVELS } from '@arkwright/bots/levels'
import { type AnyGame, commitmentTo, shown } from '@arkwright/kernel'
import type { z } from 'zod'
import type { NewTable } from '../api/table-shapes.ts'
import { botText } from '../bots/seated-bot.ts'
import { STILL } from '../clocks/clock.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { newCode, newId, newSeed } from '../secrets.ts'
import type { SeatRow, TableRow } from '../storage/game-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { newBidding } from './bidding.ts'
import { act } from './commit.ts'
import { chosenOptions, judged } from './offers.ts'
import { readScene, type Scene } from './scene.ts'
import { knownBot, startIfFull } from './seats.ts'

export type Wanted = z.output<typeof NewTable>
type PlannedSeat = Wanted['seats'][number]
const MOST_OPEN_TABLES = 30
/** Tables per person with bots that think long. */
const MOST_THINKING_TABLES = 6

export async function createTable(house: House, host: PersonRow, wanted: Wanted, rematchOf?: string): Promise<Scene> {
  const game = house.games.find(wanted.game)
  if (game === undefined) throw new Fault(400, 'no-such-game', `There is no game called ${shown(wanted.game)} here.`)
  const options = await optionsOf(house, game, wanted, rematchOf)
  if (wanted.seats.length !== game.seats(options)) {
    throw new Fault(400, 'seats', `A game with these options has ${game.seats(options)} seats.`)
  }
  if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1) {
    throw new Fault(400, 'seats', 'You can sit on one seat only.')
  }
  await checkNotTooMany(house, host.id)
  await checkThinkers(house, host.id, wanted.seats)
  const bidding = wanted.bidding === undefined ? null : newBidding(game, options, wanted.bidding)
  const row = { ...newRow(house.now(), host.id, game, options, { ...wanted, rematchOf }), bidding }
  const seats = wanted.seats.map(
    (plan, seat): SeatRow => ({
      table_id: row.id,
      seat,
      kind: plan.kind === 'me' ? 'person' : plan.kind,
      person: plan.kind === 'me' ? host.id : null,
      strength: plan.kind === 'bot' ? botText(knownBot(game.id, plan)) : null,
      left: 0,
      rank: null,
      score: null,
      rated: null,
      gone: null,
      bid: null,
    }),
  )
  const scene = await insertTable(house, row, seats)
  return (await act(house, scene, change => startIfFull(change, game))).scene
}

/** A table before its first entry. */
export async function insertTable(house: House, row: TableRow, seats: readonly SeatRow[]): Promise<Scene> {
  await house.db.transaction().execute(async trx => {
    await trx.insertInto('tables').values(row).execute()
    await trx
      .insertInto('seats')
      .values([...seats])
      .execute()
  })
  const scene = await readScene(house, row.id)
  if (scene === undefined) throw new Error(`table ${row.id} was just created but cannot be found`)
  return scene
}

/** A rematch is played by the figures of the game before, offered or not. */
async function optionsOf(house: House, game: AnyGame, wanted: Wanted, rematchOf: string | undefined): Promise<unknown> {
  return rematchOf === undefined ? chosenOptions(house, game, wanted) : judged(() => game.parseOptions(wanted.options))
}

async function checkNotTooMany(house: House, host: string): Promise<void> {
  const { open } = await house.db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('host', '=', host)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (Number(open) >= MOST_OPEN_TABLES * house.settings.patience) {
    throw new Fault(429, 'too-many-tables', `You have ${open} tables waiting already.`)
  }
}

/** Bots that search share the processors with all other tables. */
export async function checkThinkers(house: House, host: string, seats: readonly PlannedSeat[]): Promise<void> {
  if (!seats.some(seat => seat.kind === 'bot' && SEARCHING_LEVELS.includes(seat.strength))) return
  const { tables } = await house.db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select(({ fn }) => fn.count<number | string>('tables.id').distinct().as('tables'))
    .where('tables.host', '=', host)
    .where('tables.state', 'in', ['open', 'playing'])
    .where(({ eb, or }) => or(SEARCHING_LEVELS.map(level => eb('seats.strength', 'like', `${level}%`))))
    .executeTakeFirstOrThrow()
  if (Number(tables) >= MOST_THINKING_TABLES * house.settings.patience) {
    throw new Fault(429, 'too-many-bots', `Strong bots play at ${tables} tables of yours; finish one first.`)
  }
}

interface Terms extends Pick<Wanted, 'public' | 'hints' | 'clock' | 'silence'> {
  readonly rematchOf?: string | undefined
  /** Imported games and tables of events have a given seed. */
  readonly seed?: string
  readonly tournament?: string
}

export function newRow(now: number, host: string, game: AnyGame, options: unknown, wanted: Terms): TableRow {
  const seed = wanted.seed ?? newSeed()
  return {
    id: newId(),
    code: newCode(),
    host,
    state: 'open',
    public: wanted.public ? 1 : 0,
    hints: wanted.hints ? 1 : 0,
    game: game.id,
    revision: game.revision,
    options: JSON.stringify(options),
    seed,
    commitment: commitmentTo(seed),
    created: now,
    started: null,
    ended: null,
    changed: now,
    sequence: 0,
    position: 0,
    chats: 0,
    to_move: null,
    step: null,
    clock: JSON.stringify(wanted.clock),
    clock_state: JSON.stringify(STILL),
    asked: null,
    rematch_of: wanted.rematchOf ?? null,
    moved: null,
    silence: wanted.silence ?? null,
    bidding: null,
    tournament: wanted.tournament ?? null,
    sealed: wanted.tournament === undefined ? 0 : 1,
  }
}
