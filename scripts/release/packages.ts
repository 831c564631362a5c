// The packages that a release hands out, and what each must contain.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../house.mjs'

export const PUBLIC = ['kernel', 'board-game', 'card-game', 'words', 'bots', 'server', 'cli']
const OTHERS = ['web', 'testing']

interface Manifest {
  readonly version: string
  readonly exports?: Readonly<Record<string, { types?: string; default?: string }>>
  readonly bin?: Readonly<Record<string, string>>
}

export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest
}

/** Of the repository and of all its packages. */
export function versions(): string[] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  return [version, ...[...PUBLIC, ...OTHERS].map(name => manifestOf(name).version)]
}

/** What a packed package promises and does not hold. Addresses with a star stand for many files. */
export function missingIn({ exports = {}, bin = {} }: Manifest, has: (path: string) => boolean): string[] {
  const promised = Object.values(exports).flatMap(({ types, default: code }) => [types, code])
  const paths = ['README.md', 'package.json', ...promised, ...Object.values(bin)]
  return paths
    .flatMap(path => path ?? [])
    .map(path => path.replace(/^\.\//, ''))
    .filter(path => !path.includes('*') && !has(path))
}
