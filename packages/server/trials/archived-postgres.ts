// PostgreSQL with its own archiving, for the restore trial: a base backup, and pg_receivewal that every commit waits for.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './house-process.ts'
import type { RestoreTrial } from './restore.ts'

const NOBODY = 65_534
const ARCHIVE = 'arkwright_archive'
const PATIENCE = 60_000

/** The folder of PostgreSQL's programs; undefined: pg_receivewal is not installed. */
export function postgresPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .toSorted()
    .findLast(folder => existsSync(join(folder, 'pg_receivewal')))
}

export async function withArchiving(
  folder: string,
  programs: string,
): Promise<Pick<RestoreTrial, 'settings' | 'loseDisk' | 'restore'> & { stop(): Promise<void> }> {
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const place = (name: string): string => join(folder, name)
  const port = await freePort()
  const url = `postgres://arkwright@127.0.0.1:${port}/postgres`
  const run = (program: string, args: readonly string[]): void =>
    void execFileSync(join(programs, program), [...args], { stdio: 'pipe', cwd: folder, ...who })
  const begin = (program: string, args: readonly string[]): ChildProcess =>
    spawn(join(programs, program), [...args], { stdio: 'ignore', cwd: folder, ...who })
  const serve = (data: string): ChildProcess =>
    begin('postgres', ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data])

  chmodSync(folder, 0o755)
  for (const name of ['disk', 'base', 'wal', 'elsewhere']) {
    mkdirSync(place(name), { mode: 0o700 })
    if ('uid' in who) chownSync(place(name), NOBODY, NOBODY)
  }
  run('initdb', ['-D', place('disk'), '-U', 'arkwright', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  let server = serve(place('disk'))
  await ready(url)
  const archive = begin('pg_receivewal', [
    '-d',
    `${url}?application_name=${ARCHIVE}`,
    '-D',
    place('wal'),
    '--synchronous',
  ])
  await query(url, `alter system set synchronous_standby_names = '${ARCHIVE}'`)
  await query(url, 'select pg_reload_conf()')
  await archived(url)
  // After the archive has begun, so that no segment is missing between both.
  run('pg_basebackup', ['-d', url, '-D', place('base'), '-c', 'fast', '-X', 'none'])

  return {
    settings: { place: { kind: 'postgres', url } },
    async loseDisk(serverPid) {
      server.kill('SIGKILL')
      process.kill(serverPid, 'SIGKILL')
      const lostAt = Date.now()
      rmSync(place('disk'), { recursive: true, force: true })
      archive.kill('SIGTERM')
      await sleep(1_000)
      return lostAt
    },
    async restore() {
      cpSync(place('base'), place('elsewhere'), { recursive: true })
      // The last segment is not full.
      for (const file of readdirSync(place('wal'))) {
        if (file.endsWith('.partial'))
          renameSync(join(place('wal'), file), join(place('wal'), file.slice(0, -'.partial'.length)))
      }
      writeFileSync(join(place('elsewhere'), 'postgresql.auto.conf'), `restore_command = 'cp ${place('wal')}/%f %p'\n`)
      writeFileSync(join(place('elsewhere'), 'recovery.signal'), '')
      if ('uid' in who) execFileSync('chown', ['-R', String(NOBODY), place('elsewhere'), place('wal')])
      server = serve(place('elsewhere'))
      await ready(url)
      await writable(url)
      return { kind: 'postgres', url }
    },
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      archive.kill('SIGKILL')
      await ended
    },
  }
}

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

async function until(what: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + PATIENCE
  for (;;) {
    const done = await what().catch(() => false)
    if (done) return
    if (Date.now() > limit) throw new Error('PostgreSQL was not ready in time')
    await sleep(100)
  }
}

const ready = (url: string): Promise<void> => until(async () => (await query(url, 'select 1')).rowCount === 1)
const writable = (url: string): Promise<void> =>
  until(async () => (await query(url, 'select pg_is_in_recovery() as still')).rows[0]?.still === false)
const archived = (url: string): Promise<void> =>
  until(async () => (await query(url, "select 1 from pg_stat_replication where sync_state = 'sync'")).rowCount === 1)
