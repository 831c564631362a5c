// Prepares a fresh clone: installs, builds, runs with the project's own Node.
// Plain JavaScript of 2022: the machine's Node runs it before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import * as modules from 'node:module'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const NEEDED_NODE = 24
const PARENT_MILLISECONDS = 200
const windows = process.platform === 'win32'
const parent = process.ppid
const LOCK = join(root, 'package-lock.json')
const INSTALLED = join(root, 'node_modules', '.package-lock.json')
const ownNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** A step that failed for a reason the user can fix; only its message is shown. */
export class NotReady extends Error {}

/** Installs the dependencies of the lock file unless they are there. */
export function install() {
  if (isInstalled()) return
  console.log('Installing the dependencies of the lock file; the first time this takes about a minute …')
  const started = Date.now()
  // An existing folder is updated in place: it may contain the Node that runs us.
  const code = packagesOf(INSTALLED) === undefined ? npm(['ci']) : npm(['install', '--no-save'])
  // With an old Node, npm leaves out every optional package that needs a newer one; our own Node then fetches those.
  const complete = code === 0 && !isInstalled() && existsSync(ownNode) ? npm(['install', '--no-save'], ownNode) : code
  if (complete !== 0) {
    throw new NotReady(
      'The dependencies could not be installed: npm says why above. Check the network. If node_modules is in use, delete it and try again.',
    )
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * Compiles one package and what it depends on.
 * @param {string} project
 */
export function build(project) {
  const code = spawnSync(node(), [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', project], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  }).status
  if (code !== 0) throw new NotReady(`${project} does not compile: the compiler says why above.`)
}

/** Compiles the messages of packages/words, if they changed. */
export function words() {
  const compiler = join(root, 'packages', 'words', 'compiler', 'fresh.ts')
  const code = spawnSync(node(), [compiler], { cwd: root, stdio: 'inherit', env: environment() }).status
  if (code !== 0) throw new NotReady('The messages of packages/words do not compile: see above.')
}

/** Builds the page. */
export function buildPage() {
  if (vite([join('packages', 'web')]) !== 0) throw new NotReady('The page could not be built: vite says why above.')
}

/** Puts the command with everything it needs into dist/program. */
export function bundleProgram() {
  const code = vite(['--config', join('packages', 'cli', 'bundle.config.ts')])
  if (code !== 0) throw new NotReady('The program could not be bundled: vite says why above.')
}

/** @param {string[]} args */
function vite(args) {
  const script = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  return spawnSync(node(), [script, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  }).status
}

/**
 * Runs a script with the project's own Node and exits with its code. TypeScript finds our packages' sources, never yesterday's build.
 * @param {string} script
 * @param {string[]} args
 */
export function run(script, args) {
  if (!existsSync(join(root, script))) throw new NotReady(`There is no ${script} to run.`)
  const conditions = script.endsWith('.ts') ? ['--conditions=arkwright:source'] : []
  const child = spawn(node(), [...conditions, join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  })
  endWithParent()
  // The child receives Ctrl-C too and may finish its work first; pass other signals on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', error => {
    console.error(`Node could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1))
}

/**
 * Runs a compiled program. Where this is the project's own Node, it runs in this process: it starts sooner, and signals reach it.
 * @param {string} script
 * @param {string[]} args
 */
export function runBuilt(script, args) {
  if (!existsSync(ownNode) || realpathSync(process.execPath) !== realpathSync(ownNode)) return run(script, args)
  endWithParent()
  process.chdir(root)
  process.argv.splice(1, process.argv.length, join(root, script), ...args)
  modules.enableCompileCache(join(root, 'node_modules', '.cache', 'arkwright', 'compiled'))
  import(pathToFileURL(join(root, script)).href).catch(error => {
    console.error(error)
    process.exit(1)
  })
}

/** npm passes SIGTERM to its shell, which ends without passing it on. This process then gets another parent. */
function endWithParent() {
  if (windows || process.env['npm_lifecycle_event'] === undefined) return
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_MILLISECONDS)
  look.unref()
}

/**
 * Does the work of an entry script. A user's problem is shown as one sentence.
 * @param {() => void} work
 */
export function enter(work, afterwards = () => {}) {
  try {
    work()
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    console.error(error.message)
    process.exitCode = 1
    afterwards()
  }
}

/** Compares contents, not times: a checkout touches files, and a manual install counts too. */
function isInstalled() {
  const wanted = packagesOf(LOCK)
  if (wanted === undefined) {
    throw new NotReady('package-lock.json is missing or damaged. Restore it with: git checkout package-lock.json')
  }
  const present = packagesOf(INSTALLED) || {}
  return Object.entries(wanted).every(([path, { version, optional, ...entry }]) => {
    const found = present[path]
    if (found !== undefined) return found.link === true || found.version === version
    return !path.startsWith('node_modules/') || (optional === true && !isForThisMachine(entry))
  })
}

/** @param {{ os?: string[], cpu?: string[], libc?: string[] }} entry */
function isForThisMachine({ os, cpu, libc }) {
  if (os === undefined || !os.includes(process.platform)) return false
  if (cpu === undefined || !cpu.includes(process.arch)) return false
  return libc === undefined || libc.includes(machineLibc())
}

/** The same way as npm. */
function machineLibc() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[], libc?: string[] }> | undefined}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return undefined
  }
}

function node() {
  if (existsSync(ownNode)) return ownNode
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_NODE) return process.execPath
  throw new NotReady(
    `This needs Node ${NEEDED_NODE}. It comes with the dependencies, but npm is set to run no install scripts. Allow them (npm config set ignore-scripts false), delete node_modules and try again, or use Node ${NEEDED_NODE}.`,
  )
}

/**
 * @param {string[]} args
 * @param {string} [runtime] the Node that runs npm
 */
function npm(args, runtime) {
  // A machine set up for production would leave out the compiler.
  const all = [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env
  const env = runtime === undefined ? process.env : environment()
  if (npmScript !== undefined && basename(npmScript).startsWith('npm')) {
    return spawnSync(runtime || npmNode || process.execPath, [npmScript, ...all], { cwd: root, env, stdio: 'inherit' })
      .status
  }
  return spawnSync(windows ? 'npm.cmd' : 'npm', all, { cwd: root, env, stdio: 'inherit', shell: windows }).status
}

/** If the child starts `node`, it gets the project's own too. */
function environment() {
  const path = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') || 'PATH'
  return { ...process.env, [path]: [join(root, 'node_modules', '.bin'), process.env[path]].join(delimiter) }
}
