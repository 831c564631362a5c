// npm starts a shell, the shell starts us. npm passes SIGTERM to the shell only.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house.mjs'

const SCRIPT = 'scripts/test/planted/wait-for-term.ts'

test.skipIf(process.platform === 'win32')('when npm is asked to end, the program it started ends too', async () => {
  // With a second command the shell stays the parent, as it does under npm.
  const command = `"${process.execPath}" "${join(root, 'scripts/run.mjs')}" ${SCRIPT}; true`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const ended = new Promise<void>(resolve => shell.stdout.on('end', () => resolve()))
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.includes('waiting')) shell.kill('SIGTERM')
  })
  await ended
  expect(said).toMatch(/^waiting as \d+\nasked to end\n$/)
})
