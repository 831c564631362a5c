import { expect, test } from 'vitest'
import { runGroups } from '../checks/run-tests.ts'
import { countTests, GROUPS, type Group, type Verdict } from '../checks/test-groups.ts'

function group(name: string, verdict: Partial<Verdict>): Group {
  return { name, what: '', run: async () => ({ passed: 0, failed: 0, leftOut: 0, output: 'a secret\n', ...verdict }) }
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

test('the last line sums up single tests, and all well exits with 0', async () => {
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

test('a run that fails without a failed test counts as one', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  expect(countTests(1, '', report)).toMatchObject({ passed: 5, failed: 1 })
  expect(countTests(0, '', report)).toMatchObject({ passed: 5, failed: 0 })
  expect(countTests(1, '', undefined)).toMatchObject({ passed: 0, failed: 1 })
})

test('compiling comes first: later groups start compiled programs', () => {
  expect(GROUPS[0]?.name).toBe('types')
})
