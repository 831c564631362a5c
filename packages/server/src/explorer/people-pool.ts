// The games of people in the explorer: public, finished by the rules, with a person on every seat, and only if everyone
// who played agrees. A game is taken out when one of them no longer does.
import { finalResult, isAltered, openingTree } from '@arkwright/kernel'
import type { House } from '../house.ts'
import type { Work } from '../jobs/runner.ts'
import { newId } from '../secrets.ts'
import type { ExplorerRow } from '../storage/explorer-tables.ts'
import type { TableRow } from '../storage/game-tables.ts'
import { readScene, type Scene } from '../tables/scene.ts'
import { DEPTH, rowAdder, summed } from './rows.ts'

/** A game that is counted is counted in whole, so that it stays complete when others are taken out. */
const WHOLE_LINE = { depth: DEPTH, alone: DEPTH }

export const explorePeople: Work = async (house, { table_id, person }) => {
  const tables = table_id === null ? await tablesOf(house, person ?? '') : [table_id]
  for (const table of tables) await reconsider(house, table)
}

/** Finished games that may be counted, and those that are. A player whom another replaced is only in the latter. */
async function tablesOf({ db }: House, person: string): Promise<string[]> {
  const seated = db.selectFrom('seats').select('table_id').where('person', '=', person)
  const counted = db.selectFrom('explorer_players').select('table_id').where('person', '=', person)
  const tables = await db
    .selectFrom('tables')
    .select('id')
    .where('state', 'in', ['over', 'archived'])
    .where(({ or, eb }) => or([eb('id', 'in', seated), eb('id', 'in', counted)]))
    .execute()
  return tables.map(({ id }) => id)
}

async function reconsider(house: House, table: string): Promise<void> {
  const scene = await readScene(house, table)
  if (scene === undefined) return
  const players = await playersOf(house, scene)
  if (players === undefined) await takeOut(house, table)
  else await count(house, scene.row, players)
}

/** Everyone who sits at the table or made a move there; undefined: the game is not counted. */
async function playersOf({ db }: House, { row, seats }: Scene): Promise<string[] | undefined> {
  if (row.state !== 'over' || row.public !== 1 || isAltered(JSON.parse(row.options))) return undefined
  if (seats.some(({ kind, left }) => kind !== 'person' || left !== 0)) return undefined
  const moved = await db.selectFrom('journal').select('person').distinct().where('table_id', '=', row.id).execute()
  const players = [...new Set([...seats, ...moved].flatMap(({ person }) => person ?? []))]
  const willing = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', players)
    .where('explore', '=', 1)
    .execute()
  return willing.length === players.length ? players : undefined
}

async function count(house: House, row: TableRow, players: readonly string[]): Promise<void> {
  const { db, database } = house
  const known = await db.selectFrom('explorer_games').select('table_id').where('table_id', '=', row.id).execute()
  if (known.length > 0) return
  const { journal } = await house.positions.of(row)
  const { game, options, moves, revealed } = journal
  if (game.pending(journal.position) !== undefined) return
  const finished = { moves, revealed, ...finalResult(game, journal.position) }
  const source = await sourceFor(house, row.game, options, game.seats(options))
  const rows = summed(source, openingTree(game, options, [finished], WHOLE_LINE))
  const add = rowAdder(database)
  await db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('explorer_games')
      .values({ table_id: row.id, source, rows: JSON.stringify(rows) })
      .onConflict(conflict => conflict.column('table_id').doNothing())
      .executeTakeFirstOrThrow()
    // Another server was faster.
    if (numInsertedOrUpdatedRows === 0n) return
    await trx
      .updateTable('explorer_sources')
      .set(({ eb }) => ({ games: eb('games', '+', 1), changed: house.now() }))
      .where('id', '=', source)
      .execute()
    await trx
      .insertInto('explorer_players')
      .values(players.map(person => ({ person, table_id: row.id })))
      .execute()
    await add(trx, JSON.stringify(rows))
  })
}

async function sourceFor({ db, now }: House, game: string, options: unknown, players: number): Promise<string> {
  const name = JSON.stringify([game, options])
  const fresh = { id: newId(), pool: 'people' as const, name, game, options: JSON.stringify(options), players }
  await db
    .insertInto('explorer_sources')
    .values({ ...fresh, level: null, games: 0, changed: now() })
    .onConflict(conflict => conflict.columns(['pool', 'name']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('explorer_sources')
    .select('id')
    .where('pool', '=', 'people')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

/** What the game added is stored, so it is taken out exactly, whatever program counted it. */
async function takeOut({ db, database, now }: House, table: string): Promise<void> {
  const add = rowAdder(database)
  await db.transaction().execute(async trx => {
    const [counted] = await trx.deleteFrom('explorer_games').where('table_id', '=', table).returningAll().execute()
    if (counted === undefined) return
    await trx.deleteFrom('explorer_players').where('table_id', '=', table).execute()
    const rows = JSON.parse(counted.rows) as ExplorerRow[]
    await add(trx, JSON.stringify(rows.map(negative)))
    await trx.deleteFrom('explorer_rows').where('source', '=', counted.source).where('games', '<=', 0).execute()
    await trx
      .updateTable('explorer_sources')
      .set(({ eb }) => ({ games: eb('games', '-', 1), changed: now() }))
      .where('id', '=', counted.source)
      .execute()
  })
}

function negative(row: ExplorerRow): ExplorerRow {
  return { ...row, games: -row.games, wins: -row.wins, score: -row.score, margin: -row.margin }
}
