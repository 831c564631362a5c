// Ships — CG 2.b ships, CG 1.c.5, CG ruling 30: the fewest ships carry the goods, each adds a token.
import { dividedUp } from '@arkwright/kernel'
import { cardOf, exportBonus, SPARED_TOKENS } from './cards/index.ts'
import type { Face } from './components/faces.ts'
import { SHIP } from './components/names.ts'
import { entry, type Player, playerToMove, type State } from './state.ts'
import type { Emit } from './step.ts'
import { ready, useCard } from './supply.ts'
import { earn } from './treasury.ts'

function shipCapacity(state: State, player: Player): number {
  return entry(state.rules.tracks[SHIP], entry(player.tracks, SHIP))
}

/** The most goods that can be shipped now: by ships ready and by tokens left. */
export function mostShippable(state: State, player: Player): number {
  const tokensLeft = state.rules.figures.shipSpaces - player.shipTokens + state.turn.savedTokens
  return Math.min(player.ships, tokensLeft) * shipCapacity(state, player)
}

/** Whether any good can be shipped, if necessary with a card that saves its token. */
export function canShip(state: State, player: Player): boolean {
  if (player.ships === 0) return false
  return mostShippable(state, player) > 0 || ready(player, SPARED_TOKENS) !== 0
}

export function spareTokens(state: State, face: Face, emit: Emit): void {
  state.turn.savedTokens += cardOf(face).sparedTokens ?? 0
  useCard(state, face, emit)
}

/** Ships the goods: ships, tokens, income and the income from cards. */
export function ship(state: State, goods: number, income: number, emit: Emit): void {
  const player = playerToMove(state)
  const ships = dividedUp(goods, shipCapacity(state, player))
  const tokens = Math.max(0, ships - state.turn.savedTokens)
  player.ships -= ships
  player.shipTokens += tokens
  player.shipments++
  emit?.({ type: 'shipped', seat: state.seat, count: goods, ships, tokens })
  earn(state, state.seat, income, 'export', emit)
  earn(state, state.seat, exportBonus(state.rules.figures, player, goods), 'contract', emit)
}
