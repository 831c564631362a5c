// The effects of a card game move, read from the position.
import { cardGame, type Fact, type Move, type State } from '@arkwright/card-game'
import { consequences, type Seat, withoutChance } from '@arkwright/kernel'
import { text } from './messages/index.ts'

/** The position after a move, if the move reveals nothing unknown. */
export function after(state: State, move: Move): State {
  const copy = withoutChance(cardGame, state)
  cardGame.play(copy, move)
  return copy
}

/** The cash a seat gains by a legal move for these purposes; 0 for an illegal one. */
export function cashBy(state: State, move: Move, purposes: readonly string[]): number {
  if (!state.legal.includes(move)) return 0
  let cash = 0
  for (const event of consequences(cardGame, state, move)) {
    if (event.type === 'money' && event.seat === state.seat && purposes.includes(event.for)) cash += event.amount
  }
  return cash
}

/** Loans from the emergency fund, and bankruptcy. */
export function warning(seat: Seat, events: readonly Fact[]): string | undefined {
  let loans = 0
  let bankrupt = false
  for (const event of events) {
    if (event.type === 'took loans' && event.seat === seat && event.emergency) loans += event.count
    if (event.type === 'bankrupt' && event.seat === seat) bankrupt = true
  }
  if (loans === 0 && !bankrupt) return undefined
  const words = text.cardGame.warning
  return bankrupt ? words.bankrupt : words.loans({ loans })
}
