// The source of a plan: a table on a copy, whose ended turn is kept for later.
import type { Seat } from '@arkwright/kernel'
import { type Draft, startDraft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import { openSession, type SessionStore } from '../play/session.ts'
import { QUIET, type Source, type TableFacts } from '../play/source.ts'
import type { GameRecord } from '../storage/records.ts'

interface PlanFacts {
  readonly page: GamePage
  readonly record: GameRecord
  readonly played: PlayedGame
  readonly seat: Seat
}

export function openPlan(facts: PlanFacts, ended: (turn: Draft) => void): SessionStore {
  return openSession(facts.page, () => new PlanSource(facts, ended)).store
}

class PlanSource implements Source {
  readonly first: TableFacts
  private readonly ended: (turn: Draft) => void

  constructor({ page, record, played, seat }: PlanFacts, ended: (turn: Draft) => void) {
    this.ended = ended
    this.first = {
      ...QUIET,
      hints: false,
      record,
      played,
      mySeat: seat,
      draft: startDraft(page, played.journal.position, seat),
    }
  }

  keep(): void {}

  end(turn: Draft): void {
    this.ended(turn)
  }

  advise(): undefined {}

  close(): void {}
}
