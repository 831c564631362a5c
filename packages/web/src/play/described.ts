// A turn in words.
import type { Move, Seat } from '@arkwright/kernel'
import { startDraft, tryMove } from './draft.ts'
import type { GamePage, Position } from './game-page.ts'

export interface DescribedTurn {
  /** Each move as seen before it was made. */
  readonly described: readonly string[]
  /** Without the moves that leave a question unchanged, where there are others. */
  readonly essence: readonly string[]
  readonly after: Position
}

export function describeTurn(page: GamePage, before: Position, seat: Seat, moves: readonly string[]): DescribedTurn {
  let draft = startDraft(page, before, seat)
  const described: string[] = []
  const essence: string[] = []
  for (const text of moves) {
    const move: Move | undefined = page.game.parseMove(text)
    if (move === undefined || draft.complete) break
    const told = page.describe(draft.state, move)
    described.push(told)
    if (page.pass(draft.state) !== move) essence.push(told)
    draft = tryMove(page, draft, move)
  }
  return { described, essence: essence.length === 0 ? described : essence, after: draft.state }
}
