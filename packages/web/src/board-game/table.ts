// What the board games put on the table.
import { GOODS, type State, shareValue } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Company, Position } from '../play/game-page.ts'

/** Equal scores are told apart by cash — SJ 7. */
export function companies(position: Position, names: readonly string[]): readonly Company[] {
  const state = position as State
  const worths = state.players.map(player => ({ score: player.shares * shareValue(state, player), cash: player.cash }))
  return state.players.map((player, place) => {
    const mine = worths[place] ?? { score: 0, cash: 0 }
    const rank =
      1 + worths.filter(({ score, cash }) => score > mine.score || (score === mine.score && cash > mine.cash)).length
    return {
      key: String(place),
      seat: place as Seat,
      name: names[place] ?? '',
      score: mine.score,
      rank,
      cash: player.cash,
      shares: player.shares,
      value: shareValue(state, player),
      loans: player.loans,
      isStarting: state.startPlayer === place,
      isBankrupt: false,
    }
  })
}

/** The sales still to come, this cycle's included. */
export function left(position: Position): string {
  const { decade, cycle, rules } = position as State
  const gone = Math.max(0, decade - 1) * GOODS.length + (decade === 0 ? 0 : cycle)
  return text.boardLanes.salesLeft({ count: Math.max(0, rules.decades * GOODS.length - gone) })
}
