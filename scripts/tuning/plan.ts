// A tuning of one game's bot: games of the weights against themselves, and the file that keeps the result.
import { writeFileSync } from 'node:fs'
import { type AnyExpertise, type Bot, climb, type GameResult, play, tune } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'

type Weighing<W> = { readonly [K in keyof W]: number }

export interface Plan<W extends Weighing<W>> {
  /** Where the tuned weights are kept, beside the file that names them all. */
  readonly file: string
  readonly start: W
  readonly ranges: { readonly [K in keyof W]: { readonly min: number; readonly max: number } }
  /** How far a full margin moves the weights, as a part of their ranges. */
  readonly rate: number
  /** With few games the path wanders. Where the rate is high, the mean of all steps is nearer to the goal than the last one. */
  readonly keeps: 'mean' | 'last'
  /** Draws the openings. */
  readonly expertise: AnyExpertise
  bot(name: string, weights: W): Bot
  /** Other options of the games of a step. */
  options(step: number): object
  /** From -1 to 1: how much better the bot called `one` did. */
  margin(result: GameResult): number
}

export interface Run {
  readonly command: string
  readonly steps: number
  readonly blocks: number
  readonly seed: string
  readonly out: string | undefined
}

/** How far a guess lies from the middle, as a part of the range. */
const SPREAD = 0.12
const STEPS_BETWEEN_REPORTS = 20

export function follow<W extends Weighing<W>>(plan: Plan<W>, { command, steps, blocks, seed, out }: Run): void {
  const started = performance.now()
  let games = 0
  const margin = (one: W, other: W, step: number): number => {
    const results = match(plan, [plan.bot('one', one), plan.bot('other', other)], { step, blocks, seed })
    games += results.length
    return results.reduce((sum, result) => sum + plan.margin(result), 0) / results.length
  }
  const { start, ranges, rate } = plan
  const way = tune({ start, ranges, steps, spread: SPREAD, rate, margin }, seedRandom(`tuning ${seed}`))
  const sum = new Map<string, number>()
  for (const { number, margin: last, weights } of way) {
    const found = Object.entries<number>(weights)
    for (const [name, value] of found) sum.set(name, (sum.get(name) ?? 0) + value)
    if (number % STEPS_BETWEEN_REPORTS !== 0 && number !== steps) continue
    const kept = plan.keeps === 'last' ? found : [...sum].map(([name, total]) => [name, total / number] as const)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`step ${number}, ${games} games, ${seconds} s, last margin ${last.toFixed(2)}`)
    console.log(`  ${kept.map(([name, value]) => `${name} ${value.toFixed(2)}`).join(', ')}`)
    writeFileSync(out ?? plan.file, fileOf({ command, steps: number, games }, kept))
  }
}

/** One match of two games for each pair of guesses, with two players; `blocks` pairs in a step. */
export function ascend<W extends Weighing<W>>(plan: Plan<W>, { command, steps, blocks, seed, out }: Run): void {
  const started = performance.now()
  const { start, ranges, expertise } = plan
  const options = expertise.game.parseOptions({ players: 2 })
  const margin = (one: W, other: W, match: number): number => {
    const bots = [plan.bot('one', one), plan.bot('other', other)]
    const schedule = { expertise, options, blocks: 1, seed: `climbing ${seed} ${match}`, budget: { sims: 1 } }
    return [...play({ ...schedule, bots })].reduce((sum, result) => sum + plan.margin(result), 0)
  }
  const way = climb({ start, ranges, steps, pairs: blocks, spread: SPREAD, margin }, seedRandom(`climbing ${seed}`))
  for (const { number, certainty, weights } of way) {
    const games = number * blocks * 2
    console.log(`step ${number}, ${games} games, ${((performance.now() - started) / 1000).toFixed(0)} s`)
    const found = Object.entries<number>(weights)
    const words = found.map(([name, value]) => `${name} ${value.toFixed(2)} (${certainty[name as keyof W].toFixed(1)})`)
    console.log(`  ${words.join(', ')}`)
    writeFileSync(out ?? plan.file, fileOf({ command, steps: number, games }, found))
  }
}

/** Every third match has four players, two seats for each side. */
function match<W extends Weighing<W>>(
  { expertise, options }: Plan<W>,
  [one, other]: readonly [Bot, Bot],
  { step, blocks, seed }: { readonly step: number; readonly blocks: number; readonly seed: string },
): GameResult[] {
  const isFour = step % 3 === 0
  const bots = isFour ? [one, other, one, other] : [one, other]
  const schedule = {
    expertise,
    options: expertise.game.parseOptions({ players: bots.length, ...options(step) }),
    blocks: Math.ceil(blocks / (isFour ? 4 : 1)),
    seed: `tuning ${seed} ${step}`,
    budget: { sims: 1 },
  }
  return [...play({ ...schedule, bots })]
}

function fileOf(
  { command, steps, games }: { readonly command: string; readonly steps: number; readonly games: number },
  weights: readonly (readonly [string, number])[],
): string {
  return [
    '// Written by scripts/tuning/tune.ts; not to be changed by hand.',
    "import type { Tuned } from '../tuned.ts'",
    "import type { Weights } from './weights.ts'",
    '',
    'export const TUNED: Tuned<Weights> = {',
    `  command: '${command}',`,
    `  steps: ${steps},`,
    `  games: ${games},`,
    '  weights: {',
    ...weights.map(([name, value]) => `    ${name}: ${Number(value.toFixed(3))},`),
    '  },',
    '}',
    '',
  ].join('\n')
}
