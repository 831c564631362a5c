// Builds the page. The service worker gets the list of what it keeps for offline play.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { words } from '../words/compiler/plugin.ts'

const PUBLIC_FILES = ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest']

function serviceWorker(): Plugin {
  return {
    name: 'arkwright-service-worker',
    apply: 'build',
    // After Vite has taken away the chunks that hold nothing but styles.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle)
        .filter(name => name !== 'index.html' && !name.endsWith('.woff') && !name.endsWith('.map'))
        .map(name => `/${name}`)
      const kept = JSON.stringify([...PUBLIC_FILES, ...built.toSorted()])
      const template = readFileSync(new URL('./src/service-worker.js', import.meta.url), 'utf8')
      const version = createHash('sha256').update(kept).update(template).digest('hex').slice(0, 12)
      const source = template.replace('__KEPT__', kept).replace('__VERSION__', version)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}

/** Files with the parts of a table. Such a part needs little script that the table has not loaded. */
const TABLE = /\/(page|table-frame)-[^/]*$/

/** Names of files to load ahead cost the table more than they save: only styles, which would come too late. */
function loadedAhead(_file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] {
  return TABLE.test(hostId) ? needed.filter(name => name.endsWith('.css')) : needed
}

// Small modules that many screens need share a file: a file of their own costs more than it saves.
/** The first page needs these too. */
const SHELL = {
  name: 'shell',
  test: /packages\/web\/src\/(?:shell|storage)\/[^/]*\.tsx?$|web\/src\/play\/(?:catalogue|seats|options|names|new-game|presses)\.ts$/,
  minShareCount: 14,
}
/** The first page needs none of these. */
const ENGINE = {
  name: 'engine',
  test: /packages\/(?:kernel\/src\/[^/]*|web\/src\/play\/(?!catalogue|seats|options|names|new-game|presses)[^/]*)\.ts$/,
  minShareCount: 16,
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [words(), react(), serviceWorker()],
  resolve: { conditions: ['arkwright:source', 'module', 'browser', 'development|production'] },
  // The same form as in the page, so that a network of a bot gets the same name in both and is kept once.
  worker: { format: 'es', rolldownOptions: { output: { topLevelVar: true } } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: loadedAhead },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [SHELL, ENGINE] } } },
  },
})
