// Everyone meets everyone once, two at a table: the circle method. The seats change in every block of two rounds.
import type { Round } from './group.ts'
import { seatBlocks } from './seats.ts'

/** `players` is even: an odd one out meets an empty place. */
export function roundRobin(players: number): Round[] {
  const circle = Array.from({ length: players - 1 }, (_, i) => i + 1)
  const rounds = Array.from({ length: players - 1 }, (_, turn) => {
    const others = [...circle.slice(turn), ...circle.slice(0, turn)]
    const line = [0, ...others]
    return Array.from({ length: players / 2 }, (__, i) => [line[i] ?? 0, line[players - 1 - i] ?? 0])
  })
  return seatBlocks(rounds, 2)
}
