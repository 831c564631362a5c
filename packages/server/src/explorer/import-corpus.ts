// Imports a corpus of bot games. The rows are written in parts, so that a running server can write in between, and count
// only once the last part is there.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BotName } from '@arkwright/bots/levels'
import { BadInput, type FinishedGame, openingTree, shown } from '@arkwright/kernel'
import type { House } from '../house.ts'
import { newId } from '../secrets.ts'
import type { ExplorerSourceRow } from '../storage/explorer-tables.ts'
import { DEPTH, rowAdder, summed } from './rows.ts'

const ROWS_AT_ONCE = 2_000
/** Choices counted after a game has left all others. */
const ALONE = 2
/** An import that began longer ago was interrupted. */
const LONGEST_IMPORT = 3_600_000

export interface CorpusToImport {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly level: BotName
  readonly sims: number
  readonly seed: string
  readonly games: Iterable<FinishedGame>
}

export interface Imported {
  readonly games: number
  readonly rows: number
  /** An earlier import of the same corpus was replaced. */
  readonly replaced: boolean
}

/** `progress` gets the part that is written, from 0 to 1. */
export async function importCorpus(
  house: House,
  corpus: CorpusToImport,
  progress: (part: number) => void = () => {},
): Promise<Imported> {
  const { db, database } = house
  const game = house.games.at(corpus.game, corpus.revision)
  if (game === undefined) {
    throw new BadInput(`this server does not know ${shown(corpus.game)} of revision ${corpus.revision}`)
  }
  await checkSchema(house)
  const options = game.parseOptions(corpus.options)
  const { revision, level, sims, seed } = corpus
  const games = [...corpus.games]
  const id = newId()
  const rows = summed(id, openingTree(game, options, games, { depth: DEPTH, alone: ALONE }))
  const source: ExplorerSourceRow = {
    id,
    pool: 'bots',
    name: unfinishedName(id),
    game: corpus.game,
    options: JSON.stringify(options),
    players: game.seats(options),
    level,
    games: 0,
    changed: house.now(),
  }
  await removeUnfinished(house, house.now() - LONGEST_IMPORT)
  await db.insertInto('explorer_sources').values(source).execute()
  const add = rowAdder(database)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await add(db, JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE)))
    progress(Math.min(1, (from + ROWS_AT_ONCE) / rows.length))
    await nextTurn()
  }
  const name = JSON.stringify([corpus.game, revision, options, level, sims, seed])
  const replaced = await takeEffect(house, source, { name, games: games.length })
  return { games: games.length, rows: rows.length, replaced }
}

/** A source without games is not shown: it is being written, or is to be removed. */
function unfinishedName(id: string): string {
  return `unfinished ${id}`
}

/** In one moment the new rows count and those of an earlier import do not. */
async function takeEffect(
  { db }: House,
  { id }: ExplorerSourceRow,
  finished: Pick<ExplorerSourceRow, 'name' | 'games'>,
): Promise<boolean> {
  const old = await db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('explorer_sources')
      .select('id')
      .where('pool', '=', 'bots')
      .where('name', '=', finished.name)
      .executeTakeFirst()
    if (found !== undefined) {
      const unfinished = { name: unfinishedName(found.id), games: 0 }
      await trx.updateTable('explorer_sources').set(unfinished).where('id', '=', found.id).execute()
    }
    await trx.updateTable('explorer_sources').set(finished).where('id', '=', id).execute()
    return found
  })
  if (old !== undefined) await remove(db, old.id)
  return old !== undefined
}

/** Only servers change the schema. */
async function checkSchema({ db }: House): Promise<void> {
  try {
    await db.selectFrom('explorer_sources').select('id').limit(1).execute()
  } catch (error) {
    const fault = new BadInput(
      'this database has no explorer yet; start its server once with this version, then import',
    )
    fault.cause = error
    throw fault
  }
}

/** What interrupted imports have left. Others may be under way. */
async function removeUnfinished({ db }: House, before: number): Promise<void> {
  const left = await db
    .selectFrom('explorer_sources')
    .select('id')
    .where('pool', '=', 'bots')
    .where('games', '=', 0)
    .where('changed', '<', before)
    .execute()
  for (const { id } of left) await remove(db, id)
}

async function remove(db: House['db'], source: string): Promise<void> {
  await db.deleteFrom('explorer_rows').where('source', '=', source).execute()
  await db.deleteFrom('explorer_sources').where('id', '=', source).execute()
}
