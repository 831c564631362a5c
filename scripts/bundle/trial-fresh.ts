// `npm run trial:fresh -- [--only clone|bundle]`: from nothing to a server that answers, by each documented way, each in an empty folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../../packages/server/trials/house-process.ts'
import { summary } from '../../packages/server/trials/print.ts'
import { root } from '../house.mjs'
import { bundleFolder } from './bundle.ts'

const MOST_SECONDS = 60
const PATIENCE_SECONDS = 600

type Start = (folder: string, env: NodeJS.ProcessEnv) => ChildProcess

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

/** A copy of what git knows, with an empty home and so an empty npm cache. */
const clone: Start = (folder, env) => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const there = files.split('\0').filter(file => file !== '' && existsSync(join(root, file)))
  const packed = execFileSync('tar', ['-cf', '-', '--null', '-T', '-'], {
    cwd: root,
    input: there.join('\0'),
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: packed })
  return spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true })
}

const bundle: Start = (folder, env) => {
  const archive = `${bundleFolder()}.tar.gz`
  if (!existsSync(archive)) throw new Error(`${archive} is missing: run npm run bundle first`)
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const command = join(folder, basename(bundleFolder()), 'arkwright')
  return spawn(command, ['serve'], { cwd: folder, env, stdio: 'ignore', detached: true })
}

async function seconds(start: Start): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-fresh-'))
  const home = join(folder, 'home')
  mkdirSync(home)
  const place = join(folder, 'arkwright')
  mkdirSync(place)
  const port = await freePort()
  const { PATH, NODE_EXTRA_CA_CERTS } = process.env
  const env = {
    PATH: PATH?.replaceAll(`${root}node_modules/.bin`, ''),
    NODE_EXTRA_CA_CERTS,
    HOME: home,
    PORT: String(port),
  }
  const began = Date.now()
  const child = start(place, env)
  try {
    for (;;) {
      const passed = (Date.now() - began) / 1000
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready || passed > PATIENCE_SECONDS) return passed
      await sleep(100)
    }
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
    await sleep(1_000)
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const [name, start] of Object.entries({ clone, bundle })) {
  if (!name.startsWith(values.only)) continue
  const taken = await seconds(start)
  const faults = taken > MOST_SECONDS ? [`it took more than ${MOST_SECONDS} s`] : []
  summary(`fresh, ${name}`, [`ready after ${taken.toFixed(1)} s`], faults)
}
