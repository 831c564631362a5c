import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { gameSources, importedFollowers, sharedBuffers } from '../checks/followers.ts'

const SOURCES = gameSources(fileURLToPath(new URL('../..', import.meta.url)))

function planted(text: string, path = 'packages/card-game/src/flow/planted.ts'): Map<string, string> {
  return new Map([[path, text]])
}

const STEP = `const price: CardGameStep = {
  name: 'price',
  rule: 'CG 1.b',
}
`

test('no file of a game imports the step that follows its own', () => {
  expect(SOURCES.size).toBeGreaterThan(200)
  expect(importedFollowers(SOURCES)).toEqual([])
})

test.each([
  ['directly', "export function toPrice(state: State): void {\n  state.step = 'price'\n}\n"],
  [
    'in a choice',
    "export function toPrice(state: State): void {\n  state.step = isOpen(state) ? 'price' : 'develop'\n}\n",
  ],
  [
    'through another function',
    "export function toPrice(state: State): void {\n  go(state)\n}\n\nfunction go(state: State): void {\n  state.step = 'price'\n}\n",
  ],
])('an exported function that leads to a step of its file is found: %s', (_, text) => {
  expect(importedFollowers(planted(STEP + text))).toEqual([
    "packages/card-game/src/flow/planted.ts: toPrice sets 'price', a step of the same file",
  ])
})

test.each([
  ['a function that stays in its file', `${STEP}function again(state: State): void {\n  state.step = 'price'\n}\n`],
  ['a step that names its follower', `${STEP}export function toSale(state: State): void {\n  state.step = 'sale'\n}\n`],
])('what is allowed: %s', (_, text) => {
  expect(importedFollowers(planted(text))).toEqual([])
})

test('no module of a game has a list, map or set that calls share', () => {
  expect(sharedBuffers(SOURCES)).toEqual([])
})

test.each(['const tied: Seat[] = []', 'const raised = [0, 0, 0, 0]', 'let size = 0', 'const seen = new Set<string>()'])(
  'a planted buffer is found: %s',
  text => {
    expect(sharedBuffers(planted(text))).toEqual([`packages/card-game/src/flow/planted.ts: ${text}`])
  },
)

test.each([
  'const byText: ReadonlyMap<string, Move> = new Map(VOCABULARY.map(known => [known.text, known]))',
  'const NAMES = [1, 2, 3]',
  'function tiedAt() {\n  const tied: Seat[] = []\n}',
  'const known = new WeakMap<Options, Rules>()',
])('what is no buffer: %s', text => {
  expect(sharedBuffers(planted(text))).toEqual([])
})
