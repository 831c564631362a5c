// Right before the winner is determined: late hiring, then open contracts — WF 8.0; rulings 4, 28.
import { has } from '../bits.ts'
import { GOODS } from '../components/goods.ts'
import { harbourOf } from '../harbour.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import type { Emit } from '../step.ts'

/** Players with loans are not ranked, so they pay no penalty. */
export function takePenalties(state: State, emit: Emit): void {
  const { spacesBackForMarkedFactory, sharesBackForMarkedFactory } = waterFrameRules(state.rules).figures
  for (const seat of seatsInOrder(state)) {
    const player = playerAt(state, seat)
    if (player.loans > 0) continue
    for (const good of GOODS) {
      if (!has(player.marked, good)) continue
      moveShareValue(state, seat, -spacesBackForMarkedFactory, 'late hiring', emit)
      const given = Math.min(player.shares, sharesBackForMarkedFactory)
      player.shares -= given
      if (given > 0) emit?.({ type: 'shares', seat, by: -given, why: 'late hiring' })
    }
    const { contracts } = harbourOf(player)
    for (const good of GOODS)
      if (contracts[good] > 0) moveShareValue(state, seat, -contracts[good], 'open contract', emit)
  }
}
