// A copy of the repository in a temporary folder: sources and tests are copied, dependencies are linked.
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../house.mjs'

const COPIED = ['packages', 'scripts', 'docs/rules', 'package.json', 'tsconfig.base.json', 'vitest.config.ts']
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.screenshots'])
const OURS = '@arkwright'

export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'arkwright-copy-'))
  for (const path of COPIED) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: from => !LEFT_OUT.has(basename(from)) })
  }
  // Names of our packages must lead to the copy, all others to what is installed.
  mkdirSync(join(copy, 'node_modules', OURS), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== OURS && !name.startsWith('.')) link(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  for (const manifest of globSync('packages/*/package.json', { cwd: copy })) {
    const name = basename(join(manifest, '..'))
    link(join(copy, 'packages', name), join(copy, 'node_modules', OURS, name))
  }
  return copy
}

/** Windows lets everyone make junctions, but not links. */
function link(target: string, path: string): void {
  symlinkSync(target, path, 'junction')
}
