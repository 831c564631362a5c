// Builds the page and serves it with the `arkwright` command, for all browser tests.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from './chromium.ts'
import { type Served, serveBy } from './own-command.ts'
import { houseOnTestDay } from './test-day.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
  }
}

const WEB = fileURLToPath(new URL('..', import.meta.url))

export function buildAndServe(environment: Readonly<Record<string, string>> = {}): Promise<Served> {
  // In a separate process: under test the page would be built as if for development.
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', WEB], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error('the page could not be built')
  return serveBy(':memory:', environment)
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // May install one, which two workers must not do at the same time.
  chromiumPath()
  const { url, stop } = await buildAndServe(houseOnTestDay())
  project.provide('url', url)
  return stop
}
