// Puts program, page, Node and Litestream into one folder: `npm run bundle -- [--no-archive]`. Prints the size of each part.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { version } from '../../packages/cli/src/version.ts'
import { root } from '../house.mjs'

/** Plain sh, and nothing but sh: an empty machine has no dirname. */
const LAUNCHER = `#!/bin/sh
case "$0" in */*) here=\${0%/*} ;; *) here=$(command -v "$0") && here=\${here%/*} ;; esac
here=$(cd "$here" && pwd)
PATH="$here/bin:$PATH" exec "$here/bin/node" "$here/lib/arkwright.js" "$@"
`

export function bundleFolder(): string {
  return join(root, 'dist', 'bundle', `arkwright-${version()}-${process.platform}-${process.arch}`)
}

function makeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync(join(root, 'dist', 'program'), folder, { recursive: true })
  cpSync(join(root, 'packages', 'web', 'dist'), join(folder, 'page'), { recursive: true })
  for (const file of ['LICENSE', 'NOTICE.md', 'docs/deploy.md'])
    copyFileSync(join(root, file), join(folder, basename(file)))
  copyProgram(process.execPath, join(folder, 'bin', 'node'))
  const litestream = join(root, `node_modules/@flydotio/litestream-${process.platform}-${process.arch}/litestream`)
  if (existsSync(litestream)) copyProgram(litestream, join(folder, 'bin', 'litestream'))
  writeFileSync(join(folder, 'arkwright'), LAUNCHER, { mode: 0o755 })
}

/** Without the names of functions, where the machine can take them out: Node needs 18 MB less. */
function copyProgram(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, 0o755)
  try {
    execFileSync('strip', ['--strip-unneeded', to], { stdio: 'ignore' })
  } catch {
    // No binutils here, or not for this program: it stays as it is.
  }
}

function megabytes(path: string): string {
  const files = statSync(path).isFile() ? [path] : globSync('**/*', { cwd: path }).map(file => join(path, file))
  const bytes = files.map(file => statSync(file)).reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function main(): void {
  const { values } = parseArgs({ options: { 'no-archive': { type: 'boolean', default: false } } })
  const folder = bundleFolder()
  makeFolder(folder)
  for (const part of ['bin/node', 'bin/litestream', 'lib', 'page']) {
    if (existsSync(join(folder, part))) console.log(`${part.padEnd(16)} ${megabytes(join(folder, part)).padStart(9)}`)
  }
  console.log(`${'folder'.padEnd(16)} ${megabytes(folder).padStart(9)}  ${folder}`)
  if (values['no-archive']) return
  const archive = `${folder}.tar.gz`
  execFileSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)])
  console.log(`${'archive'.padEnd(16)} ${megabytes(archive).padStart(9)}  ${archive}`)
}

if (import.meta.main) main()
