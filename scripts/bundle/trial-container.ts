// `npm run trial:container`: builds the image with buildah from a Debian that debootstrap makes, and plays a game through it. Root only.
// `-- --keep` uses the images of the last run.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { playFromOutside } from '../../packages/server/trials/from-outside.ts'
import { freePort } from '../../packages/server/trials/house-process.ts'
import { progress, summary } from '../../packages/server/trials/print.ts'
import { root } from '../house.mjs'

const USER = 10_001
const TURNS = 12
const MOST_MEGABYTES = 150
const [DEBIAN, NODE, IMAGE] = ['localhost/arkwright-debian', 'localhost/arkwright-node', 'localhost/arkwright']
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const env = { ...process.env, STORAGE_DRIVER: 'vfs' }

function buildah(...args: string[]): string {
  return execFileSync('buildah', args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
  }).trim()
}

/** A working container that is removed afterwards. */
function withContainer<T>(image: string, work: (container: string) => T): T {
  const container = buildah('from', '--pull-never', image)
  try {
    return work(container)
  } finally {
    buildah('rm', container)
  }
}

/** In place of debian:bookworm-slim, which cannot be pulled without a registry. */
function makeDebian(): void {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-debian-'))
  try {
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', folder], { stdio: 'ignore' })
    withContainer('scratch', container => {
      buildah('copy', '-q', container, folder, '/')
      buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container)
      buildah('commit', '-q', container, DEBIAN)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In place of node:24-bookworm-slim: Debian with this machine's Node and npm. */
function makeNode(): void {
  const npm = dirname(dirname(realpathSync('/usr/bin/npm')))
  withContainer(DEBIAN, container => {
    buildah('copy', '-q', container, '/usr/bin/node', '/usr/bin/node')
    buildah('copy', '-q', container, npm, '/usr/lib/node_modules/npm')
    // Where a proxy signs for the registry, npm must know it.
    if (existsSync(CERTIFICATES)) buildah('copy', '-q', container, CERTIFICATES, CERTIFICATES)
    buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container)
    buildah(
      'run',
      '--isolation',
      'chroot',
      container,
      '--',
      'ln',
      '-s',
      '../lib/node_modules/npm/bin/npm-cli.js',
      '/usr/bin/npm',
    )
    buildah('commit', '-q', container, NODE)
  })
}

function makeImages(): void {
  progress('making a Debian')
  makeDebian()
  makeNode()
  progress('building the image')
  const bases = ['--build-arg', `BUILD=${NODE}`, '--build-arg', `BASE=${DEBIAN}`]
  // The other format has no health check.
  buildah('bud', '-q', '--format', 'docker', '--isolation', 'chroot', ...bases, '-t', IMAGE, '.')
}

function megabytes(image: string): number {
  return withContainer(image, container => {
    const folder = buildah('mount', container)
    const bytes = Number(execFileSync('du', ['-sxb', folder], { encoding: 'utf8' }).split('\t')[0])
    buildah('umount', container)
    return bytes / 1e6
  })
}

interface Config {
  readonly User: string
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
  readonly Healthcheck?: { readonly Test: readonly string[] }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })
  if (!values.keep) makeImages()
  const added = megabytes(IMAGE) - megabytes(DEBIAN)
  const data = mkdtempSync(join(tmpdir(), 'arkwright-container-'))
  const volume = join(data, 'data')
  mkdirSync(volume)
  chownSync(volume, USER, USER)
  const container = buildah('from', '--pull-never', IMAGE)
  const {
    Docker: { config },
  } = JSON.parse(buildah('inspect', container)) as { Docker: { config: Config } }
  const port = await freePort()
  const run = ['run', '--isolation', 'chroot', '--user', config.User, '--env', `PORT=${port}`]
  const mount = ['--volume', `${volume}:/srv/arkwright/data`]
  let child: ChildProcess | undefined
  const kill = async (): Promise<void> => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(resolve => child?.once('exit', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  try {
    const figures = await playFromOutside(
      {
        port,
        async start() {
          const args = [...run, ...mount, container, '--', ...config.Entrypoint, ...config.Cmd]
          child = spawn('buildah', args, { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
        },
        kill,
      },
      TURNS,
    )
    const faults = [...figures.faults]
    if (added > MOST_MEGABYTES) faults.push(`the image adds ${added.toFixed(1)} MB`)
    if (config.User !== `${USER}:${USER}`) faults.push(`it runs as ${config.User}`)
    const [, ...health] = config.Healthcheck?.Test ?? []
    buildah(...run, container, '--', ...health)
    const facts = [
      `${added.toFixed(1)} MB on top of Debian`,
      `as user ${config.User}`,
      `ready after ${figures.startMilliseconds} ms, after a kill in ${figures.againMilliseconds} ms`,
      `${figures.turns} turns`,
      'health check passed',
    ]
    summary('container', facts, faults)
  } finally {
    await kill()
    buildah('rm', container)
    rmSync(data, { recursive: true, force: true })
  }
}

await main()
