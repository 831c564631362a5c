// The installed command: a separate process, with real pipes and signals.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { expectOneSentence, type Heard } from './fake-terminal.ts'
import { oneGame, written } from './games-on-disk.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const command = fileURLToPath(new URL('../bin/arkwright.js', import.meta.url))

beforeAll(() => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/cli'], { cwd: root })
})

async function ended(child: ChildProcess): Promise<Heard> {
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('the streams of the command are pipes')
  const [out, err, code] = await Promise.all([
    text(stdout),
    text(stderr),
    new Promise<number>(resolve => child.on('close', status => resolve(status ?? -1))),
  ])
  return { code, out, err }
}

function arkwright(args: readonly string[], input = ''): Promise<Heard> {
  const child = spawn(process.execPath, [command, ...args], { stdio: 'pipe' })
  child.stdin.end(input)
  return ended(child)
}

test('starts, and prints what it is', async () => {
  const { code, out, err } = await arkwright([])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Arkwright: /)
})

test('sale reads standard input', async () => {
  const { code, out } = await arkwright(['sale'], '{"demand":1,"importer":1,"sellers":[]}')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({ sold: {}, importer: 1, fromStore: {}, calls: [{ space: 1, takers: ['importer'] }] })
})

test('exit codes: 0 fine, 1 wrong, 2 bad input', async () => {
  const { path, file } = await oneGame()
  expect((await arkwright(['verify', path])).code).toBe(0)
  expect((await arkwright(['verify', written({ ...file, moves: ['dance'] })])).code).toBe(1)
  expectOneSentence(await arkwright(['verify', written('{"arkwright":')]))
  expectOneSentence(await arkwright(['simulat']))
})

test('a long output passes through a pipe completely', async () => {
  const { path, file } = await oneGame()
  const { code, out } = await arkwright(['replay', path, '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out).moves).toEqual(file.moves)
})

test('a reader who closes the pipe early causes no error', async () => {
  const child = spawn(process.execPath, [command, 'components'], { stdio: 'pipe' })
  child.stdout.destroy()
  expect(await text(child.stderr)).toBe('')
})

// Windows has no SIGTERM: a process there is ended without a request.
test.skipIf(process.platform === 'win32')('serve ends gracefully when asked to', async () => {
  const child = spawn(process.execPath, [command, 'serve', '--data', ':memory:', '--port', '0'], { stdio: 'pipe' })
  child.stdout.once('data', () => child.kill('SIGTERM'))
  const { code, out, err } = await ended(child)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Arkwright is at http:\/\/127\.0\.0\.1:\d+ \(Ctrl-C ends it\)\nStopped\.\n$/)
})
