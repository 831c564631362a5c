import { defineConfig } from 'vitest/config'
import { words } from './packages/words/compiler/plugin.ts'

export default defineConfig({
  plugins: [words()],
  resolve: { conditions: ['arkwright:source', 'node'] },
  ssr: { resolve: { conditions: ['arkwright:source', 'node'] } },
  test: {
    // No verdict depends on how busy the machine is; this only ends a test that hangs.
    testTimeout: 600_000,
    // Files share a worker, which halves the time; so a test puts back what it changes (the language spoken).
    isolate: false,
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.ts'],
    // A group of its own: it starts a database.
    exclude: ['packages/server/**'],
  },
})
