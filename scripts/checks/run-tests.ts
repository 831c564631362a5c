// Runs the groups of tests: `npm test` all of them, `npm test -- unit rules` some, `npm test -- --list` none.
import { GROUPS, type Group, type Verdict } from './test-groups.ts'
import { runTool } from './tool.ts'

const BUILD = 'types'

export interface Sink {
  write(text: string): void
}

/** Runs them in order and prints a line for each, the output of those that fail, and the sum as the last line. */
export async function runGroups(groups: readonly Group[], out: Sink): Promise<number> {
  const width = Math.max(...groups.map(({ name }) => name.length))
  let passed = 0
  let failed = 0
  for (const group of groups) {
    out.write(`${group.name.padEnd(width)}  `)
    const started = performance.now()
    const verdict = await group.run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    out.write(`${summary(verdict)}  ${seconds} s\n`)
    if (verdict.failed > 0) out.write(indented(verdict.output))
    passed += verdict.passed
    failed += verdict.failed
  }
  out.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

function summary({ passed, failed, leftOut }: Verdict): string {
  const count = passed + failed > 1 ? `  ${passed} passed${failed > 0 ? ` ${failed} failed` : ''}` : ''
  const left = leftOut > 0 ? `  ${leftOut} left out here` : ''
  return `${failed === 0 ? 'ok    ' : 'FAILED'}${count}${left}`
}

function indented(text: string): string {
  return `${text.trimEnd().replaceAll(/^/gm, '    ')}\n`
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--list') || args.includes('--help')) {
    for (const { name, what } of GROUPS) console.log(`${name.padEnd(12)}${what}`)
    return 0
  }
  const unknown = args.find(name => !GROUPS.some(group => group.name === name))
  if (unknown !== undefined) {
    console.error(
      `There is no group of tests called ${unknown}; there are ${GROUPS.map(({ name }) => name).join(', ')}.`,
    )
    return 2
  }
  const chosen = args.length === 0 ? GROUPS : GROUPS.filter(({ name }) => args.includes(name))
  // Some groups start compiled programs; when compiling is not itself a group of this run, its errors show up there.
  if (!chosen.some(({ name }) => name === BUILD)) await runTool('typescript', 'tsc', ['-b'])
  return runGroups(chosen, process.stdout)
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
