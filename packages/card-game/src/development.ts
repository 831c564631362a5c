// Developments on the player board and reactivated cards: refusals and effects — CG 1.c, CG expert 3, CG card 9.
import { firstFace, liftsRestriction, REACTIVATES } from './cards/index.ts'
import type { Face } from './components/faces.ts'
import { ALL_TRACKS, type Track } from './components/names.ts'
import { type MoveOf, REACTIVATE } from './moves.ts'
import { entry, owns, type Player, playerToMove, type State } from './state.ts'
import type { CardGameReason, Emit } from './step.ts'
import { ready, useCard } from './supply.ts'

const AT_THE_END: CardGameReason = { rule: 'CG 1.c', code: 'track-at-its-end' }
const TOO_EARLY: CardGameReason = {
  rule: 'CG expert 3',
  code: 'decade-not-reached',
  figures: (state, move) => ({
    decade: state.decade,
    needed: move.kind === 'develop' ? neededDecade(state, playerToMove(state), move.track) : 0,
  }),
}

function neededDecade(state: State, player: Player, track: Track): number {
  return entry(state.rules.restrictedUntil[track], entry(player.tracks, track))
}

export function refuseDevelop(state: State, player: Player, track: Track, free: boolean): CardGameReason | undefined {
  const level = entry(player.tracks, track)
  if (level + 1 >= (state.rules.tracks[track]?.length ?? 0)) return AT_THE_END
  if (free || !state.rules.expert.restrictions || state.decade >= neededDecade(state, player, track)) return undefined
  return liftsRestriction(player, track) ? undefined : TOO_EARLY
}

export function canDevelopFreely(state: State, player: Player): boolean {
  return ALL_TRACKS.some(track => refuseDevelop(state, player, track, true) === undefined)
}

export function develop(state: State, track: Track, emit: Emit): void {
  const player = playerToMove(state)
  const level = entry(player.tracks, track) + 1
  player.tracks[track] = level
  emit?.({ type: 'developed', seat: state.seat, track, level })
}

const NO_CARD_FOR_IT: CardGameReason = { rule: 'CG card 9', code: 'no-card-reactivates' }
const NOT_USED: CardGameReason = { rule: 'CG card 9', code: 'card-not-used' }

export function refuseReactivate(player: Player, face: Face): CardGameReason | undefined {
  if (ready(player, REACTIVATES) === 0) return NO_CARD_FOR_IT
  return owns(player, face) && (player.used & (1 << face)) !== 0 ? undefined : NOT_USED
}

/** Offers every card of the player that may be reactivated. */
export function offerReactivations(player: Player, offer: (move: MoveOf<'reactivate'>) => void): void {
  for (let rest = player.used; rest !== 0; rest &= rest - 1) {
    const move = REACTIVATE[firstFace(rest)]
    if (move !== undefined && refuseReactivate(player, move.face) === undefined) offer(move)
  }
}

export function reactivate(state: State, face: Face, emit: Emit): void {
  const player = playerToMove(state)
  useCard(state, firstFace(ready(player, REACTIVATES)), emit)
  player.used &= ~(1 << face)
  emit?.({ type: 'reactivated card', seat: state.seat, face })
}
