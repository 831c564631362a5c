// The position as plain values, and the part of it that a seat may know — ruling 27.
import type { RandomState } from '@arkwright/kernel'
import type { MakeRules, Rules } from './rules.ts'
import { copyState, type State, type View } from './state.ts'

/** Everything on the table is public. Only the source of chance is removed. */
export function viewOf(state: State): View {
  const { rules, random: _random, legal: _legal, ...open } = copyState(state)
  const { options, revision } = rules
  return revision === 1 ? { options, ...open } : { options, revision, ...open }
}

export function saveState(state: State): View & { random: RandomState | null } {
  return { ...viewOf(state), random: state.random && [...state.random] }
}

/** Rebuilds a state from a view or a saved position. An `undefined` random keeps the saved one. */
export function loadState(
  saved: unknown,
  random: RandomState | null | undefined,
  rulesOf: MakeRules<Rules['options']>,
): State {
  const { options, revision = 1, ...position } = saved as View & { random?: RandomState | null }
  const source = random === undefined ? (position.random ?? null) : random
  return copyState({ ...position, rules: rulesOf(options, revision), random: source, legal: [] })
}
