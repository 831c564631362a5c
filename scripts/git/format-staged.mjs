// Formats staged files before a commit. Plain JavaScript: git may start it with any Node.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../house.mjs'

const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    .stdout.split('\0')
    .filter(name => name !== '')
}

/**
 * @param {string[]} options
 * @param {string[]} files
 */
function check(options, files) {
  const always = ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
  const args = [biome, ...always, ...options, ...files]
  return files.length === 0 || spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}

const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z')
const alsoChanged = new Set(git('diff', '--name-only', '-z'))
const whole = staged.filter(file => !alsoChanged.has(file))
// A partly staged file is only checked: formatting would add its other edits to the commit.
const partly = staged.filter(file => alsoChanged.has(file))

if (!existsSync(biome)) {
  console.error('Nothing is installed yet, so the commit is not formatted. Run npm test.')
} else {
  const formatted = check(['--write'], whole)
  if (whole.length > 0) spawnSync('git', ['add', '--', ...whole], { cwd: root, stdio: 'inherit' })
  if (!(check([], partly) && formatted)) {
    console.error('Not committed: see above. `npm run format` fixes most of it.')
    process.exitCode = 1
  }
}
