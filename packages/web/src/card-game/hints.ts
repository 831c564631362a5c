// The texts of a hint for a turn of the card game.
import type { Move } from '@arkwright/card-game'
import { text } from './messages/index.ts'

/** The smallest hint: which action. */
export function gist(move: Move): string {
  if (move.kind === 'action') return text.cardGame.actions[move.action]
  return move.kind === 'no action' ? text.cardGame.moves['no action'] : move.text
}
