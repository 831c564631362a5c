// A game that is only looked at: the table draws it as it draws a running one, but nothing can be decided.
import type { Seat } from '@arkwright/kernel'
import { createStore } from 'zustand'
import type { GamePage } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import type { Session, SessionStore } from '../play/session.ts'
import type { GameRecord } from '../storage/records.ts'

const nothing = () => undefined

export function openReplay(page: GamePage, record: GameRecord, played: PlayedGame): SessionStore {
  const last = record.moves.length
  const within = (wanted: number) => Math.min(last, Math.max(0, wanted))
  const mine = record.seats.findIndex(({ kind }) => kind === 'me')
  return createStore<Session>()(set => ({
    page,
    record,
    played,
    draft: undefined,
    mySeat: Math.max(0, mine) as Seat,
    thinking: false,
    trouble: undefined,
    group: undefined,
    pointed: undefined,
    refused: undefined,
    hint: undefined,
    looking: 0,
    hints: false,
    posting: undefined,
    recall: undefined,
    choose: nothing,
    ask: nothing,
    open: nothing,
    point: nothing,
    back: nothing,
    endTurn: nothing,
    askHint: nothing,
    look: wanted => set({ looking: within(wanted ?? last) }),
    close: nothing,
  }))
}
