// Where a turn of the board game begins and ends, read from the position.
import type { BoardEvent, Move, State } from '@arkwright/board-game'
import { spinningJenny } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import type { Warning } from '../play/game-page.ts'

export function turnOf({ decade, cycle, seat, turnsTaken, onTimetable }: State): string {
  return [decade, cycle, seat, turnsTaken, onTimetable.length].join('.')
}

export function pass(state: State): Move | undefined {
  return state.legal.find(({ kind }) => kind === 'done')
}

/** What a move brings about within its own turn. */
export function consequences(state: State, move: Move): BoardEvent[] {
  const turn = turnOf(state)
  const copy = spinningJenny.copy(state)
  copy.random = null
  const events: BoardEvent[] = []
  let over = false
  spinningJenny.play(copy, move, event => {
    over ||= turnOf(copy) !== turn
    if (!over) events.push(event)
  })
  return events
}

/** What a seat's cash gains by these events. */
export function cashBy(seat: Seat, events: readonly BoardEvent[]): number {
  let cash = 0
  for (const event of events) {
    if (event.type === 'received' && event.seat === seat) cash += event.amount
    if (event.type === 'paid' && event.seat === seat) cash -= event.amount
  }
  return cash
}

/** Shares sold in an emergency, loans taken, and the spaces both cost. */
export function warning(seat: Seat, events: readonly BoardEvent[]): Warning | undefined {
  let shares = 0
  let loans = 0
  let spaces = 0
  for (const event of events) {
    if (event.type === 'shares' && event.seat === seat && event.why === 'emergency sale') shares -= event.by
    if (event.type === 'loans' && event.seat === seat && event.by > 0) loans += event.by
    if (
      event.type === 'share value' &&
      event.seat === seat &&
      (event.why === 'emergency sale' || event.why === 'loan')
    ) {
      spaces += event.from - event.to
    }
  }
  return shares + loans === 0 ? undefined : { shares, loans, spaces }
}
