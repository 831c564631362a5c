import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house.mjs'

/** The words of the glossary with the files that may define a type of that name. */
function glossaryIn(page: string): ReadonlyMap<string, readonly string[]> {
  const section = page.split(/^## /m).find(part => part.startsWith('Glossary')) ?? ''
  const rows = section.matchAll(/^\| `(\w+)` \|[^|]+\| ([^|]+) \|$/gm)
  return new Map(
    [...rows].map(([, word = '', where = '']) => [
      word,
      [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    ]),
  )
}

function faultsOf(glossary: ReadonlyMap<string, readonly string[]>, texts: ReadonlyMap<string, string>): string[] {
  return [...glossary].flatMap(([word, places]) => {
    const definition = new RegExp(`^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class) ${word}\\b`, 'm')
    const defining = [...texts].flatMap(([file, text]) => (definition.test(text) ? [file] : []))
    return [
      ...defining
        .filter(file => !places.some(place => matchesGlob(file, place)))
        .map(file => `${file} gives ${word} another meaning`),
      ...places
        .filter(place => !defining.some(file => matchesGlob(file, place)))
        .map(place => `${place} does not define ${word}`),
    ]
  })
}

test('a word of the glossary has one meaning in the code', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: root })
  const texts = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]))
  const glossary = glossaryIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  expect(glossary.size).toBeGreaterThan(10)
  expect(faultsOf(glossary, texts)).toEqual([])
})

test('a second meaning is found, and a place without the word', () => {
  const page = '## Glossary\n| `Line` | one line of the log | `a/log.ts`, `a/gone.ts` |\n'
  const texts = new Map([
    ['a/log.ts', 'export interface Line {'],
    ['a/other.ts', "import type { Line } from './log.ts'\ntype Line = string"],
    ['a/reader.ts', "import type { Line } from './log.ts'\ntype LineOf = Line"],
  ])
  expect(faultsOf(glossaryIn(page), texts)).toEqual([
    'a/other.ts gives Line another meaning',
    'a/gone.ts does not define Line',
  ])
})
