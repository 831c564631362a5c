// Where a turn of the card game begins and ends, and what a move brings about, read from the position.
import { type CardGameEvent, cardGame, factorySheet, type Move, moves, type State } from '@arkwright/card-game'
import type { ChanceEvent, Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Warning } from '../play/game-page.ts'

export type Fact = CardGameEvent | ChanceEvent

/** Action, price and development are one turn; each seat's production is one of its own. */
export function turnOf({ decade, good, seat, place, stage }: State): string {
  const part = stage === 'development' ? 'action' : stage
  return [decade, good, seat, place, part].join('.')
}

/** Moves that leave the pending question as it is, in this order. */
const PASSES: readonly Move[] = [
  moves['no action'](),
  moves.done(),
  moves['no development'](),
  moves.decline(),
  moves.buy(0),
  moves.loans(0),
  moves.ship(0),
]

export function pass(state: State): Move | undefined {
  if (state.step === 'price') {
    const appeal = factorySheet(state, state.seat, state.good)?.appeal
    return state.legal.find(move => move.kind === 'appeal' && move.appeal === appeal)
  }
  if (state.step === 'sale') return state.legal.find(({ kind }) => kind === 'sell')
  return state.legal.find(move => PASSES.includes(move))
}

/** The position after a move, where nothing unknown is turned up. */
export function after(state: State, move: Move, listen?: (event: Fact) => void): State {
  const copy = cardGame.copy(state)
  copy.random = null
  cardGame.play(copy, move, listen)
  return copy
}

/** What a move brings about within its own turn. */
function consequences(state: State, move: Move): Fact[] {
  const turn = turnOf(state)
  const copy = cardGame.copy(state)
  copy.random = null
  const events: Fact[] = []
  let over = false
  cardGame.play(copy, move, event => {
    over ||= turnOf(copy) !== turn
    if (!over) events.push(event)
  })
  return events
}

/** What a seat's cash gains by a legal move for these purposes; 0 for a move that is none. */
export function cashBy(state: State, move: Move, purposes: readonly string[]): number {
  if (!state.legal.includes(move)) return 0
  let cash = 0
  for (const event of consequences(state, move)) {
    if (event.type === 'money' && event.seat === state.seat && purposes.includes(event.for)) cash += event.amount
  }
  return cash
}

/** Loans from the emergency fund, and bankruptcy. */
export function warning(seat: Seat, events: readonly Fact[]): Warning | undefined {
  let loans = 0
  let bankrupt = false
  for (const event of events) {
    if (event.type === 'took loans' && event.seat === seat && event.emergency) loans += event.count
    if (event.type === 'bankrupt' && event.seat === seat) bankrupt = true
  }
  if (loans === 0 && !bankrupt) return undefined
  return { shares: 0, loans, spaces: 0, sentence: text.cardGame.warning(loans, bankrupt) }
}
