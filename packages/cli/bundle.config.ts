// The whole command as a few files without dependencies: it starts in less than half the time of its packages. `npm start`,
// `npm run bundle` and the container use it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The command reads its version from `package.json` in the folder above. */
function manifest(): Plugin {
  return {
    name: 'arkwright-manifest',
    generateBundle() {
      const { name, version } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as Record<string, string>
      const source = JSON.stringify({ name, version, private: true, type: 'module' })
      this.emitFile({ type: 'asset', fileName: 'package.json', source })
    },
  }
}

export default defineConfig({
  root: path('.'),
  publicDir: false,
  plugins: [manifest()],
  ssr: { noExternal: true, resolve: { conditions: ['arkwright:source', 'node'] } },
  build: {
    ssr: true,
    target: 'node24',
    outDir: path('../../dist/program'),
    emptyOutDir: true,
    rolldownOptions: {
      // Threads are started by the address of their file, so each keeps its name and its neighbours.
      input: {
        arkwright: path('src/main.ts'),
        'bot-thread': path('../server/src/bots/bot-thread.ts'),
        'corpus.worker': path('../bots/src/node/corpus.worker.ts'),
        'thinking.worker': path('../bots/src/node/thinking.worker.ts'),
      },
      output: {
        entryFileNames: 'lib/[name].js',
        chunkFileNames: 'lib/[name]-[hash].js',
        // Without comments and white space; names stay, so that a stack in the log can be read.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})
