// The turn that was played, seen by expert.
import type { ChosenTurn } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import { describeTurn } from '../play/described.ts'
import type { GamePage, Position } from '../play/game-page.ts'
import { onFrom, type Tale } from './tale.ts'

export type Verdict =
  | { readonly kind: 'same' | 'unlisted' }
  /** In pounds ahead of the strongest rival at the end. */
  | { readonly kind: 'behind'; readonly by: number }

/** What was played from this position to the end of the turn. */
export function playedFrom({ played, stops }: Tale, at: number): readonly string[] {
  return played.journal.moves.slice(at, onFrom(stops, at, 'turn'))
}

/** Turns are the same if they lead to the same position, whatever the order of their moves. */
export function verdictOn(
  page: GamePage,
  before: Position,
  seat: Seat,
  played: readonly string[],
  { report }: ChosenTurn,
): Verdict {
  const leadsTo = (moves: readonly string[]): string =>
    JSON.stringify(page.game.save(describeTurn(page, before, seat, moves).after))
  const reached = leadsTo(played)
  const [best] = report.candidates
  const found = report.candidates.find(({ moves }) => leadsTo(moves) === reached)
  if (best === undefined || found === undefined) return { kind: 'unlisted' }
  return found === best ? { kind: 'same' } : { kind: 'behind', by: Math.max(0, Math.round(best.value - found.value)) }
}
