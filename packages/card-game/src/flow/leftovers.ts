// Leftover goods: ship, store, or waste — CG 2.b, CG ruling 31.
import { SPARED_TOKENS } from '../cards/index.ts'
import { GOODS_HELD, isHeld } from '../holdings.ts'
import { NOTHING, withTotal } from '../laying.ts'
import { SHIP } from '../moves.ts'
import { PRODUCTION } from '../parts.ts'
import { canShip, mostShippable, ship, spareTokens } from '../shipping.ts'
import { entry, factoryOf, playerToMove, type State } from '../state.ts'
import type { CardGamePassage, CardGameReason, CardGameStep, Emit } from '../step.ts'
import { offerUses, ready, refuseUse } from '../supply.ts'

const leftovers: CardGamePassage = {
  name: 'leftovers',
  part: PRODUCTION,
  run(state, emit) {
    const player = playerToMove(state)
    if (entry(player.stock, state.good) > 0 && canShip(state, player)) state.step = 'ship'
    else storeLeftovers(state, emit)
  },
}

function storeLeftovers(state: State, emit: Emit): void {
  const player = playerToMove(state)
  if (!isHeld(GOODS_HELD, state.rules, player)) {
    state.step = 'keep goods'
    return
  }
  if (emit !== undefined && entry(player.stock, state.good) > 0) {
    emit({ type: 'stored', seat: state.seat, stock: player.stock, wasted: NOTHING })
  }
  state.step = 'production costs'
}

const NOT_SO_MANY: CardGameReason = {
  rule: 'CG 2.b',
  code: 'not-so-many-left',
  figures: state => ({ left: entry(playerToMove(state).stock, state.good) }),
}
const NO_ROOM: CardGameReason = {
  rule: 'CG 2.b ships',
  code: 'ships-too-small',
  figures: state => ({ most: mostShippable(state, playerToMove(state)) }),
}
const MUST_SHIP: CardGameReason = { rule: 'CG card 2', code: 'card-used-for-a-ship' }

/** A player who used a card for a ship must send one. */
function leastShipped(state: State): number {
  return state.turn.savedTokens > 0 ? 1 : 0
}

const shipStep: CardGameStep = {
  name: 'ship',
  rule: 'CG 2.b',
  part: PRODUCTION,
  kinds: ['ship', 'use'],
  exact: true,
  candidates(state, offer) {
    const player = playerToMove(state)
    offerUses(ready(player, SPARED_TOKENS), offer)
    const most = Math.min(entry(player.stock, state.good), mostShippable(state, player))
    for (let count = leastShipped(state); count <= most; count++) {
      const move = SHIP[count]
      if (move !== undefined) offer(move)
    }
  },
  refuse(state, move) {
    const player = playerToMove(state)
    if (move.kind === 'use') return refuseUse(player, move.face, SPARED_TOKENS)
    if (move.kind !== 'ship') return undefined
    if (move.count > entry(player.stock, state.good)) return NOT_SO_MANY
    if (move.count > mostShippable(state, player)) return NO_ROOM
    return move.count < leastShipped(state) ? MUST_SHIP : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'use') return spareTokens(state, move.face, emit)
    if (move.kind !== 'ship') return
    if (move.count > 0) {
      const player = playerToMove(state)
      const { side } = factoryOf(player, state.good)
      player.stock = withTotal(player.stock, state.good, entry(player.stock, state.good) - move.count)
      ship(state, move.count, move.count * entry(state.rules.exportPrice[side - 1], state.good), emit)
    }
    storeLeftovers(state, emit)
  },
}

export const leftoverSteps: readonly CardGameStep[] = [shipStep]
export const leftoverPassages: readonly CardGamePassage[] = [leftovers]
