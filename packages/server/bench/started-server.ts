// A server in a process of its own, as a host would run it.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../src/settings.ts'

const SCRIPT = fileURLToPath(new URL('./one-server.ts', import.meta.url))

export interface StartedServer {
  readonly port: number
  readonly child: ChildProcess
  /** What it holds after a garbage collection, in bytes. */
  memory(): Promise<number>
  /** Processor time it has used, in milliseconds: the same however busy the machine is. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/** Only the settings that are not the usual ones of a benchmark. */
export async function startServer(settings: Partial<Settings>): Promise<StartedServer> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--conditions=arkwright:source', SCRIPT, JSON.stringify(settings)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  // Each question below listens for an answer or the end.
  child.setMaxListeners(0)
  const port = await told<number>(child, 'port')
  return {
    port,
    child,
    async memory() {
      child.send('memory')
      return told<number>(child, 'memory')
    },
    async cpu() {
      child.send('cpu')
      return told<number>(child, 'cpu')
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function told<T>(child: ChildProcess, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const listener = (message: unknown): void => {
      const found = (message as Record<string, T>)[what]
      if (found === undefined) return
      child.off('message', listener)
      resolve(found)
    }
    child.on('message', listener)
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
}
