import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house.mjs'

const PAGES = ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'scripts/README.md', 'packages/bots/src/*/tuned-*.ts']
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

function namedIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(match => match[1] ?? '')
}

function isMissing(path: string): boolean {
  return !existsSync(join(root, path))
}

test('the pages name only commands and scripts that exist', () => {
  const missing = globSync(PAGES, { cwd: root }).flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8')
    const commands = namedIn(text, /\bnpm run ([\w:-]*\w)/g).filter(name => !Object.hasOwn(scripts, name))
    const paths = namedIn(text, /\b(scripts\/[\w./-]*\w\.\w+)/g).filter(isMissing)
    return [...commands, ...paths].map(what => `${page}: ${what}`)
  })
  expect(missing).toEqual([])
})

test('every command starts a script that exists', () => {
  const started = Object.values(scripts).flatMap(command => namedIn(command, /\b([\w/-]+\.(?:ts|mjs))\b/g))
  expect(started.length).toBeGreaterThan(10)
  expect(started.filter(isMissing)).toEqual([])
})

test('the documented size of the first page is the tested limit', () => {
  const limit = /FIRST_PAGE_KILOBYTES = (\d+)/.exec(
    readFileSync(join(root, 'packages/web/browser/size.test.ts'), 'utf8'),
  )?.[1]
  expect(limit).toBeDefined()
  expect(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).toContain(
    `less than ${limit} kB of compressed script`,
  )
})
