// The lock file can be shipped: checksums, licences, no addresses, no unexplained install scripts, no release with a known fault.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownAgainst } from '../checks/advisories.ts'
import { type Dependency, dependenciesIn, licenceList, wrongDependencies } from '../checks/dependencies.ts'
import { root } from '../house.mjs'

const locked = dependenciesIn(readFileSync(join(root, 'package-lock.json'), 'utf8'))

test('every dependency has a checksum, an allowed licence, no download address, no known fault, and a reason for its install script', () => {
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

test('a release with a known fault is found, a fixed one is not', () => {
  expect(knownAgainst('fast-uri', '3.1.5')).toHaveLength(1)
  expect(knownAgainst('fast-uri', '4.1.3')).toHaveLength(1)
  expect(knownAgainst('fast-uri', '3.1.6')).toEqual([])
  expect(knownAgainst('fast-uri', '3.1.10')).toEqual([])
  expect(knownAgainst('nodemailer', '8.0.11')).toHaveLength(1)
  expect(knownAgainst('nodemailer', '10.0.0')).toEqual([])
})

test('the list of licences names what is shipped (`npm run sbom` writes it)', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licenceList(locked))
})
