// The game at a table over the net, played on by this page's own engine from what the server's entries tell. No seed, no secrets.
import { type AnyGame, type AnyJournal, type GameEvent, Journal } from '@arkwright/kernel'
import { type Entry, fingerprint } from '@arkwright/server/client'
import type { HistoryEntry, PlayedGame } from '../play/history.ts'

/** Thrown when an entry does not lead where the server says: then everything is fetched anew. */
export class OutOfStep extends Error {}

/** Entries after which the position is another. */
export function changesPosition({ kind }: Entry): boolean {
  return kind === 'started' || kind === 'turn' || kind === 'undone' || kind === 'taken-back'
}

export function liveGame(game: AnyGame, options: unknown, entries: readonly Entry[]): PlayedGame {
  const events: GameEvent[] = []
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), undefined, event => events.push(event))
  let played: PlayedGame = { journal, history: [{ at: 0, seat: undefined, events }] }
  for (const entry of entries) played = playEntry(played, entry)
  return played
}

export function playEntry(played: PlayedGame, entry: Entry): PlayedGame {
  const { journal } = played
  const due = [...(entry.revealed ?? [])]
  let { history } = played
  if (entry.kind === 'started') history = [reveal(journal, history[0], due)]
  if (entry.kind === 'turn') history = [...history, ...(entry.moves ?? []).map(move => playMove(journal, move, due))]
  if (entry.to !== undefined && (entry.kind === 'undone' || entry.kind === 'taken-back')) {
    const { to } = entry
    journal.undoTo(to)
    history = history.filter(({ at }) => at <= to)
  }
  if (entry.hash !== undefined && entry.hash !== fingerprint(journal.game, journal.position)) {
    throw new OutOfStep(`entry ${entry.sequence} leads to another position here`)
  }
  return { journal, history }
}

function playMove(journal: AnyJournal, move: string, due: string[]): HistoryEntry {
  const events: GameEvent[] = []
  const seat = journal.game.pending(journal.position)?.seat
  const refusal = journal.play(move, event => events.push(event))
  if (refusal !== undefined || seat === 'chance') throw new OutOfStep(`${move} is refused here`)
  return reveal(journal, { at: journal.moves.length, seat, events }, due)
}

/** What chance brought belongs to the move it followed. */
function reveal(journal: AnyJournal, entry: HistoryEntry | undefined, due: string[]): HistoryEntry {
  const events = [...(entry?.events ?? [])]
  while (journal.game.pending(journal.position)?.seat === 'chance') {
    const refusal = journal.reveal(due.shift() ?? '', event => events.push(event))
    if (refusal !== undefined) throw new OutOfStep('chance brought something else here')
  }
  return { at: entry?.at ?? 0, seat: entry?.seat, events }
}
