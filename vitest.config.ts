import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['arkwright:source', 'node'] },
  ssr: { resolve: { conditions: ['arkwright:source', 'node'] } },
  test: { include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.ts'] },
})
