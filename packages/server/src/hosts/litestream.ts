// Continuous backup of the SQLite file by Litestream: a program beside the server that copies each change as it is written.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { BadInput, shown } from '@arkwright/kernel'
import type { Log } from '../house.ts'

/** How often Litestream looks for changes and sends them: what a lost disk can cost at most. */
const EVERY = '200ms'
/** How far back a restore can go, and how many changes it must replay at most. */
const KEPT = '168h'
const SNAPSHOT_EVERY = '6h'
const AGAIN_MILLISECONDS = 1_000

/**
 * Litestream ends when its standard input ends, so it never outlives a server that was killed. A second one on the same file would
 * spoil the copy.
 */
const GUARDED = `exec 3<&0
"$0" replicate -config "$1" & child=$!
(cat <&3 >/dev/null; kill $child) & guard=$!
wait $child; code=$?
kill $guard 2>/dev/null
exit $code`

export interface Replica {
  /** Sends the last changes and ends. Close the database first. */
  stop(): Promise<void>
}

/** From the registry, or the machine's own. */
export function litestreamProgram(): string {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`
  try {
    return createRequire(createRequire(import.meta.url).resolve('@flydotio/litestream')).resolve(name)
  } catch {
    const folders = (process.env['PATH'] ?? '').split(delimiter)
    const found = folders.map(folder => join(folder, 'litestream')).find(file => existsSync(file))
    if (found !== undefined) return found
    throw new BadInput(
      `Litestream is not there for ${process.platform} on ${process.arch}; install it so that \`litestream\` is found`,
    )
  }
}

/** Copies the file to `url` until it is stopped. */
export function replicate(file: string, url: string, log: Log): Replica {
  const program = litestreamProgram()
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-litestream-'))
  const config = join(folder, 'litestream.yml')
  writeFileSync(config, JSON.stringify(configOf(file, url)), { mode: 0o600 })
  let stopped = false
  let child = start()

  function start(): ChildProcess {
    // In a group apart: Ctrl-C must reach the server first.
    const fresh = spawn('sh', ['-c', GUARDED, program, config], { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
    for (const stream of [fresh.stdout, fresh.stderr]) {
      createInterface({ input: stream }).on('line', line => tell(line, log))
    }
    fresh.stdin.on('error', () => {})
    fresh.on('exit', code => {
      if (stopped) return
      log.error({ code }, 'Litestream ended; it starts again')
      setTimeout(() => {
        if (!stopped) child = start()
      }, AGAIN_MILLISECONDS).unref()
    })
    return fresh
  }

  return {
    async stop() {
      stopped = true
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise(resolved => child.once('exit', resolved))
        child.stdin?.end()
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** JSON is YAML too. */
function configOf(file: string, url: string): object {
  const replica = { url, 'sync-interval': EVERY, retention: KEPT, 'snapshot-interval': SNAPSHOT_EVERY }
  return { dbs: [{ path: resolve(file), 'monitor-interval': EVERY, replicas: [replica] }] }
}

function tell(line: string, log: Log): void {
  const [, level = 'INFO'] = /level=(\w+)/.exec(line) ?? []
  if (level === 'ERROR' || level === 'WARN') log.warn({ litestream: line }, 'Litestream reports a problem')
  else log.debug({ litestream: line }, 'Litestream')
}

/** Writes the copy as it was at `time`, or its newest state, to `file`. */
export async function restoreReplica(url: string, time: Date | undefined, file: string): Promise<void> {
  const at = time === undefined ? [] : ['-timestamp', time.toISOString()]
  try {
    await promisify(execFile)(litestreamProgram(), ['restore', '-o', file, ...at, url])
  } catch (error) {
    if (error instanceof BadInput) throw error
    const { stderr = '' } = error as { stderr?: string }
    const why = stderr.trim().split('\n').at(-1) ?? ''
    throw new BadInput(`the copy at ${shown(url)} cannot be restored: ${why === '' ? String(error) : why}`)
  }
  if (!existsSync(file)) throw new BadInput(`there is no copy at ${shown(url)}`)
}
