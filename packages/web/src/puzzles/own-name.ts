// Which turns of my games are puzzles, and their names. Small, because the first page lists them too.
import type { CostlyTurn } from '@arkwright/bots'
import type { GameRecord } from '../storage/records.ts'

const OWN = 'own'
/** Of one game. */
const MOST = 3

/** My costliest turns in a game, the worst first. Empty where it was not analysed. */
export function costliestOf({ analysis, seats, over }: GameRecord): CostlyTurn[] {
  if (!over) return []
  const mine = (analysis?.costly ?? []).filter(({ seat }) => seats[seat]?.kind === 'me')
  return mine.toSorted((one, other) => other.gap - one.gap).slice(0, MOST)
}

export function ownName({ id }: GameRecord, { at }: CostlyTurn): string {
  return `${OWN}.${id}.${at}`
}

export function isOwn(name: string): boolean {
  return name.startsWith(`${OWN}.`)
}

export function firstOwnPuzzle(record: GameRecord): string | undefined {
  const [worst] = costliestOf(record)
  return worst && ownName(record, worst)
}
