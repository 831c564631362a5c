// What is kept when cards are too few for it — CG 2.b storehouses, CG card 11-13, CG ruling 19, 20, 33 and 34.
import { ALL_GOODS } from '../components/names.ts'
import { DISTRIBUTION_HELD, GOODS_HELD, type Holding, losesNeedlessly, QUALITY_HELD } from '../holdings.ts'
import { stagePart } from '../parts.ts'
import { entry, playerToMove, type State } from '../state.ts'
import type { CardGameReason, CardGameStep, Tell } from '../step.ts'
import { payBill } from '../treasury.ts'
import { payProduction } from './costs.ts'
import { toPrice } from './price.ts'
import { afterDevelopment } from './taking.ts'

const NOT_SO_MUCH: CardGameReason = { rule: 'CG 2.b storehouses', code: 'not-so-much-there' }
const CARDS_SHORT: CardGameReason = { rule: 'CG 2.b storehouses', code: 'cards-short' }
const NEEDLESS: CardGameReason = { rule: 'CG 2.b storehouses', code: 'needless-loss' }

function keepStep(name: string, rule: string, held: Holding, after: (state: State, emit: Tell) => void): CardGameStep {
  return {
    name,
    rule,
    part: stagePart,
    kinds: [held.kind],
    candidates: (state, offer) => held.offerKept(state.rules, playerToMove(state), offer),
    refuse(state, move) {
      if (move.kind !== 'quality' && move.kind !== 'distribution' && move.kind !== 'store') return undefined
      const player = playerToMove(state)
      const now = held.now(player)
      for (const good of ALL_GOODS) if (entry(move.totals, good) > entry(now, good)) return NOT_SO_MUCH
      if (!held.can(state.rules, player, move.totals)) return CARDS_SHORT
      return losesNeedlessly(held, state.rules, player, move.totals) ? NEEDLESS : undefined
    },
    play(state, move, emit) {
      if (move.kind !== 'quality' && move.kind !== 'distribution' && move.kind !== 'store') return
      const player = playerToMove(state)
      if (emit !== undefined) tell(state, held, move.totals, emit)
      held.set(player, move.totals)
      after(state, emit)
    },
  }
}

function tell(state: State, held: Holding, to: readonly number[], emit: NonNullable<Tell>): void {
  const { seat } = state
  const from = held.now(playerToMove(state))
  if (held.kind === 'store') {
    emit({ type: 'stored', seat, stock: to, wasted: from.map((count, good) => count - entry(to, good)) })
  } else {
    emit({ type: held.kind, seat, from, to })
  }
}

/** Goods are stored in the production phase, in extra production, or anew when a storehouse was discarded. */
function afterStoring(state: State, emit: Tell): void {
  if (state.stage === 'production') {
    payProduction(state, emit)
  } else if (state.stage === 'action') {
    payBill(state, emit)
    toPrice(state)
  } else {
    afterDevelopment(state)
  }
}

export const keepingSteps: readonly CardGameStep[] = [
  keepStep('keep goods', 'CG 2.b storehouses', GOODS_HELD, afterStoring),
  keepStep('keep quality', 'CG card 12', QUALITY_HELD, afterDevelopment),
  keepStep('keep distribution', 'CG card 11', DISTRIBUTION_HELD, afterDevelopment),
]
