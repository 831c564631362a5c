// Output of a trial: progress while it runs, one line at its end.

export function progress(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`)
}

export function summary(name: string, facts: readonly string[], faults: readonly string[]): void {
  for (const fault of faults.slice(0, 20)) console.error(fault)
  console.log(`${faults.length === 0 ? 'PASS' : 'FAIL'}  ${name}: ${[...facts, `${faults.length} faults`].join(', ')}`)
  if (faults.length > 0) process.exitCode = 1
}

export function since(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(0)} s`
}
