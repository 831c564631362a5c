import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gaps, readLedger } from '../checks/ledger.ts'
import { runNode } from '../checks/tool.ts'
import { root } from '../house.mjs'

const planted = join(root, 'scripts', 'test', 'planted')

test('every planted gap in a ledger is named, and nothing else', async () => {
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
      `PL I.9: tested in ${spinning}, but no ledger has it.`,
      '6 rules in 1 ledgers, 5 tests that carry an id, 7 gaps',
    ].toSorted(),
  )
})

test('--list counts the tests of each id', async () => {
  const { code, output } = await runNode(['scripts/checks/rules.ts', '--list', '--root', planted])
  expect(code).toBe(0)
  expect(output).toContain('   1  PL-E1\n')
  expect(output).toContain('   0  PL I.2\n')
})

test('tests can also come from the report of a run', async () => {
  const spinning = join(planted, 'packages', 'planted', 'test', 'spinning.test.ts')
  const titles = ['[PL-E1] one', '[PL-E2] two', '[PL I.1] three', '[PL I.9] four']
  const testResults = [
    { name: spinning, assertionResults: titles.map(title => ({ ancestorTitles: ['wheels'], title })) },
  ]
  const report = join(mkdtempSync(join(tmpdir(), 'arkwright-report-')), 'report.json')
  onTestFinished(() => rmSync(dirname(report), { recursive: true, force: true }))
  writeFileSync(report, JSON.stringify({ testResults }))
  const { output } = await runNode(['scripts/checks/rules.ts', '--list', '--report', report, '--root', planted])
  expect(output).toContain('   1  PL-E1\n')
  expect(output).toContain('   1  PL I.9\n')
  expect(output).toContain('   0  PL I.2\n')
})

test('a ledger without gaps has none', () => {
  const rows = readLedger(
    'l.md',
    '| id | what | code | tests |\n|---|---|---|---|\n| **E1** | x | `a.ts` | `a.test.ts` |',
  )
  expect(gaps(rows, [{ id: 'E1', file: 'a.test.ts' }], () => true)).toEqual([])
})
