#!/usr/bin/env node
// npm links a command only if its file exists when it installs, and `dist` is built later: so this file, which always exists, starts it.
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) await import(main.href)
else {
  console.error('arkwright is not built yet: please run "npm run build" in its folder first.')
  process.exitCode = 2
}
