// `npm run test:python`: tests the Python package of python/ against the sources of the command. Not part of `npm test`, which needs only Node.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { NotReady, root } from '../house.mjs'

const OLDEST = '3.11'
const PROBE = `
import importlib.util, sys
print(f"{sys.version_info[0]}.{sys.version_info[1]}", *(name for name in ("numpy", "pettingzoo") if importlib.util.find_spec(name)))
`

interface Python {
  readonly command: string
  readonly version: string
  readonly packages: readonly string[]
}

function findPython(): Python {
  for (const command of ['python3', 'python']) {
    const { status, stdout } = spawnSync(command, ['-c', PROBE], { encoding: 'utf8' })
    const [version, ...packages] = status === 0 ? stdout.trim().split(' ') : []
    if (version !== undefined) return { command, version, packages }
  }
  throw new NotReady(
    `The tests of the Python package need Python ${OLDEST} or newer: neither python3 nor python was found.`,
  )
}

function checked(python: Python): Python {
  const [major = 0, minor = 0] = python.version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = OLDEST.split('.').map(Number)
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    throw new NotReady(`The tests of the Python package need Python ${OLDEST} or newer, and this is ${python.version}.`)
  if (!python.packages.includes('numpy'))
    throw new NotReady(`The tests of the Python package need numpy: ${python.command} -m pip install numpy`)
  return python
}

function main(): number {
  const python = checked(findPython())
  if (!python.packages.includes('pettingzoo'))
    console.log('PettingZoo is not installed, so its own api_test and seed_test are left out; our form of them runs.')
  const command = [process.execPath, '--conditions=arkwright:source', join(root, 'packages/cli/src/main.ts')]
  const env = { ...process.env, ARKWRIGHT_COMMAND: command.map(word => `'${word}'`).join(' ') }
  const args = ['-W', 'ignore', '-m', 'unittest', 'discover', '-t', '.', '-s', 'tests', ...process.argv.slice(2)]
  return spawnSync(python.command, args, { cwd: join(root, 'python'), stdio: 'inherit', env }).status ?? 1
}

try {
  process.exitCode = main()
} catch (error) {
  if (!(error instanceof NotReady)) throw error
  console.error(error.message)
  process.exitCode = 2
}
