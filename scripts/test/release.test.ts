import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house.mjs'
import { manifestOf, missingIn, PUBLIC, versions } from '../release/packages.ts'

test('all packages have the version of the repository, and the changelog has a section for it', () => {
  const [version] = versions()
  expect(new Set(versions())).toEqual(new Set([version]))
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`## [${version}]`)
})

test('every public package has a README, and types beside each address', () => {
  for (const name of PUBLIC) {
    expect(existsSync(join(root, 'packages', name, 'README.md')), name).toBe(true)
    for (const [address, { types }] of Object.entries(manifestOf(name).exports ?? {}))
      expect(types, `${name} ${address}`).toMatch(/\.d\.ts$/)
  }
})

test('a package without its types or README is found', () => {
  const manifest = { version: '1.0.0', exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } } }
  const files = ['package.json', 'dist/index.js']
  expect(missingIn(manifest, path => files.includes(path))).toEqual(['README.md', 'dist/index.d.ts'])
})
