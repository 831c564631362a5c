// Which of the two board games a position belongs to.
import { type Player, type State, spinningJenny, waterFrame } from '@arkwright/board-game'

export function gameOf({ rules }: State): Pick<typeof waterFrame, 'copy' | 'play'> {
  return rules.waterFrame === null ? spinningJenny : waterFrame
}

/** Sets of goods are kept as bits of one number. */
export function holds(set: number, member: number): boolean {
  return (set & (1 << member)) !== 0
}

export function shipsOf({ harbour }: Player): readonly number[] {
  return harbour?.ships ?? []
}

export function crewOf({ rules }: State, capacity: number): number {
  return rules.waterFrame?.crewOf[capacity] ?? 0
}
