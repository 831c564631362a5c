// External programs at our tables, and our bots at theirs.
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { arkwrightWith, expectOneSentence } from './fake-terminal.ts'
import { ownFolder } from './games-on-disk.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const NODE = [process.execPath, '--conditions=arkwright:source', main]

function python(): string {
  const found = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0)
  if (found === undefined) throw new Error('this test needs Python 3: please install python3')
  return found
}

function tournament(bots: string, ...more: string[]) {
  return arkwrightWith(['tournament', '--players', '2', '--bots', bots, '--seed', 'p', '--json', ...more])
}

test('the Python example beats random in our tournament', async () => {
  const command = `${python()} ${root}/examples/bot.py`
  const { code, out, err } = await tournament(`program:${command},random`, '--blocks', '5')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { games, entries } = JSON.parse(out) as { games: number; entries: { bot: string; share: number }[] }
  expect(games).toBe(10)
  expect(entries[0]?.bot).toBe(command)
  expect(entries[0]?.share).toBeGreaterThan(0.5)
})

test('a Python program plays a game with our engine and bots', () => {
  const said = execFileSync(python(), [`${root}/examples/drive.py`, ...NODE, 'bot-host'], { encoding: 'utf8' })
  expect(said).toMatch(/^seat [01]: \d+\nseat [01]: \d+\n$/)
})

test('our own host works as such a program, and plays like the bot it hosts', async () => {
  const hosted = await tournament(`program:${NODE.join(' ')} bot-host --bot easy,medium`, '--blocks', '1')
  const plain = await tournament('easy,medium', '--blocks', '1')
  const scores = ({ out }: { out: string }) =>
    (JSON.parse(out) as { entries: { meanScore: number }[] }).entries.map(({ meanScore }) => meanScore)
  expect(hosted.code).toBe(0)
  expect(scores(hosted)).toEqual(scores(plain))
})

/** A program that writes these lines, one for each request, and then ends with code 3. */
function parrot(...lines: string[]): string {
  const path = join(ownFolder(), 'parrot.mjs')
  const script = `import { createInterface } from 'node:readline'
const lines = ${JSON.stringify(lines)}
createInterface({ input: process.stdin }).on('line', () => {
  const line = lines.shift()
  if (line === undefined) process.exit(3)
  console.log(line)
})
`
  writeFileSync(path, script)
  return `program:${process.execPath} ${path}`
}

const HELLO = '{"type":"hello","protocol":1,"id":1}'
test.each([
  [[], 'with code 3'],
  [['Hello!'], 'not a JSON object'],
  [['{"type":"hello","protocol":7,"id":1}'], 'speaks protocol 7'],
  [['{"type":"hello","protocol":1,"id":5}'], 'was not asked'],
  [['{"type":"choice","id":1}'], 'not hello'],
  [[HELLO, '{"type":"choice","id":2,"moves":["dance"]}'], 'no move'],
  [[HELLO, '{"type":"choice","id":2,"moves":["done"]}'], 'not allowed'],
  [[HELLO, '{"type":"choice","id":2}'], 'list of moves'],
  [[HELLO, '{"type":"error","id":2,"message":"I am tired"}'], 'I am tired'],
  [[HELLO], 'with code 3'],
])('a program that writes %j ends the tournament with one sentence', async (lines, words) => {
  const heard = await tournament(`${parrot(...lines)},random`, '--blocks', '1')
  expectOneSentence(heard)
  expect(heard.err).toContain(words)
})

test('a missing program ends the tournament with one sentence', async () => {
  const heard = await tournament('program:/nowhere/at/all,random', '--blocks', '1')
  expectOneSentence(heard)
  expect(heard.err).toContain('cannot be started')
})
