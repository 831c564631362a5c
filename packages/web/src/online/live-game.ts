// The game at an online table, played by this page's engine from the server's entries, without a seed.
import { type AnyGame, type AnyJournal, type GameEvent, Journal } from '@arkwright/kernel'
import { applyEntry, type Entry, fingerprint, OutOfStep } from '@arkwright/server/client'
import type { HistoryEntry, PlayedGame } from '../play/history.ts'

export function liveGame(game: AnyGame, options: unknown, entries: readonly Entry[]): PlayedGame {
  const events: GameEvent[] = []
  const journal: AnyJournal = new Journal(game, game.parseOptions(options), undefined, event => events.push(event))
  return playEntries({ journal, history: [{ at: 0, seat: undefined, events }] }, entries)
}

/** Throws OutOfStep if an entry does not lead to the server's position. Then the whole journal must be loaded again. */
export function playEntries(played: PlayedGame, entries: readonly Entry[]): PlayedGame {
  const journal = played.journal.fork()
  const history = [...played.history]
  for (const entry of entries) {
    applyEntry(journal, entry, facts => enter(history, facts))
    while ((history.at(-1)?.at ?? 0) > journal.moves.length) history.pop()
    if (entry.hash !== undefined && entry.hash !== fingerprint(journal.game, journal.position)) {
      throw new OutOfStep(`entry ${entry.sequence} leads to another position here`)
    }
  }
  return { journal, history }
}

/** Draws before the first move belong to the set-up. */
function enter(history: HistoryEntry[], facts: HistoryEntry): void {
  const last = history.at(-1)
  if (last?.at !== facts.at) history.push(facts)
  else history[history.length - 1] = { ...last, events: [...last.events, ...facts.events] }
}
