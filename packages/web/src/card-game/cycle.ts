// The round under way: everyone's turn from the start player on, then the production.
import type { State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Cycle, Position } from '../play/game-page.ts'

export function cycle(position: Position): Cycle | undefined {
  const { stage, good, startPlayer, players } = position as State
  if (stage === 'set-up') return undefined
  const seats = players
    .map((_, place) => ((startPlayer + place) % players.length) as Seat)
    .filter(seat => players[seat]?.bankrupt === false)
  return { seats, good, sale: text.told.sale.production({ good }) }
}
