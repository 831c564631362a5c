// The timeline ahead if no player hires, fires or builds: the productions with their importers and the state of the job
// market.
import { demandAt, GOODS, type Good, gameOf, isAfterProduction, type State, wageAt } from '@arkwright/board-game'
import { emptyPace, fillPace, type Pace } from './pace.ts'
import type { Weights } from './weights.ts'

export interface Production {
  decade: number
  good: Good
  importer: number
  emptySpaces: number
  demand: number
  wage: number
  /** How many productions of the same good come before this one. */
  before: number
  /** The decade has just begun, so old factories become obsolete. */
  opensDecade: boolean
}

export interface Timeline {
  count: number
  readonly productions: readonly Production[]
  /** By good: its productions, and their number. */
  readonly ofGood: readonly [Production[], Production[], Production[], Production[]]
  readonly counts: [number, number, number, number]
}

const MOST_PRODUCTIONS = 24

/** The last timeline computed, and its inputs. */
export interface TimelineMemory {
  readonly timeline: Timeline
  readonly pace: Pace
  /** By good: its cycles that have not begun. */
  readonly begun: [number, number, number, number]
  origin: Origin | undefined
}

export function emptyTimelineMemory(): TimelineMemory {
  const productions = Array.from({ length: MOST_PRODUCTIONS }, () => ({
    decade: 0,
    good: 0 as const,
    importer: 0,
    emptySpaces: 0,
    demand: 0,
    wage: 0,
    before: 0,
    opensDecade: false,
  }))
  return {
    timeline: { count: 0, productions, ofGood: [[], [], [], []], counts: [0, 0, 0, 0] },
    pace: emptyPace(),
    begun: [0, 0, 0, 0],
    origin: undefined,
  }
}

/**
 * The timeline of a position. The next call overwrites it. Most positions of a turn share a timeline, so the last one is
 * reused.
 */
export function timelineOf(memory: TimelineMemory, state: State, weights: Weights): Timeline {
  const present = originOf(state)
  if (memory.origin === undefined || !isAlike(memory.origin, present)) fill(memory, state, weights)
  memory.origin = present
  return memory.timeline
}

interface Origin {
  rules: State['rules']
  seen: State['economySeen']
  moment: number
  jobMarket: number
  importers: number
  factories: number
}

function originOf(state: State): Origin {
  const [food, clothes, cutlery, lamps] = state.importers
  const { cycle } = state
  const begins = isStillToBegin(state, cycle) ? 1 : 0
  const isSold = isProduced(state, cycle) ? 1 : 0
  return {
    rules: state.rules,
    seen: state.economySeen,
    moment: ((state.decade * 4 + cycle) * 2 + begins) * 2 + isSold,
    jobMarket: state.emptySpaces * 256 + state.firedWorkers,
    importers: ((food * 128 + clothes) * 128 + cutlery) * 128 + lamps,
    factories: factoriesByLevel(state),
  }
}

function isAlike(one: Origin, other: Origin): boolean {
  return (
    one.jobMarket === other.jobMarket &&
    one.moment === other.moment &&
    one.importers === other.importers &&
    one.factories === other.factories &&
    one.seen === other.seen &&
    one.rules === other.rules
  )
}

function fill({ timeline, pace, begun }: TimelineMemory, state: State, weights: Weights): void {
  const { decades, players, workers, obsoleteLevel, figures } = state.rules
  fillPace(pace, state)
  let { emptySpaces, firedWorkers } = state
  let cycles = 0
  timeline.count = 0
  timeline.counts.fill(0)
  begun.fill(0)
  for (let decade = Math.max(1, state.decade); decade <= decades; decade++) {
    const opens = decade > state.decade
    if (opens) {
      const needed = figures.obsoleteWorkers * factoriesOf(state, obsoleteLevel[decade] ?? 0)
      const fromFired = Math.min(needed, firedWorkers)
      firedWorkers -= fromFired
      emptySpaces += needed - fromFired
    }
    for (const good of GOODS) {
      if (!opens && isProduced(state, good)) continue
      if (opens || isStillToBegin(state, good)) {
        const returned = Math.min(pace.workers[good], firedWorkers)
        firedWorkers -= returned
        emptySpaces -= returned
        begun[good]++
        cycles++
      }
      const production = timeline.productions[timeline.count++]
      if (production === undefined) throw new RangeError('more productions than a game has')
      production.decade = decade
      production.good = good
      production.before = timeline.counts[good]
      production.importer = state.importers[good] + Math.floor(pace.importer[good] * begun[good] + 0.5)
      production.emptySpaces = Math.min(workers, Math.floor(emptySpaces + weights.hiring * players * cycles))
      production.opensDecade = opens && good === 0
      production.demand = demandAt(state.rules, production.emptySpaces, good)
      production.wage = wageAt(state.rules, production.emptySpaces)
      timeline.ofGood[good][production.before] = production
      timeline.counts[good] = production.before + 1
    }
  }
}

/** In the current cycle importer and fired workers have already moved, unless its marker is still face down. */
function isStillToBegin({ cycle, step }: State, good: Good): boolean {
  return good !== cycle || step === 'economy'
}

/** The goods of this decade that are already sold. */
function isProduced(state: State, good: Good): boolean {
  return good < state.cycle || (good === state.cycle && isActiveGoodProduced(state))
}

function isActiveGoodProduced(state: State): boolean {
  const decision = gameOf(state).pending(state)
  return decision !== undefined && isAfterProduction(decision.part)
}

/** Enough for the factories of one level. */
const BITS = 5
const MASK = (1 << BITS) - 1

/** Obsolete factories that have not yet received their workers, counted by level; the lowest bits are level 1. */
function factoriesByLevel({ players }: State): number {
  let counts = 0
  for (const { factories } of players) {
    for (const good of GOODS) {
      const { level, additional } = factories[good]
      if (level > 0 && additional === 0) counts += 1 << (BITS * (level - 1))
    }
  }
  return counts
}

function factoriesOf(state: State, level: number): number {
  return level === 0 ? 0 : (factoriesByLevel(state) >> (BITS * (level - 1))) & MASK
}
