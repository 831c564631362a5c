// Every complete turn of a position of the card game, found by trying every atomic move: the reference for the sensible
// turns.
import { cardGame, type Move, type Options, type State, type View } from '@arkwright/card-game'
import type { Expertise, Turn } from '../../src/expertise.ts'

export interface BestTurn {
  readonly value: number
  readonly turn: Turn<State, Move>
}

/**
 * The best of all complete turns; undefined when the search exceeds the limit of positions within and after the turn.
 */
export function bestOfAllTurns(
  expertise: Expertise<State, Move, Options, View>,
  start: State,
  most: number,
): BestTurn | undefined {
  const worths = [0, 0, 0, 0]
  const seen = new Set<string>()
  let best: BestTurn | undefined
  const open: Turn<State, Move>[] = [{ state: start, moves: [] }]
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    for (const move of cardGame.moves(line.state)) {
      const state = cardGame.copy(line.state)
      cardGame.play(state, move)
      const key = keyOf(state, start)
      if (seen.has(key)) continue
      seen.add(key)
      if (seen.size > most) return undefined
      const moves = [...line.moves, move]
      if (isTurnOf(start, state)) {
        open.push({ state, moves })
        continue
      }
      expertise.project(state, worths)
      const value = expertise.utility(worths, state.players.length, start.seat)
      if (best === undefined || value > best.value) best = { value, turn: { state, moves } }
    }
  }
  return best
}

function isTurnOf(start: State, state: State): boolean {
  return (
    state.seat === start.seat &&
    state.place === start.place &&
    state.good === start.good &&
    state.decade === start.decade &&
    (state.stage === 'action' || state.stage === 'development')
  )
}

/** What can differ within one turn of one player, and after it. */
function keyOf(
  { step, stage, place, seat, turn, players, demand, wageSpace, supply, solo }: State,
  start: State,
): string {
  return JSON.stringify([step, stage, place, seat, turn, players[start.seat], demand, wageSpace, supply, solo])
}
