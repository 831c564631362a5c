// Tables over the net, on SQLite and on PostgreSQL. Group `server` of npm test.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { words } from '../words/compiler/plugin.ts'

export default defineConfig({
  plugins: [words()],
  resolve: { conditions: ['arkwright:source', 'node'] },
  ssr: { resolve: { conditions: ['arkwright:source', 'node'] } },
  test: {
    include: ['packages/server/test/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./test/postgres/start.ts', import.meta.url))],
    // Two cores, and PostgreSQL wants one.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
