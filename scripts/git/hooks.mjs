// `npm install` runs this: it makes git format commits first. Plain JavaScript: any Node may run it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../house.mjs'

// An install must not fail in a copy without its own repository (an unpacked archive, a folder inside another project)
// or on a machine without git.
if (existsSync(join(root, '.git'))) {
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' })
}
