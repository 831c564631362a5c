// `npm run trial:fuzz -- [--moves 1000000] [--inputs 200000] [--corrected 20000] [--printings 2000] [--seed TEXT]`: random moves, spoilt inputs, corrected
// figures, and printings with variants, in all games and options. `--only printings` leaves the others out. Printings are shared between `--threads T`; `--first N`
// goes on with printing N, `--out FOLDER` writes the outcome to a file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { correctAtRandom } from './corrections.ts'
import { tryInputs } from './inputs.ts'
import { playAtRandom } from './playouts.ts'
import { tryHostilePrintings } from './printings.ts'
import { tryPrintingsInThreads } from './printings-threads.ts'

/** A slower input could keep a server busy. */
const LONGEST_MILLISECONDS = 2_000
const LONGEST_OF_A_PRINTING = 100

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '1000000' },
    inputs: { type: 'string', default: '200000' },
    corrected: { type: 'string', default: '20000' },
    printings: { type: 'string', default: '2000' },
    first: { type: 'string', default: '0' },
    threads: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    seed: { type: 'string', default: 'trial' },
  },
})

let told = 0
function progress(what: string, of: number): (done: number) => void {
  return done => {
    if (Date.now() - told < 2_000) return
    told = Date.now()
    process.stderr.write(`${what}: ${done} of ${of}\n`)
  }
}

function report(passed: boolean, line: string, faults: readonly string[], began: number): void {
  for (const fault of faults) console.error(fault)
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${line}, ${((Date.now() - began) / 1000).toFixed(0)} s`)
  if (!passed) process.exitCode = 1
}

function wanted(kind: 'moves' | 'inputs' | 'corrected' | 'printings'): number {
  return values.only === '' || values.only === kind ? Number(values[kind]) : 0
}

const moves = wanted('moves')
const inputs = wanted('inputs')
const corrected = wanted('corrected')
const printings = wanted('printings')
if (moves > 0) {
  const began = Date.now()
  const { moves: played, games, cells, faults } = playAtRandom(moves, values.seed, progress('moves', moves))
  report(
    faults.length === 0 && played >= moves,
    `rules: ${played} random moves, ${games} games, ${cells.size} sets of options, ${faults.length} faults`,
    faults,
    began,
  )
}
if (inputs > 0) {
  const began = Date.now()
  const { inputs: tried, outcomes, faults, slowest } = tryInputs(inputs, values.seed, progress('inputs', inputs))
  const counts = [...outcomes].map(([what, count]) => `${what} ${count}`).toSorted()
  const slow = `slowest ${slowest.milliseconds.toFixed(0)} ms`
  report(
    faults.length === 0 && slowest.milliseconds < LONGEST_MILLISECONDS,
    `inputs: ${tried} spoilt inputs (${counts.join(', ')}), ${faults.length} faults, ${slow}`,
    faults,
    began,
  )
  if (slowest.milliseconds >= LONGEST_MILLISECONDS) console.error(`slowest: ${slowest.what}`)
}
if (corrected > 0) {
  const began = Date.now()
  const { played, refused, faults } = correctAtRandom(corrected, values.seed, progress('corrected games', corrected))
  report(
    faults.length === 0 && played > 0,
    `corrections: ${played} games with corrected figures played, ${refused} refused, ${faults.length} faults`,
    faults,
    began,
  )
}
if (printings > 0) {
  const began = Date.now()
  const { seed } = values
  const first = Number(values.first)
  const hostile = tryHostilePrintings()
  const { milliseconds, what } = hostile.slowest
  report(
    hostile.faults.length === 0 && milliseconds < LONGEST_OF_A_PRINTING,
    `hostile printings: ${hostile.files} files, ${hostile.accepted} accepted, ${hostile.faults.length} faults, slowest ${milliseconds.toFixed(1)} ms (${what})`,
    hostile.faults,
    began,
  )
  const range = { seed, first, count: printings, threads: Number(values.threads) }
  const { played, refused, games, faults } = await tryPrintingsInThreads(range, progress('printings', printings))
  report(
    faults.length === 0 && played > 0 && refused > 0,
    `printings ${first} to ${first + printings - 1} of "${seed}": ${played} played in ${games} games, ${refused} refused, ${faults.length} faults`,
    faults,
    began,
  )
  if (values.out !== undefined) {
    mkdirSync(values.out, { recursive: true })
    const seconds = (Date.now() - began) / 1000
    const outcome = { ...range, played, refused, games, seconds, hostile, faults }
    writeFileSync(join(values.out, 'printings.json'), `${JSON.stringify(outcome, null, 2)}\n`)
  }
}
