// Finding the players and their factories in a state.
import { SEATS, type Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Good } from './components/goods.ts'
import type { Factory, Player, State } from './state.ts'

export function playerAt({ players }: State, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`)
  return player
}

/** The player whose decision is pending. */
export function decider(state: State): Player {
  return playerAt(state, state.seat)
}

export function factoryOf(state: State, good: Good): Factory {
  return decider(state).factories[good]
}

/** The seat that is `steps` places to the left of the start player. */
export function fromStartPlayer(state: State, steps: number): Seat {
  return at(SEATS, (state.startPlayer + steps) % state.rules.players)
}

/** For each number of players and start player: the seats in playing order. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [1, 2, 3, 4].map(players =>
  SEATS.map(start => SEATS.slice(0, players).map(i => at(SEATS, (start + i) % players))),
)

/** The seats in playing order, from the start player clockwise. */
export function seatsInOrder({ rules, startPlayer }: State): readonly Seat[] {
  return at(at(ORDERS, rules.players - 1), startPlayer)
}
