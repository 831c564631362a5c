// Which of the two board games a position belongs to.
import type { Seat } from '@arkwright/kernel'
import type { BoardGame } from './board-game.ts'
import type { Good } from './components/goods.ts'
import type { Forecast } from './forecast.ts'
import { spinningJenny } from './spinning-jenny.ts'
import type { State } from './state.ts'
import { waterFrame } from './water-frame.ts'

/** Without the functions that need options: those matter only before a game begins. */
type Played = Pick<
  BoardGame<unknown>,
  'copy' | 'pending' | 'moves' | 'parseMove' | 'refusal' | 'play' | 'turnOf' | 'playInTurn' | 'forecast'
>

export function gameOf({ rules }: State): Played {
  return rules.waterFrame === null ? spinningJenny : waterFrame
}

export function forecast(state: State, good: Good): Forecast {
  return gameOf(state).forecast(state, good)
}

/** What this cycle's production would earn the seat if nothing else changes. */
export function expectedProfit(state: State, seat: Seat): number | undefined {
  return forecast(state, state.cycle).seats.find(one => one.seat === seat)?.profit
}
