// Vite and vitest: compiles the messages at the start, and again whenever one is edited.
import type { Plugin } from 'vite'
import { freshWords, MESSAGES } from './fresh.ts'

export function words(): Plugin {
  return {
    name: 'arkwright-words',
    async config() {
      await freshWords()
    },
    configureServer({ watcher, config }) {
      watcher.add(MESSAGES)
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(MESSAGES)) return
        freshWords().catch((error: unknown) => config.logger.error(String(error)))
      })
    },
  }
}
