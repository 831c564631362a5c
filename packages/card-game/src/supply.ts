// Development cards between supply and players: taking, discarding, using — CG 1.c, CG cards, CG solo 3.1 B.
import { ASSIGNED, cardOf, countFaces, firstFace } from './cards/index.ts'
import { type Face, hasFace } from './components/faces.ts'
import { CARDS } from './components/names.ts'
import { type Move, TAKE, USE } from './moves.ts'
import { add, entry, owns, type Player, playerAt, playerToMove, type State } from './state.ts'
import type { CardGameReason, Emit } from './step.ts'

type Refused = CardGameReason | undefined

const NOT_IN_SUPPLY: CardGameReason = { rule: 'CG 1.c', code: 'not-in-supply' }
const OWNED: CardGameReason = { rule: 'CG 1.c', code: 'one-of-each-type' }
const JUST_DISCARDED: CardGameReason = { rule: 'CG cards', code: 'discarded-this-turn' }
const UNDER_DISC: CardGameReason = { rule: 'CG solo 1', code: 'card-of-an-opponent' }
const FROM_GRID: CardGameReason = { rule: 'CG solo 1', code: 'picked-from-the-grid' }
const NOT_OWNED: CardGameReason = { rule: 'CG cards', code: 'card-not-owned' }
const USED: CardGameReason = { rule: 'CG cards', code: 'used-this-decade' }
const NOT_HERE: CardGameReason = { rule: 'CG cards', code: 'not-used-here' }

/** How many more cards the player may own; negative if there are too many. */
export function cardsLeft(state: State, player: Player): number {
  return entry(state.rules.tracks[CARDS], entry(player.tracks, CARDS)) - countFaces(player.cards)
}

export function refuseTake(state: State, player: Player, face: Face): Refused {
  if (state.solo !== null) return FROM_GRID
  if (entry(state.supply, face) === 0) return NOT_IN_SUPPLY
  return refuseFace(state, player, face)
}

export function refusePick(state: State, player: Player, place: number): Refused {
  const face = state.solo?.grid[place] ?? -1
  if (face === -1) return NOT_IN_SUPPLY
  if (state.solo?.discs.includes(place)) return UNDER_DISC
  return refuseFace(state, player, face)
}

/** The legal ones of `TAKE`, when the supply is not the grid. */
export function offerTakes(state: State, player: Player, offer: (move: Move) => void): void {
  const barred = player.cards | state.turn.discarded
  const { supply } = state
  for (let face = 0; face < supply.length; face++) {
    const move = TAKE[face]
    if (move !== undefined && (supply[face] ?? 0) > 0 && !hasFace(barred, face)) offer(move)
  }
}

function refuseFace(state: State, player: Player, face: Face): Refused {
  if (owns(player, face)) return OWNED
  return (state.turn.discarded & (1 << face)) === 0 ? undefined : JUST_DISCARDED
}

export function takeCard(state: State, face: Face, emit: Emit): void {
  add(state.supply, face, -1)
  receiveCard(state, face, emit)
}

export function pickCard(state: State, place: number, emit: Emit): void {
  const solo = state.solo
  const face = solo?.grid[place]
  if (!solo || face === undefined) throw new Error(`there is no card at place ${place}`)
  solo.grid[place] = -1
  receiveCard(state, face, emit)
}

function receiveCard(state: State, face: Face, emit: Emit): void {
  const player = playerToMove(state)
  player.cards |= 1 << face
  player.everTaken |= 1 << face
  state.turn.taken = face
  cardOf(face).taken?.(player, state.rules.figures)
  emit?.({ type: 'took card', seat: state.seat, face })
}

export function discardCard(state: State, face: Face, emit: Emit): void {
  const player = playerToMove(state)
  player.cards &= ~(1 << face)
  player.used &= ~(1 << face)
  if (cardOf(face).assigned) player.assigned = -1
  state.turn.discarded |= 1 << face
  putBack(state, face)
  emit?.({ type: 'discarded card', seat: state.seat, face })
}

/** In the solo game a card goes to the highest row, leftmost empty place. */
function putBack(state: State, face: Face): void {
  if (state.solo === null) add(state.supply, face, 1)
  else state.solo.grid[state.solo.grid.indexOf(-1)] = face
}

/** A bankrupt player's cards are available again. */
export function returnAllCards(state: State, seat: number): void {
  const player = playerAt(state, seat)
  for (let rest = player.cards; rest !== 0; rest &= rest - 1) putBack(state, firstFace(rest))
  player.cards = 0
  player.used = 0
  player.assigned = -1
}

/** Why a card cannot be used at a point where only the cards in `answering` can. */
export function refuseUse(player: Player, face: Face, answering: number): Refused {
  if ((answering & (1 << face)) === 0) return NOT_HERE
  if (!owns(player, face)) return NOT_OWNED
  return (player.used & (1 << face)) === 0 ? undefined : USED
}

/** The cards of a set that the player owns and has not used in this decade. */
export function ready(player: Player, answering: number): number {
  return player.cards & ~player.used & answering
}

export function offerUses(faces: number, offer: (move: Move) => void): void {
  for (let rest = faces; rest !== 0; rest &= rest - 1) {
    const use = USE[firstFace(rest)]
    if (use !== undefined) offer(use)
  }
}

/** Turns the card by 90° or discards it, as the card says. */
export function useCard(state: State, face: Face, emit: Emit): void {
  const player = playerToMove(state)
  player.everUsed |= 1 << face
  emit?.({ type: 'used card', seat: state.seat, face })
  if (cardOf(face).rotates) player.used |= 1 << face
  else discardCard(state, face, emit)
}

/** Whether an assigned card still waits for its factory. */
export function awaitsFactory(player: Player): boolean {
  return player.assigned === -1 && (player.cards & ASSIGNED) !== 0
}
