// A game as the page tells it: each move with the facts it brought about.
import { type AnyGame, type AnyJournal, BadInput, type GameEvent, Journal, type Seat } from '@arkwright/kernel'

export interface HistoryEntry {
  /** How many moves had been played when these facts came; 0 is the set-up. */
  readonly at: number
  readonly seat: Seat | undefined
  readonly events: readonly GameEvent[]
}

export interface PlayedGame {
  readonly journal: AnyJournal
  readonly history: readonly HistoryEntry[]
}

/** Plays a stored game again, keeping what happened. */
export function replay(
  game: AnyGame,
  options: unknown,
  seed: string | undefined,
  moves: readonly string[],
): PlayedGame {
  const first: GameEvent[] = []
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), seed, event => first.push(event))
  let played: PlayedGame = { journal, history: [{ at: 0, seat: undefined, events: first }] }
  for (const move of moves) played = playOn(played, move)
  return played
}

/** Plays one move; throws BadInput when the rules do not allow it, since no stored game may hold such a move. */
export function playOn({ journal, history }: PlayedGame, move: string): PlayedGame {
  const events: GameEvent[] = []
  const seat = journal.game.pending(journal.position)?.seat
  const refusal = journal.play(move, event => events.push(event))
  if (refusal !== undefined) throw new BadInput(`${move}: ${refusal.code} (${refusal.rule})`)
  const decider = seat === 'chance' ? undefined : seat
  return { journal, history: [...history, { at: journal.moves.length, seat: decider, events }] }
}
