// `arkwright serve --check`: tries what a start would need, and changes nothing.
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadInput, shown } from '@arkwright/kernel'
import pg from 'pg'
import { litestreamProgram } from './hosts/litestream.ts'
import { checkTexts } from './hosts/texts.ts'
import { type Settings, USUAL } from './settings.ts'
import type { Place } from './storage/database.ts'

const OLDEST_POSTGRES = 15

export interface Checked {
  /** What the server would do. */
  readonly facts: readonly string[]
  /** One sentence each, without its full stop. */
  readonly mistakes: readonly string[]
}

export async function checkSettings(chosen: Partial<Settings>): Promise<Checked> {
  const settings: Settings = { ...USUAL, ...chosen }
  const { host, port, publicUrl, mail, replicate, place } = settings
  const mistakes: string[] = []
  const attempt = async (work: () => unknown): Promise<void> => {
    try {
      await work()
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error))
    }
  }
  await attempt(() => checkTexts(settings))
  await attempt(() => checkPlace(place))
  if (replicate !== undefined) await attempt(litestreamProgram)
  return {
    mistakes,
    facts: [
      `listens on ${host}, port ${port}`,
      `people reach it at ${publicUrl ?? 'the address they type'}`,
      place.kind === 'sqlite' ? `keeps everything in ${resolve(place.file)}` : 'keeps everything in PostgreSQL',
      replicate === undefined ? 'makes no continuous backup' : `copies every change to ${withoutSecret(replicate)}`,
      mail === undefined ? 'sends no e-mail' : `sends e-mail from ${mail.from}`,
    ],
  }
}

async function checkPlace(place: Place): Promise<void> {
  if (place.kind === 'sqlite') checkFile(place.file)
  else await checkPostgres(place.url)
}

function checkFile(file: string): void {
  if (file === ':memory:') return
  try {
    if (existsSync(file)) {
      accessSync(file, constants.R_OK | constants.W_OK)
      new DatabaseSync(file, { readOnly: true }).close()
    } else accessSync(nearestFolder(resolve(file)), constants.W_OK)
  } catch (error) {
    throw new BadInput(`the database ${shown(file)} cannot be used: ${(error as Error).message}`)
  }
}

function nearestFolder(path: string): string {
  const folder = dirname(path)
  return existsSync(folder) || folder === path ? folder : nearestFolder(folder)
}

async function checkPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < OLDEST_POSTGRES)
      throw new BadInput(`PostgreSQL must be ${OLDEST_POSTGRES} or newer, and DATABASE_URL leads to ${version}`)
  } catch (error) {
    if (error instanceof BadInput) throw error
    // An error of several addresses has no message, only a code.
    const { message, code } = error as { message?: string; code?: string }
    throw new BadInput(`DATABASE_URL leads to no database: ${message || code}`)
  } finally {
    await client.end().catch(() => {})
  }
}

function withoutSecret(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.href
}
