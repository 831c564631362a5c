// `npm run trial:bundle`: the bundle in an empty chroot, as a user without rights: no npm, no Node, no shell tools but sh. Root only.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { playFromOutside } from '../../packages/server/trials/from-outside.ts'
import { freePort } from '../../packages/server/trials/house-process.ts'
import { summary } from '../../packages/server/trials/print.ts'
import { bundleFolder } from './bundle.ts'

const NOBODY = 65_534
const TURNS = 12

/** The libraries a program names, and nothing else. */
function librariesOf(program: string): string[] {
  return [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
    match => match[1] ?? '',
  )
}

function emptyRoom(bundle: string): string {
  const room = mkdtempSync(join(tmpdir(), 'arkwright-empty-'))
  chmodSync(room, 0o755)
  cpSync(bundle, join(room, 'arkwright'), { recursive: true })
  const shell = '/bin/sh'
  for (const file of new Set([shell, ...librariesOf(shell), ...librariesOf(join(bundle, 'bin', 'node'))])) {
    mkdirSync(dirname(join(room, file)), { recursive: true })
    copyFileSync(file, join(room, file))
  }
  for (const folder of ['data', 'tmp']) {
    mkdirSync(join(room, folder))
    chownSync(join(room, folder), NOBODY, NOBODY)
  }
  return room
}

async function main(): Promise<void> {
  const bundle = bundleFolder()
  if (!existsSync(bundle) || process.getuid?.() !== 0) {
    summary('bundle', ['NOT RUN: it needs root for chroot, and `npm run bundle` first'], [])
    return
  }
  const room = emptyRoom(bundle)
  const port = await freePort()
  let child: ChildProcess | undefined
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null) return
    const ended = new Promise(resolve => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  try {
    const figures = await playFromOutside(
      {
        port,
        async start() {
          const command = ['/arkwright/arkwright', 'serve', '--data', '/data/house.sqlite']
          child = spawn('chroot', [`--userspec=${NOBODY}:${NOBODY}`, room, ...command], {
            env: { PATH: '/usr/sbin:/usr/bin:/bin', PORT: String(port), ARKWRIGHT_LOG: 'warn' },
            stdio: ['ignore', 'ignore', 'inherit'],
          })
        },
        kill,
      },
      TURNS,
    )
    const { startMilliseconds, againMilliseconds, turns, faults } = figures
    const facts = [`ready after ${startMilliseconds} ms, again after ${againMilliseconds} ms`, `${turns} turns`]
    summary('bundle in an empty chroot', facts, faults)
  } finally {
    await kill()
    rmSync(room, { recursive: true, force: true })
  }
}

await main()
