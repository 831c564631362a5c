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

/** What a page may name although the repository does not hold it: what programs write. */
const WRITTEN = /^(data|dist|\.screenshots)\//
const FILE = /^[\w.{},*-]+(\/[\w.{},*-]+)+\.(tsx?|mjs|js|css|md|json|html)$/
const FOLDER = /^(packages|deploy|docs|python|scripts|training)(\/[\w.{},*-]+)+\/?$/

/** `a/{b,c}.ts` means both. */
function spelledOut(path: string): string[] {
  const [, before, list, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (before === undefined || list === undefined || after === undefined) return [path]
  return list.split(',').flatMap(one => spelledOut(before + one + after))
}

/** Pages may leave out the beginning of a path. A star, or a part in capitals such as NAME, means any name. */
function missingPaths(text: string, files: readonly string[]): string[] {
  const lines = files.map(file => `/${file}\n`).join('')
  const named = new Set(namedIn(text, /`([^`\s]+)`/g).filter(path => FILE.test(path) || FOLDER.test(path)))
  return [...named]
    .filter(path => !WRITTEN.test(path))
    .flatMap(spelledOut)
    .filter(path => {
      const wanted = path
        .replace(/\/$/, '')
        .replaceAll('.', '\\.')
        .replaceAll(/\*|\b[A-Z]{2,}\b/g, '[^/\\n]*')
      return !new RegExp(`/${wanted}[/\\n]`).test(lines)
    })
}

test('the pages name only files that exist', () => {
  const files = globSync(
    [
      '*',
      '{deploy,docs,python,scripts,training}/**/*.*',
      'packages/*/{src,test,browser,bench,trials,games,messages,compiler,examples,bin}/**/*.*',
      'packages/*/*',
    ],
    { cwd: root },
  )
  const pages = globSync(PAGES, { cwd: root }).filter(page => page.endsWith('.md') && page !== 'CHANGELOG.md')
  expect(pages.length).toBeGreaterThan(20)
  expect(
    pages.flatMap(page => missingPaths(readFileSync(join(root, page), 'utf8'), files).map(path => `${page}: ${path}`)),
  ).toEqual([])
})

test('a file that does not exist is found', () => {
  const files = ['packages/web/src/play/session.ts', 'packages/words/messages/en/page.json']
  const text =
    '`play/session.ts` `packages/words/messages/{en,fr}/page.json` `src/play/NAME.ts` `play/gone.ts` `packages/gone`'
  expect(missingPaths(text, files)).toEqual(['packages/words/messages/fr/page.json', 'play/gone.ts', 'packages/gone'])
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
