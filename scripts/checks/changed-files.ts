// The sources that differ from where this branch left main, uncommitted and new ones included.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../house.mjs'
import { type Outcome, runProgram } from './tool.ts'

const MAIN = ['origin/main', 'main']

/** Only what tests can import: a config would make vitest run everything. Paths from the root of the repository, with slashes. */
export async function changedSources(folder: string = root): Promise<readonly string[]> {
  const git = (...args: string[]): Promise<Outcome> => runProgram('git', args, { cwd: folder })
  let base = 'HEAD'
  for (const branch of MAIN) {
    const { code, output } = await git('merge-base', 'HEAD', branch)
    if (code !== 0) continue
    base = output.trim()
    break
  }
  const outcomes = [
    await git('diff', '--name-only', '-z', base),
    await git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  const failure = outcomes.find(({ code }) => code !== 0)
  if (failure !== undefined) throw new Error(`git cannot say what changed: ${failure.all.trim()}`)
  const files = outcomes.flatMap(({ output }) => output.split('\0'))
  return [...new Set(files)].filter(
    file => /(?<!\.config)\.(?:ts|tsx|mjs|js)$/.test(file) && existsSync(join(folder, file)),
  )
}
