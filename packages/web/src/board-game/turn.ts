// Where a turn of the board game begins and ends, read from the position.
import { type BoardEvent, EVENT_NAMES, type Move, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import type { Warning } from '../play/game-page.ts'
import { gameOf } from './game-of.ts'

export function turnOf(state: State): string {
  const { decade, cycle, seat, turnsTaken, onTimetable } = state
  return [decade, cycle, seat, turnsTaken, onTimetable.length, partOf(state)].join('.')
}

export function betweenTurns(state: State): boolean {
  return state.decade > 0 && partOf(state) !== ''
}

/** Questions outside a player's own action: each kind is answered for itself. */
const PARTS: Readonly<Record<string, string>> = {
  'sell from store': 'sale',
  'last row': 'sale',
  'after the sale': 'after',
  'ship the active good': 'shipment',
  'dismiss workers': 'dismissals',
  'claim start player': 'start',
  'name start player': 'start',
}

function partOf({ step, resume, exchange }: State): string {
  if (step === 'discard goods' && (resume === 'storage' || resume === 'dismissals')) return resume
  if (EVENT_NAMES.some(name => step.startsWith(`${name}: `))) return 'event'
  return PARTS[step] ?? (exchange === 'action' ? '' : exchange)
}

export function pass(state: State): Move | undefined {
  return state.legal.find(({ kind }) => kind === 'done')
}

/** What a move brings about within its own turn. */
export function consequences(state: State, move: Move): BoardEvent[] {
  const turn = turnOf(state)
  const game = gameOf(state)
  const copy = game.copy(state)
  copy.random = null
  const events: BoardEvent[] = []
  let over = false
  game.play(copy, move, event => {
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
