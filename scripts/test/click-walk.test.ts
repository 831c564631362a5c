import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house.mjs'

const MOST_FILES = 15

interface Stop {
  readonly file: string
  /** What the file says where the walk passes. */
  readonly says: string
}

/** The numbered lists of the section, by their headings. */
function walks(page: string): Map<string, Stop[]> {
  const section = page.split(/^## /m).find(part => part.startsWith("A click's walk")) ?? ''
  const parts = section.split(/^### /m).slice(1)
  return new Map(
    parts.map(part => {
      const stops = [...part.matchAll(/^\d+\. `([^`]+)` · `([^`]+)`:/gm)]
      return [part.split('\n', 1)[0] ?? '', stops.map(([, file = '', says = '']) => ({ file, says }))]
    }),
  )
}

function faultsOf(lists: Map<string, readonly Stop[]>): string[] {
  const faults: string[] = []
  for (const [title, stops] of lists) {
    if (stops.length === 0 || stops.length > MOST_FILES) faults.push(`${title}: ${stops.length} files`)
    for (const { file, says } of stops) {
      if (!existsSync(join(root, file))) faults.push(`${file} does not exist`)
      else if (!readFileSync(join(root, file), 'utf8').includes(says)) faults.push(`${file} has no ${says}`)
    }
  }
  const files = [...lists.values()].flat().map(({ file }) => file)
  return [...faults, ...files.filter((file, place) => files.indexOf(file) !== place).map(file => `${file} twice`)]
}

test('the walk of a click in docs/architecture.md is true and short', () => {
  const lists = walks(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  expect([...lists.keys()]).toEqual(['At this screen', 'Over the net'])
  expect(faultsOf(lists)).toEqual([])
})

test('a walk that is too long, or names what is not there, is found', () => {
  const stop = (file: string, says = '"name"') => `1. \`${file}\` · \`${says}\`: so\n`
  const here = 'package.json'
  const page = (stops: string) => `## A click's walk\n### Here\n${stops}\n## Next\n`
  expect(faultsOf(walks(page(stop(here))))).toEqual([])
  expect(faultsOf(walks(page('')))).toEqual(['Here: 0 files'])
  expect(faultsOf(walks(page(stop('scripts/gone.mjs'))))).toEqual(['scripts/gone.mjs does not exist'])
  expect(faultsOf(walks(page(stop(here, 'neversaid'))))).toEqual([`${here} has no neversaid`])
  expect(faultsOf(walks(page(stop(here) + stop(here))))).toEqual([`${here} twice`])
  expect(faultsOf(walks(page(stop(here).repeat(16))))[0]).toBe('Here: 16 files')
})
