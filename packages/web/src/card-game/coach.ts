// What the coach watches in the card game.
import { forecast, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Draft } from '../play/draft.ts'

/** The costs of this round's production that income and money do not cover. */
export function shortage(state: State, seat: Seat): string | undefined {
  if (state.stage === 'set-up') return undefined
  const row = forecast(state)?.seats.find(one => one.seat === seat)
  const player = state.players[seat]
  if (row === undefined || player === undefined) return undefined
  const left = player.money + row.profit
  return left < 0 ? text.coach.short({ missing: -left }) : undefined
}

/** The action was given up, or chosen and not used. */
export function isWasted({ tried }: Draft): boolean {
  const kinds = tried.map(({ move }) => (move as { readonly kind: string }).kind)
  const place = kinds.findIndex(kind => kind === 'action' || kind === 'no action')
  return place !== -1 && (kinds[place] === 'no action' || kinds[place + 1] === 'done')
}
