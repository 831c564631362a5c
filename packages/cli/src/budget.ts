// How long a bot may think, from the flags.
import type { Budget } from '@arkwright/bots'
import { BadInput } from '@arkwright/kernel'
import type { Arguments, Flags } from './arguments.ts'

const MOST_SIMS = 1_000_000
const LONGEST_THOUGHT = 600_000
const DEFAULT_SIMS = 64

export const THINKING_FLAGS: Flags = {
  sims: { value: 'M', what: `simulations a decision, for bots that search (default ${DEFAULT_SIMS})` },
  ms: { value: 'T', what: 'milliseconds a decision instead; then games cannot be repeated exactly' },
}

export function budgetFrom(given: Arguments): Budget {
  const ms = given.integer('ms', { min: 1, max: LONGEST_THOUGHT })
  if (ms === undefined) return { sims: given.integer('sims', { min: 1, max: MOST_SIMS }) ?? DEFAULT_SIMS }
  if (given.has('sims')) throw new BadInput('--sims and --ms exclude each other: please give only one of them')
  return { ms }
}
