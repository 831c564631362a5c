// The `arkwright` command of this tree, as the browser tests start it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))
/** What Node has compiled: a server that starts again takes two thirds of the processor time. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/arkwright-compiled/', import.meta.url))
const FLAGS = ['--conditions=arkwright:source', COMMAND]

type Environment = Readonly<Record<string, string>>

export interface Served {
  readonly url: string
  stop(): Promise<void>
}

/** Serves page and tables on any free port. */
export async function serveBy(data: string, environment: Environment = {}): Promise<Served> {
  const args = [...FLAGS, 'serve', '--data', data, '--port', '0', '--json']
  const server = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withCache(environment),
  })
  const { url } = JSON.parse(await firstWords(server)) as { url: string }
  const stop = () =>
    new Promise<void>(resolve => {
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
    })
  return { url, stop }
}

export function runCommand(...args: readonly string[]): void {
  execFileSync(process.execPath, [...FLAGS, ...args], { env: withCache({}) })
}

function withCache(environment: Environment): NodeJS.ProcessEnv {
  return { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment }
}

function firstWords(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.setEncoding('utf8').once('data', resolve)
    server.once('exit', code => reject(new Error(`arkwright serve ended at once, with ${code}`)))
  })
}
