import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstCodeBlock, playElsewhere } from '../checks/packaging.ts'

function standIn(folder: string, name: string, manifest: object, source: string): string {
  const home = join(folder, name)
  mkdirSync(join(home, 'dist'), { recursive: true })
  const whole = {
    name: `@arkwright/${name}`,
    version: '0.1.0',
    type: 'module',
    exports: './dist/index.js',
    files: ['dist'],
    ...manifest,
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify(whole))
  writeFileSync(join(home, 'dist', 'index.js'), source)
  return home
}

test('two packages, one of which depends on the other, are packed, installed without a registry and run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-stand-in-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const kernel = standIn(folder, 'kernel', {}, 'export const seats = 4\n')
  const game = standIn(
    folder,
    'board-game',
    { dependencies: { '@arkwright/kernel': '0.1.0' } },
    "import { seats } from '@arkwright/kernel'\nexport const winner = () => 'seat ' + seats + ' wins'\n",
  )
  const code = "import { winner } from '@arkwright/board-game'\nconsole.log(winner())\n"
  const { code: exit, output, all } = await playElsewhere([kernel, game], code)
  expect(exit, all).toBe(0)
  expect(output).toBe('seat 4 wins\n')

  const missing = await playElsewhere([game], code)
  expect(missing.code, 'a missing dependency is not fetched from elsewhere').not.toBe(0)
})

test('the first block of JavaScript is used', () => {
  expect(firstCodeBlock('```sh\nnpm i\n```\n```js\none()\ntwo()\n```\n```js\nthree()\n```\n')).toBe('one()\ntwo()\n')
  expect(firstCodeBlock('no code')).toBeUndefined()
})
