// Runs groups of tests: `npm test` all of them, `npm test -- unit rules` some, `npm test -- quick` what changed, `npm test -- --list` none.
import { GROUPS, type Group, QUICK, type Verdict } from './test-groups.ts'
import { runCompiler } from './tool.ts'

const BUILD = 'types'
const QUICKLY = 'quick'
const CORES = 2

export interface Sink {
  write(text: string): void
}

/** Prints a line for each group in the given order, the output of those that fail, and the sum as the last line. */
export async function runGroups(groups: readonly Group[], out: Sink): Promise<number> {
  const width = Math.max(...groups.map(({ name }) => name.length))
  const runs = groups.map(group => ({ group, result: Promise.withResolvers<Timed>() }))
  const started = startAll(runs)
  let passed = 0
  let failed = 0
  for (const { group, result } of runs) {
    const { verdict, seconds } = await result.promise
    out.write(`${group.name.padEnd(width)}  ${summary(verdict)}  ${seconds.toFixed(1)} s\n`)
    if (verdict.failed > 0) out.write(indented(verdict.output))
    passed += verdict.passed
    failed += verdict.failed
  }
  await started
  out.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

interface Timed {
  readonly verdict: Verdict
  readonly seconds: number
}

interface Run {
  readonly group: Group
  readonly result: PromiseWithResolvers<Timed>
}

/** In order, as soon as a core is free and what the group starts is compiled. A group of two cores need not wait for the second. */
async function startAll(runs: readonly Run[]): Promise<void> {
  const running = new Map<Group, Promise<void>>()
  const busy = (): number => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
  const compiled = runs.find(({ group }) => group.name === BUILD)?.result.promise
  for (const { group, result } of runs) {
    if (group.compiled === true) await compiled
    while (busy() >= CORES) await Promise.race(running.values())
    const ended = timed(group).then(outcome => {
      running.delete(group)
      result.resolve(outcome)
    })
    running.set(group, ended)
  }
  await Promise.all(running.values())
}

async function timed(group: Group): Promise<Timed> {
  const began = performance.now()
  const verdict = await group
    .run()
    .catch((error: unknown) => ({ passed: 0, failed: 1, leftOut: 0, output: String(error) }))
  return { verdict, seconds: (performance.now() - began) / 1000 }
}

function summary({ passed, failed, leftOut }: Verdict): string {
  const count = passed + failed > 1 ? `  ${passed} passed${failed > 0 ? ` ${failed} failed` : ''}` : ''
  const left = leftOut > 0 ? `  ${leftOut} left out here` : ''
  return `${failed === 0 ? 'ok    ' : 'FAILED'}${count}${left}`
}

function indented(text: string): string {
  return `${text.trimEnd().replaceAll(/^/gm, '    ')}\n`
}

function list(): void {
  for (const { name, what } of GROUPS) console.log(`${name.padEnd(12)}${what}`)
  const parts = QUICK.map(({ what }) => what).join('; ')
  console.log(`\n${QUICKLY.padEnd(12)}instead of these, in less than a minute: ${parts}`)
}

/** The groups that the arguments name, or the first argument that names none. */
export function chosenGroups(args: readonly string[]): readonly Group[] | { readonly unknown: string } {
  if (args.length === 0) return GROUPS
  const quick = args.includes(QUICKLY) ? QUICK : []
  const known = [...GROUPS, ...quick]
  const unknown = args.find(name => name !== QUICKLY && !known.some(group => group.name === name))
  if (unknown !== undefined) return { unknown }
  return [...new Set(known)].filter(group => args.includes(group.name) || quick.includes(group))
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--list') || args.includes('--help')) {
    list()
    return 0
  }
  const chosen = chosenGroups(args)
  if ('unknown' in chosen) {
    const names = [...GROUPS.map(({ name }) => name), QUICKLY]
    console.error(`There is no group of tests called ${chosen.unknown}. Use one or more of: ${names.join(', ')}.`)
    return 2
  }
  // Some groups start compiled programs. If `types` is not among the chosen groups, compile errors show up there.
  if (!chosen.some(({ name }) => name === BUILD)) await runCompiler(['-b'])
  return runGroups(chosen, process.stdout)
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
