import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedSources } from '../checks/changed-files.ts'
import { LONG_FILES } from '../checks/longest-first.ts'
import { chosenGroups, runGroups } from '../checks/run-tests.ts'
import { countTests, GROUPS, type Group, QUICK, type Verdict } from '../checks/test-groups.ts'
import { root } from '../house.mjs'

function group(name: string, verdict: Partial<Verdict>): Group {
  const whole = { passed: 0, failed: 0, leftOut: 0, output: 'a secret\n', ...verdict }
  return { name, what: '', cores: 2, run: async () => whole }
}

async function printed(groups: readonly Group[]): Promise<{ code: number; lines: string[] }> {
  let text = ''
  const code = await runGroups(groups, { write: part => (text += part) })
  return {
    code,
    lines: text
      .trimEnd()
      .replaceAll(/\d+\.\d s/g, 'N s')
      .split('\n'),
  }
}

test('the last line counts single tests, and success exits with 0', async () => {
  const { code, lines } = await printed([group('types', { passed: 1 }), group('unit', { passed: 40, leftOut: 2 })])
  expect(code).toBe(0)
  expect(lines).toEqual(['types  ok      N s', 'unit   ok      40 passed  2 left out here  N s', '41 passed, 0 failed'])
})

test('a failed group shows its output, the next ones still run, and the exit is not 0', async () => {
  const { code, lines } = await printed([
    group('types', { failed: 1, output: 'here\nand there\n' }),
    group('unit', { passed: 3, failed: 2 }),
  ])
  expect(code).toBe(1)
  expect(lines).toEqual([
    'types  FAILED  N s',
    '    here',
    '    and there',
    'unit   FAILED  3 passed 2 failed  N s',
    '    a secret',
    '3 passed, 3 failed',
  ])
})

test('a group that throws counts as failed', async () => {
  const broken: Group = { name: 'git', what: '', cores: 1, run: () => Promise.reject(new Error('no repository')) }
  expect(await printed([broken, group('unit', { passed: 2 })])).toEqual({
    code: 1,
    lines: ['git   FAILED  N s', '    Error: no repository', 'unit  ok      2 passed  N s', '2 passed, 1 failed'],
  })
})

/** Groups that end when the test says so, and the names of those that have started. */
function heldGroups() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const held = (name: string, cores: 1 | 2, more: Partial<Group> = {}): Group => ({
    name,
    what: '',
    cores,
    ...more,
    async run() {
      started.push(name)
      await new Promise<void>(resolve => ends.set(name, resolve))
      return { passed: 1, failed: 0, leftOut: 0, output: '' }
    },
  })
  const startedAfter = async (ended: string): Promise<string> => {
    ends.get(ended)?.()
    await new Promise(setImmediate)
    return started.join(' ')
  }
  return { held, startedAfter }
}

test('a group starts when a core is free, none starts beside one of two cores, and lines keep their order', async () => {
  const { held, startedAfter } = heldGroups()
  const all = printed([held('a', 2), held('b', 1), held('c', 1), held('d', 1), held('e', 2), held('f', 1)])
  expect(await startedAfter('nothing')).toBe('a')
  expect(await startedAfter('a')).toBe('a b c')
  expect(await startedAfter('c')).toBe('a b c d')
  expect(await startedAfter('d')).toBe('a b c d e')
  expect(await startedAfter('b')).toBe('a b c d e')
  expect(await startedAfter('e')).toBe('a b c d e f')
  await startedAfter('f')
  expect((await all).lines.map(line => line[0])).toEqual(['a', 'b', 'c', 'd', 'e', 'f', '6'])
})

test('a group that needs compiled packages waits for `types`; the others do not', async () => {
  const { held, startedAfter } = heldGroups()
  const all = printed([held('types', 1), held('lint', 1), held('sealed', 1, { compiled: true })])
  expect(await startedAfter('nothing')).toBe('types lint')
  expect(await startedAfter('lint')).toBe('types lint')
  expect(await startedAfter('types')).toBe('types lint sealed')
  await startedAfter('sealed')
  expect((await all).code).toBe(0)
})

test('a run that fails without a failed test counts as one', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  expect(countTests(1, '', report)).toMatchObject({ passed: 5, failed: 1 })
  expect(countTests(0, '', report)).toMatchObject({ passed: 5, failed: 0 })
  expect(countTests(1, '', undefined)).toMatchObject({ passed: 0, failed: 1 })
})

test('compiling comes first: later groups need compiled packages', () => {
  expect(GROUPS[0]?.name).toBe('types')
  expect(QUICK[0]?.name).toBe('types')
})

test('arguments choose groups; `quick` stands for its three', () => {
  const names = (...args: string[]): unknown => {
    const chosen = chosenGroups(args)
    return 'unknown' in chosen ? chosen : chosen.map(({ name }) => name)
  }
  expect(names()).toEqual(GROUPS.map(({ name }) => name))
  expect(names('rules', 'unit')).toEqual(['unit', 'rules'])
  expect(names('quick')).toEqual(['types', 'lint', 'changed'])
  expect(names('quick', 'server')).toEqual(['types', 'lint', 'server', 'changed'])
  expect(names('unit', 'weaving')).toEqual({ unknown: 'weaving' })
})

test('changed sources are those since the branch left main, uncommitted and new ones too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  }
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  git('init', '--quiet', '--initial-branch=main')
  for (const name of ['kept.ts', 'committed.ts', 'edited.ts', 'gone.ts', 'read.md']) write(name, 'before')
  git('add', '.')
  git('commit', '--quiet', '--message=one')
  expect(await changedSources(folder)).toEqual([])
  git('checkout', '--quiet', '-b', 'branch')
  write('committed.ts', 'after')
  git('commit', '--quiet', '--all', '--message=two')
  for (const name of ['edited.ts', 'new.ts', 'new.config.ts', 'read.md']) write(name, 'after')
  rmSync(join(folder, 'gone.ts'))
  expect(await changedSources(folder)).toEqual(['committed.ts', 'edited.ts', 'new.ts'])
})

test('the long files exist', () => {
  expect(LONG_FILES.filter(file => !existsSync(join(root, file)))).toEqual([])
})
