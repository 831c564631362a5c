// `npm start` builds only what changed.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildIfStale, PRODUCTS } from '../fresh.mjs'
import { root } from '../house.mjs'

const PRODUCT = { name: 'toy', sources: ['settings.json', 'packages/toy'], files: ['packages/toy/dist'] }

function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-fresh-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const build = (): void => write('packages/toy/dist/toy.js', 'built')
  write('settings.json', '{}')
  write('packages/toy/src/toy.ts', 'one')
  return { folder, write, isBuilt: () => buildIfStale(folder, PRODUCT, build) }
}

test('builds once, and again after a source, a new file or a setting changed', () => {
  const { isBuilt, write } = workshop()
  expect([isBuilt(), isBuilt()]).toEqual([true, false])
  write('packages/toy/src/toy.ts', 'two')
  expect([isBuilt(), isBuilt()]).toEqual([true, false])
  write('packages/toy/src/more.ts', '')
  expect([isBuilt(), isBuilt()]).toEqual([true, false])
  write('settings.json', '{"strict":true}')
  expect([isBuilt(), isBuilt()]).toEqual([true, false])
})

test('tests and touched files change nothing; a missing or foreign product is built again', () => {
  const { isBuilt, write, folder } = workshop()
  isBuilt()
  write('packages/toy/test/toy.test.ts', 'test')
  write('packages/toy/src/toy.ts', 'one')
  expect(isBuilt()).toBe(false)
  rmSync(join(folder, 'packages/toy/dist/toy.js'))
  expect([isBuilt(), isBuilt()]).toEqual([true, false])
  write('packages/toy/dist/toy.js', 'built by something else')
  expect(isBuilt()).toBe(true)
})

test('a build that fails is tried again', () => {
  const { folder, isBuilt } = workshop()
  const fail = () => {
    throw new Error('does not compile')
  }
  expect(() => buildIfStale(folder, PRODUCT, fail)).toThrow('does not compile')
  expect(isBuilt()).toBe(true)
})

test('every product names sources that exist', () => {
  for (const product of Object.values(PRODUCTS)) {
    expect(product.sources.filter(source => !existsSync(join(root, source)))).toEqual([])
  }
})
