// What the coach watches in the board games.
import { forecast, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import type { Draft } from '../play/draft.ts'
import { emergencyWords } from './warning.ts'

/** What this cycle's production would make the seat sell or borrow. */
export function shortage(state: State, seat: Seat): string | undefined {
  if (state.decade === 0 || state.decade > state.rules.decades) return undefined
  const emergency = forecast(state, state.cycle).seats.find(one => one.seat === seat)?.emergency
  return emergency && emergencyWords(emergency, state)
}

/** A marker was paid for, and nothing was done with its action. */
export function isWasted({ tried }: Draft): boolean {
  const kinds = tried.map(({ move }) => (move as { readonly kind: string }).kind)
  return kinds.includes('place') && kinds.every(kind => kind === 'place' || kind === 'done')
}
