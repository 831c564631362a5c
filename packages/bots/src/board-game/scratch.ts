// A position to think on: the rules' own functions want a whole state, but a forecast changes only a few of its figures.
import { type State, spinningJenny } from '@arkwright/board-game'

let kept: State | undefined

/** One state for each set of rules, filled again and again by whoever thinks; both games copy alike. */
export function scratchFor(state: State): State {
  if (kept === undefined || kept.rules !== state.rules) kept = spinningJenny.copy(state)
  return kept
}
