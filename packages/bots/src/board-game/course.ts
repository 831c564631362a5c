// What is still to come if nobody hires, fires or builds: the productions ahead with their importers and the state of the job market.
import { GOODS, type Good, type State } from '@arkwright/board-game'
import { at } from '../at.ts'
import { paceOf } from './pace.ts'
import type { Weights } from './weights.ts'

export interface Production {
  decade: number
  good: Good
  importer: number
  emptySpaces: number
  /** How many productions of the same good come before it. */
  before: number
  /** The decade has just begun, and with it old factories become obsolete. */
  opensDecade: boolean
}

export interface Course {
  count: number
  readonly productions: readonly Production[]
}

const MOST_PRODUCTIONS = 24
/** SJ 6.IV. */
export const WORKERS_FOR_OBSOLETE = 2

export function emptyCourse(): Course {
  return {
    count: 0,
    productions: Array.from({ length: MOST_PRODUCTIONS }, () => ({
      decade: 0,
      good: 0,
      importer: 0,
      emptySpaces: 0,
      before: 0,
      opensDecade: false,
    })),
  }
}

/** By good: productions charted so far, and cycles of it that are still to begin. */
const charted = [0, 0, 0, 0]
const begun = [0, 0, 0, 0]

/** Fills the course of a position. One course is kept by its owner and filled again and again. */
export function chart(state: State, weights: Weights, course: Course): void {
  const { decades, players, workers, obsoleteLevel } = state.rules
  const { importerStep, workersReturned } = paceOf(state)
  let { emptySpaces, firedWorkers } = state
  let cycles = 0
  course.count = 0
  charted.fill(0)
  begun.fill(0)
  for (let decade = Math.max(1, state.decade); decade <= decades; decade++) {
    const opens = decade > state.decade
    if (opens) {
      const needed = WORKERS_FOR_OBSOLETE * factoriesOf(state, at(obsoleteLevel, decade))
      const fromFired = Math.min(needed, firedWorkers)
      firedWorkers -= fromFired
      emptySpaces += needed - fromFired
    }
    for (const good of GOODS) {
      if (!opens && isProduced(state, good)) continue
      // In the running cycle importer and fired workers have moved already.
      if (opens || good !== state.cycle) {
        const returned = Math.min(workersReturned, firedWorkers)
        firedWorkers -= returned
        emptySpaces -= returned
        begun[good] = at(begun, good) + 1
        cycles++
      }
      const production = at(course.productions, course.count++)
      production.decade = decade
      production.good = good
      production.before = at(charted, good)
      production.importer = state.importers[good] + importerStep * at(begun, good)
      production.emptySpaces = Math.min(workers, emptySpaces + Math.floor(weights.hiring * players * cycles))
      production.opensDecade = opens && good === 0
      charted[good] = production.before + 1
    }
  }
}

/** The goods of this decade that are sold already. */
function isProduced({ step, cycle }: State, good: Good): boolean {
  return good < cycle || (good === cycle && (step === 'discard goods' || step === 'name start player'))
}

function factoriesOf(state: State, level: number): number {
  if (level === 0) return 0
  let count = 0
  for (const { factories } of state.players) for (const good of GOODS) if (factories[good].level === level) count++
  return count
}
