// Host commands. They work on the database directly, also while servers are running.
import { existsSync } from 'node:fs'
import { BadInput, type GameFile, shown, writeGameFile } from '@arkwright/kernel'
import type { House } from '../house.ts'
import { furnish } from '../open-house.ts'
import { setBanned } from '../people/bans.ts'
import { goBack } from '../play/undo.ts'
import { type Settings, USUAL } from '../settings.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import { readScene, readScenes, type Scene, type SeatedRow } from '../tables/scene.ts'
import { importGame } from './import-game.ts'
import { logTo } from './log.ts'

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

export { importGame }

export async function undoTable(house: House, table: string, to: number): Promise<number> {
  const scene = await tableNamed(house, table)
  if (scene.row.state !== 'playing') throw new BadInput(`table ${scene.row.id} is not playing`)
  const { entries } = await act(house, scene, change => {
    if (change.journal === undefined || to >= change.journal.moves.length) {
      throw new BadInput(`table ${scene.row.id} has ${change.journal?.moves.length ?? 0} moves; --to must be fewer`)
    }
    goBack(change, 'taken-back', change.row.to_move ?? 0, to)
  })
  return entries.at(-1)?.sequence ?? scene.row.sequence
}

export async function archiveTable(house: House, table: string): Promise<void> {
  const putAway = (change: Change): void => {
    if (change.row.state === 'archived') throw new BadInput(`table ${change.row.id} is already archived`)
    // A game that the host archives does not count as a loss for any player.
    for (const seat of change.seats) if (seat.rated !== null) unrate(change, seat)
    change.stopClock()
    change.row.state = 'archived'
    change.row.ended ??= change.now
    change.append({ kind: 'ended', seat: null, seed: change.row.seed })
  }
  await act(house, await tableNamed(house, table), putAway, { evenDamaged: true })
}

/** Bans a person, or lifts the ban, together with their bot accounts. */
export async function ban(house: House, who: string, banned: boolean): Promise<string> {
  const person = await house.db
    .selectFrom('people')
    .select(['id', 'name'])
    .where(({ or, eb }) => or([eb('id', '=', who), eb('email', '=', who.toLowerCase())]))
    .executeTakeFirst()
  if (person === undefined) throw new BadInput(`there is no person with the id or e-mail address ${shown(who)}`)
  await setBanned(house, person.id, banned)
  return person.name
}

function unrate(change: Change, seat: SeatedRow): void {
  seat.rated = null
  change.changedSeats.add(seat.seat)
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
