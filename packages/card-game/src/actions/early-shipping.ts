// Early shipping (expert): stored goods of any kinds, together — CG 1.a.7, CG ruling 31 and 32.
import { SPARED_TOKENS } from '../cards/index.ts'
import { ALL_GOODS } from '../components/names.ts'
import { toPrice } from '../flow/round.ts'
import { withTotal } from '../laying.ts'
import { DONE, LOAD } from '../moves.ts'
import { TURN } from '../parts.ts'
import { canShip, mostShippable, ship, spareTokens } from '../shipping.ts'
import { entry, factoryOf, playerToMove } from '../state.ts'
import type { ActionRules, CardGameReason, CardGameStep } from '../step.ts'
import { offerUses, ready, refuseUse } from '../supply.ts'

const NOT_IN_PLAY: CardGameReason = { rule: 'CG 1.a.7', code: 'module-not-in-play' }
const NOTHING_STORED: CardGameReason = { rule: 'CG 1.a.7', code: 'nothing-stored' }
const NO_SHIP: CardGameReason = { rule: 'CG 2.b ships', code: 'no-ship-ready' }
const NOT_SO_MANY: CardGameReason = { rule: 'CG 1.a.7', code: 'not-so-many-left' }
const LOADED: CardGameReason = { rule: 'CG 1.a.7', code: 'already-loaded' }
const NO_ROOM: CardGameReason = {
  rule: 'CG 2.b ships',
  code: 'ships-too-small',
  figures: state => ({ most: mostShippable(state, playerToMove(state)), loaded: state.turn.loaded }),
}
const NOTHING_DONE: CardGameReason = { rule: 'CG 1.a', code: 'nothing-done-yet' }

const step: CardGameStep = {
  name: 'early shipping',
  rule: 'CG 1.a.7',
  part: TURN,
  kinds: ['load', 'use', 'done'],
  candidates(state, offer) {
    offer(DONE)
    for (const move of LOAD) offer(move)
    offerUses(ready(playerToMove(state), SPARED_TOKENS), offer)
  },
  refuse(state, move) {
    const { turn } = state
    const player = playerToMove(state)
    if (move.kind === 'done') return turn.loaded === 0 ? NOTHING_DONE : undefined
    if (move.kind === 'use') return refuseUse(player, move.face, SPARED_TOKENS)
    if (move.kind !== 'load') return undefined
    if ((turn.ordered & (1 << move.good)) !== 0) return LOADED
    if (move.count > entry(player.stock, move.good)) return NOT_SO_MANY
    return turn.loaded + move.count > mostShippable(state, player) ? NO_ROOM : undefined
  },
  play(state, move, emit) {
    const { turn } = state
    if (move.kind === 'use') return spareTokens(state, move.face, emit)
    if (move.kind === 'load') {
      const player = playerToMove(state)
      const { side } = factoryOf(player, move.good)
      player.stock = withTotal(player.stock, move.good, entry(player.stock, move.good) - move.count)
      turn.ordered |= 1 << move.good
      turn.loaded += move.count
      turn.income += move.count * entry(state.rules.exportPrice[side - 1], move.good)
      return
    }
    ship(state, turn.loaded, turn.income, emit)
    toPrice(state)
  },
}

export const earlyShipping: ActionRules = {
  action: 'early shipping',
  refuse(state) {
    if (!state.rules.expert['early-shipping']) return NOT_IN_PLAY
    const player = playerToMove(state)
    if (!ALL_GOODS.some(good => entry(player.stock, good) > 0)) return NOTHING_STORED
    return canShip(state, player) ? undefined : NO_SHIP
  },
  begin(state) {
    state.step = 'early shipping'
  },
  steps: [step],
}
