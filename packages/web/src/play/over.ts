// Whether a position is the end of the game. A complete turn has no pending decision either: it stops before the next seat.
import { OVER } from '@arkwright/kernel'
import type { Position } from './game-page.ts'

export function isOver({ step }: Readonly<Position>): boolean {
  return step === OVER
}
