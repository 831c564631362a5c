import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gaps, readLedger } from '../checks/ledger.ts'
import { runNode } from '../checks/tool.ts'
import { root } from '../house.mjs'

const planted = join(root, 'scripts', 'test', 'planted')

test('every gap planted in a ledger is named, and nothing sound is', async () => {
  const { code, all } = await runNode(['scripts/checks/rules.ts', '--root', planted])
  expect(code).toBe(1)
  const spinning = 'packages/planted/test/spinning.test.ts'
  expect(all.trim().split('\n').toSorted()).toEqual(
    [
      `docs/rules/planted.md:9: PL-E2 names no test file; it is tested in ${spinning}.`,
      'docs/rules/planted.md:10: PL I.2 has no test.',
      'docs/rules/planted.md:11: PL I.3 has no test.',
      'docs/rules/planted.md:11: PL I.3 names the code packages/planted/src/gone.ts, which does not exist.',
      'docs/rules/planted.md:11: PL I.3 names the test packages/planted/test/gone.test.ts, which does not exist.',
      `docs/rules/planted.md:12: ${spinning} has no test for PL I.4.`,
      `PL I.9: tested in ${spinning}, but it stands in no ledger.`,
      '6 rules in 1 ledgers, 5 tests that bear an id, 7 gaps',
    ].toSorted(),
  )
})

test('--list counts the tests of each id', async () => {
  const { code, output } = await runNode(['scripts/checks/rules.ts', '--list', '--root', planted])
  expect(code).toBe(0)
  expect(output).toContain('   1  PL-E1\n')
  expect(output).toContain('   0  PL I.2\n')
})

test('a ledger without gaps has none', () => {
  const rows = readLedger(
    'l.md',
    '| id | what | code | tests |\n|---|---|---|---|\n| **E1** | x | `a.ts` | `a.test.ts` |',
  )
  expect(gaps(rows, [{ id: 'E1', file: 'a.test.ts' }], () => true)).toEqual([])
})
