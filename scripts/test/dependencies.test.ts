// The lock file is fit to ship: checksums, licences, no addresses, no scripts nobody has a reason for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Dependency, dependenciesIn, licenceList, wrongDependencies } from '../dependencies.ts'
import { root } from '../tool.ts'

const locked = dependenciesIn(readFileSync(join(root, 'package-lock.json'), 'utf8'))

test('every dependency has a checksum, an allowed licence, no download address, and a reason for its install script', () => {
  expect(locked.length).toBeGreaterThan(100)
  expect(wrongDependencies(locked)).toEqual([])
})

test('a planted dependency is found', () => {
  const sound: Dependency = { name: 'sound', version: '1.0.0', license: '(MIT OR GPL-3.0)', integrity: 'sha512-x' }
  const planted: Dependency[] = [
    sound,
    { ...sound, license: 'GPL-3.0' },
    { ...sound, license: 'MIT AND AGPL-3.0' },
    { name: 'no-checksum', version: '1.0.0', license: 'MIT' },
    { ...sound, resolved: 'https://example.org/sound.tgz' },
    { ...sound, hasInstallScript: true },
  ]
  expect(wrongDependencies(planted)).toHaveLength(5)
})

test('the list of licences names what is shipped (`npm run sbom` writes it anew)', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licenceList(locked))
})
