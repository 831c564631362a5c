import { defineConfig } from 'vitest/config'
import { words } from './packages/words/compiler/plugin.ts'
import { loadedByNode } from './scripts/checks/loaded-by-node.ts'
import { LongestFirst } from './scripts/checks/longest-first.ts'

export default defineConfig({
  plugins: [words()],
  resolve: { conditions: ['arkwright:source', 'node'] },
  ssr: { resolve: { conditions: ['arkwright:source', 'node'] } },
  test: {
    // No result depends on how busy the machine is; these only end a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
    // Files share a worker, which halves the time. So a test must undo what it changes, such as the language.
    isolate: false,
    ...loadedByNode,
    // By default vitest leaves one core idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.ts'],
    // A separate group: it starts a database.
    exclude: ['packages/server/**'],
  },
})
