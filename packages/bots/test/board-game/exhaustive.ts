// Every complete turn of a position, found by trying every atomic move: the reference for the sensible turns.
import type { Move, State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { isTurnOver } from '../../src/board-game/turns/off-turn.ts'
import type { Expertise, Turn } from '../../src/expertise.ts'

export interface Best {
  readonly value: number
  readonly turn: Turn<State, Move>
}

/** The best value of all complete turns of the seat; undefined when the search exceeds the limit of positions. */
export function bestOfAllTurns<O, V>(
  expertise: Expertise<State, Move, O, V>,
  start: State,
  seat: Seat,
  most: number,
): Best | undefined {
  const { game } = expertise
  const worths = [0, 0, 0, 0]
  const seen = new Set<string>()
  let best: Best | undefined
  const open: Turn<State, Move>[] = [{ state: start, moves: [] }]
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    if (isTurnOver(seat, line.state)) {
      expertise.project(line.state, worths)
      const value = expertise.utility(worths, line.state.players.length, seat)
      if (best === undefined || value > best.value) best = { value, turn: line }
      continue
    }
    const key = keyOf(line.state)
    if (seen.has(key)) continue
    seen.add(key)
    if (seen.size > most) return undefined
    for (const move of game.moves(line.state)) {
      const state = game.copy(line.state)
      game.play(state, move)
      open.push({ state, moves: [...line.moves, move] })
    }
  }
  return best
}

/** What can differ within one turn of one player. */
function keyOf({ step, resume, turn, seat, players, emptySpaces, firedWorkers, ships, tiles }: State): string {
  return JSON.stringify([step, resume, turn, players[seat], emptySpaces, firedWorkers, ships, tiles])
}
