// `npm install` runs this: commits made here are formatted first. Plain JavaScript, since any Node may run it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../house.mjs'

// A copy without a repository of its own (an unpacked archive, a folder inside another project) is left alone,
// and a machine without git has nothing to commit with: neither may fail an install.
if (existsSync(join(root, '.git'))) {
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' })
}
