// The table of a puzzle: one turn of one seat, and no one answers.
import { text } from '../messages/index.ts'
import { type Draft, movesOf, restoreDraft, startDraft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { replay } from '../play/history.ts'
import { openSession, type SessionStore } from '../play/session.ts'
import { QUIET, type Source, type TableFacts } from '../play/source.ts'
import { dropDraft, keepDraft, keptDraft } from '../storage/drafts.ts'
import type { GameRecord } from '../storage/records.ts'
import type { OpenPuzzle } from './library.ts'

/** `answer` gets the moves of the ended turn. */
export function openPuzzle(page: GamePage, open: OpenPuzzle, answer: (moves: readonly string[]) => void): SessionStore {
  return openSession(page, () => new PuzzleSource(page, open, answer)).store
}

class PuzzleSource implements Source {
  readonly first: TableFacts
  private readonly answer: (moves: readonly string[]) => void
  private readonly record: GameRecord

  constructor(page: GamePage, open: OpenPuzzle, answer: (moves: readonly string[]) => void) {
    const { from, puzzle } = open
    const played = replay(page.game, from.options, from.seed, from.moves.slice(0, puzzle.at))
    this.answer = answer
    this.record = recordOf(open)
    const kept = keptDraft(this.record.id)
    const fresh = startDraft(page, played.journal.position, puzzle.seat)
    const draft = restoreDraft(page, fresh, kept?.base === puzzle.at ? kept.moves : [])
    const { record } = this
    this.first = { ...QUIET, record, played, draft, mySeat: puzzle.seat, hints: false, telling: 'off' }
  }

  keep(draft: Draft): void {
    keepDraft(this.record.id, { base: this.record.moves.length, moves: movesOf(draft), ended: false })
  }

  end(turn: Draft): void {
    dropDraft(this.record.id)
    this.answer(movesOf(turn))
  }

  advise(): undefined {}

  close(): void {}
}

/** Not stored: a puzzle can be set up again at any time. */
function recordOf({ name, from, puzzle }: OpenPuzzle): GameRecord {
  const players = Number((from.options as { readonly players?: unknown }).players)
  return {
    id: `puzzle-${name}`,
    game: from.game,
    revision: from.revision,
    options: from.options,
    seed: from.seed,
    seats: text.seats.colours
      .slice(0, players)
      .map((colour, seat) => ({ kind: seat === puzzle.seat ? 'me' : 'bot', name: colour })),
    moves: from.moves.slice(0, puzzle.at),
    started: 0,
    changed: 0,
    over: false,
  }
}
