// A game for viewing only: the table shows it like a running game, but no move is possible.
import type { Seat } from '@arkwright/kernel'
import type { GamePage } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import { openSession, type SessionStore } from '../play/session.ts'
import { QUIET, type Source } from '../play/source.ts'
import type { GameRecord } from '../storage/records.ts'

export function openReplay(page: GamePage, record: GameRecord, played: PlayedGame): SessionStore {
  return openSession(page, () => replaySource(record, played)).store
}

function replaySource(record: GameRecord, played: PlayedGame): Source {
  const last = record.moves.length
  const mine = record.seats.findIndex(({ kind }) => kind === 'me')
  const nothing = () => undefined
  return {
    first: {
      ...QUIET,
      record,
      played,
      draft: undefined,
      mySeat: Math.max(0, mine) as Seat,
      looking: 0,
      hints: false,
      telling: 'off',
    },
    look: (wanted = last) => Math.min(last, Math.max(0, wanted)),
    keep: nothing,
    end: nothing,
    advise: nothing,
    close: nothing,
  }
}
