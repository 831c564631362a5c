// What the rule tests of both games share: change a position by hand, play moves by their notation, ask why one is refused.
import type { Game, Refusal, Seat } from '@arkwright/kernel'
import type { BoardEvent } from '../src/events.ts'
import type { Move } from '../src/moves.ts'
import type { Player, State, View } from '../src/state.ts'

export const FOOD = 0
export const CLOTHES = 1
export const CUTLERY = 2
export const LAMPS = 3

export interface ByNotation {
  /** The same position after a change by hand, with its legal moves listed again. */
  changed(state: State, change: (state: State, decider: Player) => void): State
  /** Plays moves by their notation and returns what happened; a refusal is an error. */
  play(state: State, ...texts: string[]): BoardEvent[]
  /** Rule and code of a refusal; undefined when the move is legal. */
  why(state: State, text: string): string | undefined
  /** The notations of the legal moves. */
  moves(state: State, startingWith?: string): string[]
}

export function byNotation<O>(game: Game<State, Move, O, View, BoardEvent>): ByNotation {
  function refusalOf(state: State, text: string): Refusal | undefined {
    const move = game.parseMove(text)
    if (move === undefined) throw new Error(`${text} is no move at all`)
    return game.refusal(state, move)
  }

  return {
    changed(state, change) {
      const copy = game.copy(state)
      change(copy, playerOf(copy, copy.seat))
      return game.load(game.save(copy))
    },
    play(state, ...texts) {
      const events: BoardEvent[] = []
      for (const text of texts) {
        const refusal = refusalOf(state, text)
        if (refusal !== undefined) throw new Error(`${text} is refused in "${state.step}": ${JSON.stringify(refusal)}`)
        const move = game.parseMove(text)
        if (move !== undefined) game.play(state, move, event => events.push(event))
      }
      return events
    },
    why(state, text) {
      const refusal = refusalOf(state, text)
      return refusal && `${refusal.rule}: ${refusal.code}`
    },
    moves: (state, startingWith = '') =>
      game
        .moves(state)
        .map(({ text }) => text)
        .filter(text => text.startsWith(startingWith)),
  }
}

export function playerOf(state: State, seat: number): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`there is no seat ${seat}`)
  return player
}

/** What a seat received, from all or from one source. */
export function received(events: readonly BoardEvent[], seat: Seat, from?: string): number {
  let sum = 0
  for (const event of events) {
    if (event.type === 'received' && event.seat === seat && (from ?? event.from) === event.from) sum += event.amount
  }
  return sum
}

/** What a seat paid, for all or for one purpose. */
export function paid(events: readonly BoardEvent[], seat: Seat, to?: string): number {
  let sum = 0
  for (const event of events) {
    if (event.type === 'paid' && event.seat === seat && (to ?? event.to) === event.to) sum += event.amount
  }
  return sum
}
