// What a turn costs a company that cannot pay: emergency sale, loans, share value.
import { type BoardEvent, type Emergency, emergencyIn, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'

export function warning(seat: Seat, events: readonly BoardEvent[], state: State): string | undefined {
  const emergency = emergencyIn(seat, events)
  return emergency && emergencyWords(emergency, state)
}

export function emergencyWords({ shares, loans, spaces }: Emergency, state: State): string {
  const words = text.warning
  const { loanRepayment } = state.rules.figures
  return words.line({
    parts: [
      ...(shares > 0 ? [words.shares({ count: shares })] : []),
      ...(loans > 0 ? [words.loans({ count: loans, loanRepayment })] : []),
      ...(spaces > 0 ? [words.spaces({ count: spaces })] : []),
    ],
  })
}
