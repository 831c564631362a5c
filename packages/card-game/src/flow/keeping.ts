// What is kept if there are too few cards for it — CG 2.b storehouses, CG card 11-13, CG ruling 19, 20, 33, 34, 64 and 66.
import { ALL_GOODS } from '../components/names.ts'
import type { DecisionName } from '../decision-names.ts'
import { loseSteps } from '../factory.ts'
import { DISTRIBUTION_HELD, GOODS_HELD, type Holding, losesNeedlessly, QUALITY_HELD } from '../holdings.ts'
import { type Totals, withTotal } from '../laying.ts'
import { stagePart } from '../parts.ts'
import { entry, type Player, playerToMove, type State } from '../state.ts'
import type { CardGameReason, CardGameStep, Emit } from '../step.ts'
import { payBill } from '../treasury.ts'
import { toPrice } from './round.ts'

const NOT_SO_MUCH: CardGameReason = { rule: 'CG 2.b storehouses', code: 'not-so-much-there' }
const CARDS_SHORT: CardGameReason = { rule: 'CG 2.b storehouses', code: 'cards-short' }
const NEEDLESS: CardGameReason = { rule: 'CG 2.b storehouses', code: 'needless-loss' }
const ONLY_ITS_OWN: CardGameReason = { rule: 'CG ruling 64', code: 'only-what-lay-on-it' }

/** True: a card was given up, and only what lay on it is lost — CG ruling 64. */
function isGivenUp({ stage, rules }: State): boolean {
  return stage === 'development' && rules.changes.losesOnlyWhatLayThere
}

function offerWays(state: State, held: Holding, player: Player, offer: Parameters<Holding['offerKept']>[2]): void {
  for (const good of ALL_GOODS) {
    const left = held.leftAt(state.rules, player, good, state.turn.discarded)
    const move = left === undefined ? undefined : held.move(withTotal(held.now(player), good, left))
    if (move !== undefined) offer(move)
  }
}

function refuseWay(state: State, held: Holding, player: Player, totals: Totals): CardGameReason | undefined {
  const now = held.now(player)
  const [good = -1, ...others] = ALL_GOODS.filter(one => entry(totals, one) < entry(now, one))
  const left = others.length > 0 ? undefined : held.leftAt(state.rules, player, good, state.turn.discarded)
  if (left === undefined) return ONLY_ITS_OWN
  if (entry(totals, good) < left) return NEEDLESS
  return entry(totals, good) > left ? ONLY_ITS_OWN : undefined
}

function keepStep(
  name: DecisionName,
  rule: string,
  held: Holding,
  after: (state: State, emit: Emit) => void,
): CardGameStep {
  return {
    name,
    rule,
    part: stagePart,
    kinds: [held.kind],
    exact: true,
    candidates(state, offer) {
      const { rules } = state
      const player = playerToMove(state)
      if (isGivenUp(state)) return offerWays(state, held, player, offer)
      const capacity = held.capacity(rules, player)
      const now = held.now(player)
      held.offerKept(rules, player, move => {
        if (!losesNeedlessly(held, rules, capacity, now, move.totals)) offer(move)
      })
    },
    refuse(state, move) {
      if (move.kind !== 'quality' && move.kind !== 'distribution' && move.kind !== 'store') return undefined
      const player = playerToMove(state)
      const now = held.now(player)
      for (const good of ALL_GOODS) if (entry(move.totals, good) > entry(now, good)) return NOT_SO_MUCH
      const capacity = held.capacity(state.rules, player)
      if (!held.fits(state.rules, capacity, move.totals)) return CARDS_SHORT
      if (isGivenUp(state)) return refuseWay(state, held, player, move.totals)
      return losesNeedlessly(held, state.rules, capacity, now, move.totals) ? NEEDLESS : undefined
    },
    play(state, move, emit) {
      if (move.kind !== 'quality' && move.kind !== 'distribution' && move.kind !== 'store') return
      const player = playerToMove(state)
      if (emit !== undefined) tell(state, held, move.totals, emit)
      if (held === QUALITY_HELD) lowerPrice(state, player, move.totals)
      held.set(player, move.totals)
      after(state, emit)
    },
  }
}

/** Price and appeal of the active factory are already set, so lost quality lowers the price. */
function lowerPrice(state: State, player: Player, quality: Totals): void {
  const lost = entry(player.quality, state.good) - entry(quality, state.good)
  if (lost > 0 && state.rules.changes.lostStepsLowerPrice) loseSteps(player, state.good, lost)
}

function tell(state: State, held: Holding, to: readonly number[], emit: NonNullable<Emit>): void {
  const { seat } = state
  const from = held.now(playerToMove(state))
  if (held.kind === 'store') {
    emit({ type: 'stored', seat, stock: to, wasted: from.map((count, good) => count - entry(to, good)) })
  } else {
    emit({ type: held.kind, seat, from, to })
  }
}

/** Goods are stored in the production phase, in extra production, or again after a storehouse was discarded. */
function afterStoring(state: State, emit: Emit): void {
  if (state.stage === 'production') {
    state.step = 'production costs'
  } else if (state.stage === 'action') {
    payBill(state, emit)
    toPrice(state)
  } else {
    state.step = 'after development'
  }
}

function backToDevelopment(state: State): void {
  state.step = 'after development'
}

export const keepingSteps: readonly CardGameStep[] = [
  keepStep('keep goods', 'CG 2.b storehouses', GOODS_HELD, afterStoring),
  keepStep('keep quality', 'CG card 12', QUALITY_HELD, backToDevelopment),
  keepStep('keep distribution', 'CG card 11', DISTRIBUTION_HELD, backToDevelopment),
]
