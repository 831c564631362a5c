// Starts a house in a separate process, as a host would, so that it can be killed, paused and measured.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../src/settings.ts'

/** A compile cache, because a trial starts the house fifty times. */
const CACHE = join(tmpdir(), 'arkwright-compile-cache')
const SCRIPT = fileURLToPath(new URL('./one-house.ts', import.meta.url))

export interface HouseProcess {
  readonly port: number
  readonly pid: number
  /** Heap after a garbage collection, in bytes. */
  memory(): Promise<number>
  /** The longest turn of its event loop since the last call, in milliseconds of CPU time. */
  longestSlice(): Promise<number>
  signal(signal: NodeJS.Signals): void
  /** Sends this signal and waits for the exit. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

export class NotStarted extends Error {}

export interface StartOptions {
  /** Ends it if this resolves first: some are killed while they start. */
  readonly killed?: Promise<void>
  readonly as?: { readonly uid: number; readonly gid: number }
  /** It will be killed soon, so it does not warm up. That would take longer than its start. */
  readonly life?: 'long' | 'short'
}

/** Throws NotStarted with the message a host would read. */
export async function startHouse(
  settings: Partial<Settings>,
  { killed, as, life = 'long' }: StartOptions = {},
): Promise<HouseProcess | undefined> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--conditions=arkwright:source', SCRIPT, JSON.stringify(settings), life],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { NODE_COMPILE_CACHE: CACHE, ...process.env }, ...as },
  )
  child.setMaxListeners(0)
  void killed?.then(() => child.kill('SIGKILL'))
  const started = await firstWord(child)
  if (started === undefined) return undefined
  return {
    port: started,
    pid: child.pid ?? 0,
    memory: async () => (await askChild(child, 'memory')) ?? 0,
    longestSlice: async () => (await askChild(child, 'slice')) ?? 0,
    signal: signal => void child.kill(signal),
    end: signal => ended(child, signal),
  }
}

/** Sends a word and waits for the message that answers it by name. */
function askChild(child: ChildProcess, word: 'memory' | 'slice'): Promise<number | undefined> {
  return new Promise(resolve => {
    const listener = (message: unknown): void => {
      const found = message as Partial<Record<string, number>>
      if (!Object.hasOwn(found, word)) return
      child.off('message', listener)
      resolve(found[word])
    }
    child.on('message', listener)
    child.send(word)
  })
}

/** The port it serves at; undefined: it was killed before it could report one. */
function firstWord(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    child.once('message', message => {
      const { port, sentence } = message as { port?: number; sentence?: string }
      if (port === undefined) reject(new NotStarted(sentence))
      else resolve(port)
    })
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(undefined)
      else reject(new Error(`the server ended with ${code ?? signal} before it was ready`))
    })
  })
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** A port that stays the same when the house restarts. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
