// Builds the page and serves it with our own command, for all browser tests.
import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
    chromium: string
  }
}

const WEB = fileURLToPath(new URL('..', import.meta.url))
const COMMAND = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))

export interface Served {
  readonly url: string
  stop(): Promise<void>
}

export async function buildAndServe(): Promise<Served> {
  // In a separate process: inside the test runner the page would be built for development.
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', WEB], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error('the page could not be built')
  const args = ['--conditions=arkwright:source', COMMAND, 'serve', '--data', ':memory:', '--port', '0', '--json']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').once('data', resolve)
    server.once('exit', code => reject(new Error(`arkwright serve exited at once with code ${code}`)))
  })
  const { url } = JSON.parse(said) as { url: string }
  const stop = () =>
    new Promise<void>(resolve => {
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
    })
  return { url, stop }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', chromiumPath())
  const { url, stop } = await buildAndServe()
  project.provide('url', url)
  return stop
}
