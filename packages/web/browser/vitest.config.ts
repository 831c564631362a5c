// The page in a real browser: built, served and clicked as a person would. Group `browser` of npm test.
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../../../scripts/checks/longest-first.ts'
import { words } from '../../words/compiler/plugin.ts'
import { PATIENCE } from './patience.ts'

export default defineConfig({
  plugins: [words()],
  resolve: { conditions: ['arkwright:source', 'node'] },
  ssr: { resolve: { conditions: ['arkwright:source', 'node'] } },
  test: {
    include: ['packages/web/browser/*.test.ts'],
    globalSetup: ['packages/web/browser/served.ts'],
    // A browser often waits: beside the server's tests, three at a time took a sixth less time than two.
    maxWorkers: 3,
    // The files of a worker share one browser.
    isolate: false,
    // For the servers that tests start: on a busy machine a bot thread that stands back gets almost no time.
    env: { ARKWRIGHT_BOT_NICE: '0' },
    sequence: { sequencer: LongestFirst },
    // No result depends on how busy the machine is; this only ends a test that hangs.
    testTimeout: 400_000,
    hookTimeout: 120_000,
    // What a click causes may appear a little later.
    expect: { poll: { timeout: PATIENCE } },
  },
})
