// Whether a choice of the context panel can also end the turn.
import type { Move } from '@arkwright/kernel'
import { compose, type Draft, eventsOf, finish } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { isAnswered } from '../play/session.ts'

/**
 * Not where the press itself already ends it. Never where the turn would waste an action or force a sale: the warning is
 * read first.
 */
export function endsWith(page: GamePage, draft: Draft, moves: readonly Move[], leavesRest: boolean): boolean {
  const composed = compose(page, draft, moves)
  if (composed.tried.length === 0 || (!composed.complete && !leavesRest)) return false
  const whole = finish(page, composed)
  if (whole === undefined || isAnswered(page, composed) || page.isWasted(whole)) return false
  return page.warning(draft.seat, eventsOf(whole), draft.state) === undefined
}
