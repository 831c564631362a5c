// A game as the page shows it: each move with the facts it caused.
import {
  type AnyGame,
  type AnyJournal,
  BadInput,
  type GameEvent,
  Journal,
  type Move,
  type ReadonlyJournal,
  type Seat,
} from '@arkwright/kernel'

export interface HistoryEntry {
  /** The number of moves played before these facts; 0 is the set-up. */
  readonly at: number
  readonly seat: Seat | undefined
  readonly events: readonly GameEvent[]
}

/** Immutable: playing on creates a new history. */
export interface PlayedGame {
  readonly journal: ReadonlyJournal
  readonly history: readonly HistoryEntry[]
}

/** Replays a stored game and keeps the facts. */
export function replay(
  game: AnyGame,
  options: unknown,
  seed: string | undefined,
  moves: readonly string[],
): PlayedGame {
  const first: GameEvent[] = []
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), seed, event => first.push(event))
  const history: HistoryEntry[] = [{ at: 0, seat: undefined, events: first }]
  for (const move of moves) history.push(played(journal, move))
  return { journal, history }
}

export function playOn(game: PlayedGame, move: Move | string): PlayedGame {
  const journal = game.journal.fork()
  const entry = played(journal, move)
  return { journal, history: [...game.history, entry] }
}

/** Plays the moves of one seat's turn, as long as that seat decides. */
export function playTurn(game: PlayedGame, seat: Seat, moves: readonly (Move | string)[]): PlayedGame {
  const journal = game.journal.fork()
  const history = [...game.history]
  for (const move of moves) {
    if (journal.game.pending(journal.position)?.seat !== seat) break
    history.push(played(journal, move))
  }
  return { journal, history }
}

/** The number of moves before the last turn that a seat ended; undefined if it ended none. */
export function beforeLastTurn(game: AnyGame, { journal, history }: PlayedGame, seat: Seat): number | undefined {
  const last = history.findLastIndex(entry => entry.seat === seat)
  const turnAt = (place: number): string | undefined => {
    const entry = history[place]
    return entry?.seat === seat ? game.turnOf(journal.at(entry.at - 1)) : undefined
  }
  const turn = turnAt(last)
  if (turn === undefined) return undefined
  let first = last
  while (turnAt(first - 1) === turn) first--
  const entry = history[first]
  return entry === undefined ? undefined : entry.at - 1
}

/** Throws BadInput if the move is illegal, since a stored game must not contain such a move. */
function played(journal: AnyJournal, move: Move | string): HistoryEntry {
  const events: GameEvent[] = []
  const seat = journal.game.pending(journal.position)?.seat
  const refusal = journal.play(move, event => events.push(event))
  if (refusal !== undefined) {
    const notation = typeof move === 'string' ? move : move.text
    throw new BadInput(`${notation}: ${refusal.code} (${refusal.rule})`)
  }
  return { at: journal.moves.length, seat: seat === 'chance' ? undefined : seat, events }
}
