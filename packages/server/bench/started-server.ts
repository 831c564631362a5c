// A server in a separate process, as a host runs it.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../src/settings.ts'

const SCRIPT = fileURLToPath(new URL('./one-server.ts', import.meta.url))

export interface StartedServer {
  readonly port: number
  readonly child: ChildProcess
  /** Heap after a garbage collection, in bytes. */
  memory(): Promise<number>
  /** Processor time used, in milliseconds. It does not depend on how busy the machine is. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/** Only the settings that differ from the benchmark's defaults. */
export async function startServer(settings: Partial<Settings>): Promise<StartedServer> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--conditions=arkwright:source', SCRIPT, JSON.stringify(settings)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  // Each question below adds a listener for the answer and one for the exit.
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
