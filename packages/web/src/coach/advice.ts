// What the coach says about a turn: the most urgent thing first.
import { text } from '../messages/index.ts'
import { type Draft, eventsOf, finish } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'

export interface Advice {
  readonly kind: 'emergency' | 'waste' | 'goal'
  readonly words: string
  /** Without what to do about it, where there is little room. */
  readonly brief: string
}

const words = text.coach

export function adviceOn(page: GamePage, draft: Draft): Advice | undefined {
  const whole = finish(page, draft)
  const inTurn = page.warning(draft.seat, eventsOf(whole ?? draft), draft.state)
  if (inTurn !== undefined) return { kind: 'emergency', words: words.emergencyNow({ what: inTurn }), brief: inTurn }
  const soon = page.shortage((whole ?? draft).state, draft.seat)
  if (soon !== undefined)
    return { kind: 'emergency', words: words.emergencySoon({ what: soon }), brief: words.soon({ what: soon }) }
  if (whole !== undefined && draft.tried.length > 0 && page.isWasted(whole))
    return { kind: 'waste', words: words.waste, brief: words.waste }
  return draft.tried.length === 0 ? { kind: 'goal', words: words.goal, brief: words.goal } : undefined
}
