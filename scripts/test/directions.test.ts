import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importsOf, wrongDirections } from '../checks/directions.ts'

let folder: string

function plant(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arkwright-directions-'))
  const names = ['kernel', 'board-game', 'card-game', 'cli']
  plant('tsconfig.json', JSON.stringify({ references: names.map(name => ({ path: `packages/${name}` })) }))
  for (const name of names) {
    const dependencies = name === 'kernel' ? {} : { '@arkwright/kernel': '0.1.0' }
    plant(`packages/${name}/package.json`, JSON.stringify({ name: `@arkwright/${name}`, dependencies }))
  }
  plant('packages/board-game/src/index.ts', "import { pick } from '@arkwright/kernel'\nimport './sale.ts'\n")
  plant('packages/board-game/test/sale.test.ts', "import { rule } from '@arkwright/testing'\nimport '../src/sale.ts'\n")
  plant(
    'packages/cli/src/main.ts',
    "import { readFileSync } from 'node:fs'\nimport { jenny } from '@arkwright/board-game'\n",
  )
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('allowed imports give no message', () => {
  expect(wrongDirections(folder)).toEqual([])
})

test.each([
  {
    why: 'the kernel knows no game',
    path: 'packages/kernel/src/bad.ts',
    text: "import type { State } from '@arkwright/board-game'",
    says: 'packages/kernel/src/bad.ts imports @arkwright/board-game, but kernel may import none of our packages.',
  },
  {
    why: 'games do not know each other',
    path: 'packages/card-game/src/bad.ts',
    text: "export {\n  sale,\n} from '@arkwright/board-game'",
    says: 'packages/card-game/src/bad.ts imports @arkwright/board-game, but card-game may import @arkwright/kernel.',
  },
  {
    why: 'not even by a path',
    path: 'packages/card-game/src/flow/bad.ts',
    text: "const sale = await import('../../../board-game/src/sale.ts')",
    says: 'packages/card-game/src/flow/bad.ts imports ../../../board-game/src/sale.ts, but a package reaches another only by its name, @arkwright/….',
  },
  {
    why: 'no package imports the command',
    path: 'packages/board-game/test/bad.test.ts',
    text: "import '@arkwright/cli'",
    says: 'packages/board-game/test/bad.test.ts imports @arkwright/cli, but board-game may import @arkwright/kernel.',
  },
  {
    why: 'only tests import shared test code',
    path: 'packages/board-game/src/bad.ts',
    text: "import { rule } from '@arkwright/testing'",
    says: 'packages/board-game/src/bad.ts imports @arkwright/testing, but only tests import it.',
  },
  {
    why: 'shipped code does not need tests',
    path: 'packages/cli/src/bad.ts',
    text: "import { sample } from '../test/sample.ts'",
    says: 'packages/cli/src/bad.ts imports ../test/sample.ts, but what is shipped imports only what is shipped, from src.',
  },
  {
    why: 'rules run in a browser too',
    path: 'packages/board-game/src/bad.ts',
    text: "import { readFileSync } from 'node:fs'",
    says: 'packages/board-game/src/bad.ts imports node:fs, but board-game runs on nothing but @arkwright/kernel.',
  },
  {
    why: 'rules have no outside dependency',
    path: 'packages/card-game/package.json',
    text: '{ "dependencies": { "lodash": "4" } }',
    says: 'packages/card-game/package.json depends on lodash, but card-game runs on nothing but @arkwright/kernel.',
  },
  {
    why: 'a new package needs a line in the table',
    path: 'packages/loom/package.json',
    text: '{}',
    says: 'packages/loom has no line in the table of scripts/checks/directions.ts.',
  },
  {
    why: 'a package that is not compiled is found',
    path: 'tsconfig.json',
    text: '{ "references": [{ "path": "packages/kernel" }, { "path": "packages/board-game" }, { "path": "packages/card-game" }] }',
    says: 'packages/cli is not among the references of tsconfig.json.',
  },
])('$why', ({ path, text, says }) => {
  plant(path, text)
  expect(wrongDirections(folder)).toEqual([says])
})

test('imports are found however they are written', () => {
  const source = `// reason
import a, { type B } from 'one'
import type { C } from "two"
export * from 'three'
import 'four'
const d = await import('five'), e: import('six').E = d
const from = Array.from('no')
export const text = 'import x from y'
`
  expect(importsOf(source)).toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
})
