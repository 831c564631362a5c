// Host commands. They work on the database directly, also while servers are running.
import { existsSync } from 'node:fs'
import { BadInput, type GameFile, shown, writeGameFile } from '@arkwright/kernel'
import type { House } from '../house.ts'
import { furnish } from '../open-house.ts'
import { liftBan, setBan } from '../people/bans.ts'
import { nameKey } from '../people/names.ts'
import { goBack } from '../play/undo.ts'
import { type Settings, USUAL } from '../settings.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { act } from '../tables/commit.ts'
import { readScene, readScenes, type Scene } from '../tables/scene.ts'
import { archive } from './archive.ts'
import { record } from './audit.ts'
import { banDetail } from './handlers.ts'
import { importGame as importInto } from './import-game.ts'
import { logTo } from './log.ts'

const DAY = 24 * 3_600_000

export interface ListedTable {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly state: string
  readonly entries: number
  readonly changed: string
  readonly seats: readonly string[]
}

/** Opens the house as a visitor for one command. */
export async function visit<T>(chosen: Partial<Settings>, errand: (house: House) => Promise<T>): Promise<T> {
  const settings: Settings = { ...USUAL, ...chosen }
  if (settings.place.kind === 'sqlite' && !existsSync(settings.place.file)) {
    throw new BadInput(`there is no database at ${shown(settings.place.file)}; choose another file with --data`)
  }
  const { house, close } = await furnish(settings, logTo('warn'), Date.now, 'visitor')
  try {
    return await errand(house)
  } finally {
    await close()
  }
}

export async function listTables(house: House, state: string | undefined): Promise<ListedTable[]> {
  let query = house.db.selectFrom('tables').selectAll().orderBy('changed', 'desc')
  if (state !== undefined) query = query.where('state', '=', state as 'open')
  const scenes = await readScenes(house, await query.execute())
  return scenes.map(({ row, seats }) => ({
    id: row.id,
    code: row.code,
    game: row.game,
    state: row.state,
    entries: row.sequence,
    changed: new Date(row.changed).toISOString(),
    seats: seats.map(({ kind, name, strength }) =>
      kind === 'bot' ? `bot (${strength})` : kind === 'open' ? 'open' : (name ?? ''),
    ),
  }))
}

export async function exportTable(house: House, table: string): Promise<GameFile> {
  const { row, seats } = await tableNamed(house, table)
  if (row.started === null) throw new BadInput(`table ${row.id} has not started`)
  const { journal } = await house.positions.of(row)
  return writeGameFile(journal, {
    commitment: row.commitment,
    hideSeed: row.state === 'playing',
    names: seats.map(({ name, strength }) => name ?? strength ?? ''),
  })
}

export async function importGame(house: House, file: GameFile): Promise<string> {
  const table = await importInto(house, file)
  await record(house, null, 'import', { table })
  return table
}

export async function undoTable(house: House, table: string, to: number): Promise<number> {
  const scene = await tableNamed(house, table)
  if (scene.row.state !== 'playing') throw new BadInput(`table ${scene.row.id} is not playing`)
  const { entries } = await act(house, scene, change => {
    if (change.journal === undefined || to >= change.journal.moves.length) {
      throw new BadInput(`table ${scene.row.id} has ${change.journal?.moves.length ?? 0} moves; --to must be fewer`)
    }
    goBack(change, 'taken-back', change.row.to_move ?? 0, to)
  })
  await record(house, null, 'undo', { table: scene.row.id, detail: String(to) })
  return entries.at(-1)?.sequence ?? scene.row.sequence
}

export async function archiveTable(house: House, table: string): Promise<void> {
  const scene = await tableNamed(house, table)
  if (scene.row.state === 'archived') throw new BadInput(`table ${scene.row.id} is already archived`)
  await archive(house, scene)
  await record(house, null, 'archive', { table: scene.row.id })
}

/** Bans a person together with their bot accounts. */
export async function ban(house: House, who: string, { reason, days }: { reason: string; days?: number | undefined }) {
  const { id, name } = await personNamed(house, who)
  const until = days === undefined ? null : house.now() + days * DAY
  await setBan(house, id, { reason, until })
  await record(house, null, 'ban', { person: id, detail: banDetail({ reason, until }) })
  return { id, name, until }
}

export async function lift(house: House, who: string): Promise<{ id: string; name: string }> {
  const { id, name } = await personNamed(house, who)
  await liftBan(house, id)
  await record(house, null, 'lift', { person: id })
  return { id, name }
}

/** Makes an account a host of this server, or no longer one. */
export async function setHost(house: House, who: string, host: boolean): Promise<{ id: string; name: string }> {
  const person = await personNamed(house, who)
  if (host && (person.email === null || person.program === 1)) {
    throw new BadInput(
      `${shown(person.name)} is a guest or a program; only an account with an e-mail address can be a host`,
    )
  }
  await house.db
    .updateTable('people')
    .set({ host: host ? 1 : 0 })
    .where('id', '=', person.id)
    .execute()
  await record(house, null, host ? 'host' : 'no-host', { person: person.id })
  return { id: person.id, name: person.name }
}

/** By id, e-mail address or the name of an account. */
async function personNamed(house: House, who: string): Promise<PersonRow> {
  const person = await house.db
    .selectFrom('people')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('id', '=', who), eb('email', '=', who.toLowerCase()), eb('name_key', '=', nameKey(who))]),
    )
    .where('name', '<>', '')
    .executeTakeFirst()
  if (person === undefined) throw new BadInput(`there is no person with the id, e-mail address or name ${shown(who)}`)
  return person
}

async function tableNamed(house: House, name: string): Promise<Scene> {
  const row = await house.db
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', name), eb('code', '=', name.toUpperCase())]))
    .executeTakeFirst()
  const scene = row && (await readScene(house, row.id))
  if (scene === undefined) throw new BadInput(`there is no table with the id or code ${shown(name)}`)
  return scene
}
