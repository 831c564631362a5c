// Runs the bot of 30 lines in docs/bots.md as it is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runNode } from '../checks/tool.ts'
import { root } from '../house.mjs'

test('the bot of docs/bots.md plays', async () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs', 'bots.md'), 'utf8'))?.[1] ?? ''
  expect(code.split('\n').length).toBeLessThanOrEqual(31)
  const run = ['--conditions=arkwright:source', '--input-type=module-typescript', '--eval', code]
  const { code: exit, all } = await runNode(run)
  expect(all).toMatch(/^(industrious|random) 0\.\d+/)
  expect(exit).toBe(0)
})
