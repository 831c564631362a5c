// A turn or a draw of the explorer in words.
import { describeTurn } from '../play/described.ts'
import type { GamePage } from '../play/game-page.ts'
import type { Step } from './line.ts'

export function stepWords(page: GamePage, { before, seat, moves }: Step): readonly string[] {
  return seat === 'chance' ? moves.map(page.drawn) : describeTurn(page, before, seat, moves).essence
}
