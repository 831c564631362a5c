#!/usr/bin/env node
// npm links a command only if its file exists at install time, and `dist` is built later. So this file always exists
// and starts it. It uses nothing an old Node lacks, so that an old Node can report its version.
import { existsSync } from 'node:fs'

const OLDEST = 24
const main = new URL('../dist/main.js', import.meta.url)

function giveUp(sentence) {
  console.error(sentence)
  process.exitCode = 2
}

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  giveUp(
    `arkwright needs Node ${OLDEST} or newer, and this is ${process.versions.node}: "npx arkwright" uses the Node that the project brings.`,
  )
} else if (!existsSync(main)) {
  giveUp('arkwright is not built yet: please run "npm run build" in its folder first.')
} else {
  await import(main.href)
}
