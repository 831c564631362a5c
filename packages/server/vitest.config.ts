// Online tables, on SQLite and on PostgreSQL. Group `server` of npm test.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { loadedByNode } from '../../scripts/checks/loaded-by-node.ts'
import { LongestFirst } from '../../scripts/checks/longest-first.ts'
import { words } from '../words/compiler/plugin.ts'

export default defineConfig({
  plugins: [words()],
  resolve: { conditions: ['arkwright:source', 'node'] },
  ssr: { resolve: { conditions: ['arkwright:source', 'node'] } },
  test: {
    include: ['packages/server/test/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./test/postgres/start.ts', import.meta.url))],
    setupFiles: [fileURLToPath(new URL('./test/each-file.ts', import.meta.url))],
    // Bot threads and child processes load hundreds of source files. Compiling them again each time took longer than the tests.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'arkwright-compile-cache') },
    // PostgreSQL also needs a core.
    maxWorkers: 2,
    // Files share a worker: importing the server again for each file took a fifth of the time.
    isolate: false,
    ...loadedByNode,
    sequence: { sequencer: LongestFirst },
    // No result depends on how busy the machine is; these only end a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
  },
})
