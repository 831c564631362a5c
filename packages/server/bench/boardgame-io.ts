// The same turns on boardgame.io's server. It is installed in its own folder, only for this benchmark.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figures } from './turns.ts'

const run = promisify(execFile)
const FOLDER = fileURLToPath(new URL('./boardgame-io/', import.meta.url))
const INSTALL = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
const PATIENCE = 300_000

/** A string gives the reason why it could not be measured. */
export async function measureBoardgameIo(
  seconds: number,
  tables: number,
): Promise<(Figures & { readonly cpu: number }) | string> {
  try {
    if (!existsSync(`${FOLDER}node_modules`)) await run('npm', INSTALL, { cwd: FOLDER, timeout: PATIENCE })
    const script = ['--conditions=arkwright:source', `${FOLDER}measure.mjs`, String(seconds), String(tables)]
    const { stdout } = await run(process.execPath, script, { cwd: FOLDER, timeout: PATIENCE })
    return JSON.parse(stdout) as Figures & { cpu: number }
  } catch (error) {
    return String(error).split('\n')[0] ?? ''
  }
}
