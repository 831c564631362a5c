// Tests the page in a real browser: built, served and clicked as a person would. Group `browser` of npm test.
import { defineConfig } from 'vitest/config'
import { words } from '../../words/compiler/plugin.ts'

export default defineConfig({
  plugins: [words()],
  resolve: { conditions: ['arkwright:source', 'node'] },
  ssr: { resolve: { conditions: ['arkwright:source', 'node'] } },
  test: {
    include: ['packages/web/browser/*.test.ts'],
    globalSetup: ['packages/web/browser/served.ts'],
    // A browser waits more than it works: two at a time keep two cores busy.
    maxWorkers: 2,
    // No result depends on how busy the machine is; this only ends a test that hangs.
    testTimeout: 400_000,
    hookTimeout: 120_000,
    // The effect of a click may come a little later; `expect.poll` waits for it.
    expect: { poll: { timeout: 30_000 } },
  },
})
