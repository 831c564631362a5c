// Applies a journal entry to the game. The server uses it for its journal, clients for theirs.
import type { AnyJournal, GameEvent, Seat } from '@arkwright/kernel'
import type { Entry } from '../api/table-shapes.ts'

/** Thrown when an entry does not fit the game: the journal is damaged, or the client missed an entry. */
export class OutOfStep extends Error {}

/** What one move caused, including what chance revealed after it. */
export interface MoveFacts {
  /** How many moves had been played by then; 0 is the set-up. */
  readonly at: number
  readonly seat: Seat | undefined
  readonly events: readonly GameEvent[]
}

/** Kinds of entries that change the position. */
export function changesPosition({ kind }: Entry): boolean {
  return kind === 'started' || kind === 'turn' || kind === 'undone' || kind === 'taken-back'
}

/** A journal without its seed takes chance results from the entry. Without `hear`, no facts are collected. */
export function applyEntry(journal: AnyJournal, entry: Entry, hear?: (facts: MoveFacts) => void): void {
  const due = [...(entry.revealed ?? [])]
  if (entry.kind === 'started') {
    const events: GameEvent[] = []
    reveal(journal, entry, due, events)
    hear?.({ at: 0, seat: undefined, events })
  }
  if (entry.kind === 'turn') {
    for (const move of entry.moves ?? []) {
      const facts = play(journal, entry, move, hear !== undefined)
      reveal(journal, entry, due, facts.events)
      hear?.(facts)
    }
  }
  if ((entry.kind === 'undone' || entry.kind === 'taken-back') && entry.to !== undefined) journal.undoTo(entry.to)
}

function play(
  journal: AnyJournal,
  { sequence }: Entry,
  move: string,
  listens: boolean,
): MoveFacts & { readonly events: GameEvent[] } {
  const events: GameEvent[] = []
  const seat = journal.game.pending(journal.position)?.seat
  const refusal = journal.play(move, listens ? event => events.push(event) : undefined)
  if (refusal !== undefined) {
    throw new OutOfStep(`entry ${sequence} plays ${move}, which is refused: ${refusal.code} (${refusal.rule})`)
  }
  return { at: journal.moves.length, seat: seat === 'chance' ? undefined : seat, events }
}

function reveal(journal: AnyJournal, { sequence }: Entry, due: string[], events: GameEvent[]): void {
  while (journal.game.pending(journal.position)?.seat === 'chance') {
    const outcome = due.shift() ?? ''
    const refusal = journal.reveal(outcome, event => events.push(event))
    if (refusal !== undefined) throw new OutOfStep(`entry ${sequence} reveals ${outcome}: ${refusal.code}`)
  }
}
