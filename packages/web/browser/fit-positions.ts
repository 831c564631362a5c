// Chooses positions so that every decision appears: first one of each, then more, the rare ones as often as they come.
import type { BotName } from '@arkwright/bots'
import { GAMES, type Turn, turnsOf } from './positions.ts'
import { spread } from './spread.ts'

export interface Position {
  readonly turn: Turn
  /** How many moves of the turn are already made. */
  readonly made: number
  readonly decision: string
}

/** Games of bots of one level. */
export interface Series {
  readonly level: BotName
  readonly name: string
}

const random = (count: number): Series[] =>
  Array.from({ length: count }, (_, at) => ({ level: 'random', name: `random ${at + 1}` }))

/** Medium bots first. Some decisions appear only when bots play badly; one of Water Frame's in the 32nd series. */
const ALL_SERIES: readonly Series[] = [
  { level: 'medium', name: 'table' },
  { level: 'medium', name: 'second' },
  { level: 'easy', name: 'table' },
  ...random(32),
]
/** For tests: a second of games. */
export const FEW_SERIES: readonly Series[] = [{ level: 'easy', name: 'table' }]

/** A later series adds to decisions that have fewer positions than this. */
const ENOUGH = 8
/** The turn is composed and waits for "End turn". */
const COMPLETE = 'turn complete'

function positionsByDecision(id: string, series: readonly Series[]): Map<string, Position[]> {
  const found = new Map<string, Position[]>()
  for (const { level, name } of series) {
    const enough = new Set([...found].filter(([, those]) => those.length >= ENOUGH).map(([decision]) => decision))
    for (const turn of turnsOf(id, level, name)) {
      for (const [made, decision] of [...turn.decisions, COMPLETE].entries()) {
        if (enough.has(decision)) continue
        const those = found.get(decision) ?? []
        those.push({ turn, made, decision })
        found.set(decision, those)
      }
    }
  }
  return found
}

export function fitPositions(id: string, count: number, series = ALL_SERIES): Position[] {
  const found = [...positionsByDecision(id, series).values()].toSorted((a, b) => a.length - b.length)
  const groups = spread(found, count)
  const shares = groups.map(() => 0)
  let left = Math.min(count, groups.flat().length)
  while (left > 0) {
    for (const [at, group] of groups.entries()) {
      const share = shares[at] ?? 0
      if (left === 0 || share === group.length) continue
      shares[at] = share + 1
      left--
    }
  }
  return groups.flatMap((group, at) => spread(group, shares[at] ?? 0))
}

/** The decisions of the game that no position shows. */
export function missingDecisions(id: string, positions: readonly Position[]): string[] {
  const seen = new Set(positions.map(({ decision }) => decision))
  const steps = GAMES.find(game => game.id === id)?.steps ?? []
  return steps.filter(({ name, decider }) => decider === 'seat' && !seen.has(name)).map(({ name }) => name)
}
