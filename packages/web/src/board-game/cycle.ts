// The cycle under way: everyone's turn from the start player on, then the sale.
import type { State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Cycle, Position } from '../play/game-page.ts'

export function cycle(position: Position): Cycle | undefined {
  const { decade, cycle: good, startPlayer, players, rules } = position as State
  if (decade === 0 || decade > rules.decades) return undefined
  const seats = players.map((_, place) => ((startPlayer + place) % players.length) as Seat)
  return { seats, good, sale: text.boardGame.film.title({ good }) }
}
