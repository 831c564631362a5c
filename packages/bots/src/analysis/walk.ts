// Walks through a played game and stops at every decision and every draw.
import { type AnyGame, Journal, type MachineState, type Move, type Seat } from '@arkwright/kernel'

export interface PlayedGame {
  readonly game: AnyGame
  readonly options: unknown
  readonly seed: string
  readonly moves: readonly string[]
}

export interface Stop {
  /** How many moves had been played. */
  readonly at: number
  /** The position before the move. The walk changes it later: keep a copy. */
  readonly state: MachineState<Move>
  readonly seat: Seat | 'chance'
  readonly move: Move
}

/** Ends with the position after the last move. */
export function* walk({ game, options, seed, moves }: PlayedGame): Generator<Stop, MachineState<Move>> {
  const parsed = game.parseOptions(options)
  const revealed = revealedIn({ game, options, seed, moves })
  // Without a source of chance the rules stop at each draw and take the recorded outcome.
  const state = game.setup(parsed, null)
  let [at, drawn] = [0, 0]
  for (;;) {
    const seat = game.pending(state)?.seat
    const text = seat === 'chance' ? revealed[drawn++] : moves[at]
    const move = text === undefined ? undefined : game.parseMove(text)
    if (seat === undefined || move === undefined) return state
    yield { at, state, seat, move }
    game.play(state, move)
    if (seat !== 'chance') at++
  }
}

function revealedIn({ game, options, seed, moves }: PlayedGame): readonly string[] {
  const journal = new Journal(game, game.parseOptions(options), seed)
  for (const move of moves) journal.play(move)
  return journal.revealed
}

/** A whole turn as it was played, and the position it began from. */
export interface PlayedTurn {
  readonly at: number
  readonly seat: Seat
  readonly state: MachineState<Move>
  readonly moves: readonly Move[]
}

/** The turns of a game in the order of play. Questions asked between turns belong to no turn. */
export function turnsPlayed(played: PlayedGame): PlayedTurn[] {
  const turns: (PlayedTurn & { moves: Move[] })[] = []
  let running: (PlayedTurn & { moves: Move[] }) | undefined
  for (const { at, state, seat, move } of walk(played)) {
    if (seat === 'chance' || seat !== running?.seat) running = undefined
    if (seat !== 'chance' && played.game.pending(state)?.begins === true) {
      running = { at, seat, state: played.game.copy(state), moves: [] }
      turns.push(running)
    }
    running?.moves.push(move)
  }
  return turns
}
