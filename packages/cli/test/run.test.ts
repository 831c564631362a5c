import { describe, expect, test } from 'vitest'
import { Arguments } from '../src/arguments.ts'
import { COMMANDS } from '../src/commands/index.ts'
import { chosenGame, chosenOptions } from '../src/games.ts'
import { arkwright, arkwrightJson, arkwrightWith, expectOneSentence } from './fake-terminal.ts'

const NAMES = COMMANDS.map(({ name }) => name)

test.each(['', '--help', '-h', 'help'])('`arkwright %s` explains what it is and what to try first', async line => {
  const { code, out, err } = await arkwright(line)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Arkwright: /)
  expect(out).toContain('Three things to try first:')
  for (const name of NAMES) expect(out).toContain(`  ${name}`)
})

test('its version is that of the package', async () => {
  expect((await arkwright('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(await arkwrightJson('--version')).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
})

describe.each(NAMES)('%s', name => {
  test('--help and `help NAME` are the same, and list every flag', async () => {
    const { code, out } = await arkwright(`${name} --help`)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^arkwright ${name}: .+\n`))
    expect(out).toContain('For example:\n')
    for (const flag of ['json', 'help', ...Object.keys(COMMANDS.find(one => one.name === name)?.flags ?? {})]) {
      expect(out).toContain(`  --${flag}`)
    }
    expect((await arkwright(`help ${name}`)).out).toBe(out)
  })

  test('the examples in its help are valid command lines', () => {
    const command = COMMANDS.find(one => one.name === name)
    for (const example of command?.examples ?? []) {
      const [line = ''] = example.split(' | ').slice(-1)
      const [program, named, ...args] = line.replaceAll("'", '').split(' ')
      expect([program, named]).toEqual(['arkwright', name])
      const given = new Arguments(args, command?.flags ?? {}, command?.operands)
      if (given.has('game')) chosenOptions(given, chosenGame(given).game)
    }
  })

  test('--help --json is one JSON document', async () => {
    expect(await arkwrightJson(`${name} --help`)).toEqual([expect.objectContaining({ name })])
  })

  test.each(['--nonsense', '--nonsense=3', '-z', '--json=yes', '--help=me', '--__proto__', '--constructor=1'])(
    'answers %s with one sentence',
    async flag => {
      const heard = await arkwright(`${name} ${flag}`)
      expectOneSentence(heard)
      expect(heard.err).toMatch(new RegExp(`^arkwright ${name}: `))
    },
  )
})

test.each([
  ['simulat', 'simulate'],
  ['vreify', 'verify'],
  ['Replay', 'replay'],
  ['component', 'components'],
])('%s: suggests %s', async (given, meant) => {
  const heard = await arkwright(given)
  expectOneSentence(heard)
  expect(heard.err).toContain(`did you mean ${meant}?`)
})

test('an unknown command is answered with the list of commands', async () => {
  for (const name of ['dance', '__proto__', 'toString', '\u001b[31mred', 'x'.repeat(5000)]) {
    const heard = await arkwrightWith([name])
    expectOneSentence(heard)
    expect(heard.err).toContain(NAMES.join(', '))
    expect(heard.err).not.toContain('\u001b')
  }
  expectOneSentence(await arkwright('help dance'))
  expectOneSentence(await arkwright('help serve bench'))
})

test.each([
  'simulate --seed --json',
  'simulate --seed',
  'simulate extra',
  'simulate --seed 1 --seed 2',
  'simulate --games -3',
  'simulate --games 1e3',
  'bench --seconds never',
  'bench --seconds .',
  'replay',
  'replay a b',
  'verify',
  'titles --add',
  'titles game.json',
  'titles --rule both',
  'titles --date 2026-11-15',
])('`%s` is bad usage', async line => {
  expectOneSentence(await arkwright(line))
})
