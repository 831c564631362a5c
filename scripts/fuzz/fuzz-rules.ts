// `npm run trial:fuzz -- [--moves 1000000] [--inputs 200000] [--corrected 20000] [--seed TEXT]`: random moves, spoilt inputs and corrected figures in all games and options.
import { parseArgs } from 'node:util'
import { correctAtRandom } from './corrections.ts'
import { tryInputs } from './inputs.ts'
import { playAtRandom } from './playouts.ts'

/** A slower input could keep a server busy. */
const LONGEST_MILLISECONDS = 2_000

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '1000000' },
    inputs: { type: 'string', default: '200000' },
    corrected: { type: 'string', default: '20000' },
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

const moves = Number(values.moves)
const inputs = Number(values.inputs)
const corrected = Number(values.corrected)
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
