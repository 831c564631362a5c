// Keeps each player's cash, shares, loans and share value by events alone: nothing may change in silence.
import type { AnyJournal, GameEvent } from '@arkwright/kernel'
import { expectSame } from '@arkwright/testing'
import type { BoardEvent } from '../src/events.ts'
import type { State } from '../src/state.ts'

export function cashBook(players: number): (journal: AnyJournal, events: readonly GameEvent[]) => void {
  let book: { cash: number; shares: number; loans: number; space: number }[] = []
  return (journal, events) => {
    const state = journal.position as State
    if (journal.moves.length === 0) {
      const { sharesAtSetUp, shareSpaceAtSetUp } = state.rules.figures
      book = Array.from({ length: players }, () => ({
        cash: 0,
        shares: sharesAtSetUp,
        loans: 0,
        space: shareSpaceAtSetUp,
      }))
    }
    for (const event of events as readonly BoardEvent[]) enter(book, event)
    expectSame(
      state.players.map(({ cash, shares, loans, space }) => ({ cash, shares, loans, space })),
      book,
    )
  }
}

function enter(book: { cash: number; shares: number; loans: number; space: number }[], event: BoardEvent): void {
  const entry = 'seat' in event ? book[event.seat] : undefined
  if (entry === undefined) return
  if (event.type === 'paid') entry.cash -= event.amount
  if (event.type === 'received') entry.cash += event.amount
  if (event.type === 'shares') entry.shares += event.by
  if (event.type === 'loans') entry.loans += event.by
  if (event.type === 'share value') {
    expectSame(event.from, entry.space)
    entry.space = event.to
  }
}
