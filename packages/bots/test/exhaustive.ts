// Every complete turn of a position, found by trying every atomic move; the yardstick of the macro-moves.
import { type Move, type State, spinningJenny } from '@arkwright/board-game'
import type { Expertise, Turn } from '../src/expertise.ts'

type BoardExpertise = Expertise<State, Move, unknown, unknown>

/** The best value of all complete turns; undefined when there are more positions on the way than the limit. */
export function bestOfAllTurns(
  expertise: Pick<BoardExpertise, 'project' | 'utility'>,
  start: State,
  most: number,
): { value: number; turn: Turn<State, Move> } | undefined {
  const worths = [0, 0, 0, 0]
  const seen = new Set<string>()
  let best: { value: number; turn: Turn<State, Move> } | undefined
  const open: Turn<State, Move>[] = [{ state: start, moves: [] }]
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    for (const move of spinningJenny.moves(line.state)) {
      const state = spinningJenny.copy(line.state)
      spinningJenny.play(state, move)
      const moves = [...line.moves, move]
      if (isTurnOf(start, state)) {
        const key = keyOf(state)
        if (seen.has(key)) continue
        seen.add(key)
        if (seen.size > most) return undefined
        open.push({ state, moves })
      } else {
        expertise.project(state, worths)
        const value = expertise.utility(worths, state.players.length, start.seat)
        if (best === undefined || value > best.value) best = { value, turn: { state, moves } }
      }
    }
  }
  return best
}

const IN_A_TURN: ReadonlySet<string> = new Set([
  'factory',
  'price of a new factory',
  'workers',
  'machinery',
  'quality',
  'distribution',
  'sell goods',
  'sell shares',
  'repay loans',
  'buy shares',
  'adjust prices',
  'take special marker',
])

function isTurnOf(start: State, state: State): boolean {
  return (
    state.seat === start.seat &&
    IN_A_TURN.has(state.step) &&
    state.decade === start.decade &&
    state.cycle === start.cycle
  )
}

/** What can differ within one turn of one player. */
function keyOf({ step, turn, seat, players, emptySpaces, firedWorkers }: State): string {
  return JSON.stringify([step, turn, players[seat], emptySpaces, firedWorkers])
}
