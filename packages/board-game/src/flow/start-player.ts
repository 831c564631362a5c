// Tiles that let their owner name the start player, at the end of a cycle or decade — WF IV, 6.III; rulings 17, 29.
import { at } from '../at.ts'
import { DONE, type Done, NAME_START_PLAYER, type NameStartPlayer } from '../moves.ts'
import type { TileMove } from '../moves-water-frame.ts'
import { offerTileMoves, playTileMove, refuseTileMove } from '../owned-tiles.ts'
import { START_PLAYER } from '../parts.ts'
import { reason, step } from '../step.ts'
import { letThePoorestName } from './asking.ts'

export const claimStartPlayer = step<TileMove | Done>({
  name: 'claim start player',
  rule: 'WF IV',
  part: START_PLAYER,
  kinds: ['use', 'return', 'done'],
  exact: true,
  candidates(state, offer) {
    offerTileMoves(state, 'start player', offer)
    offer(DONE)
  },
  refuse: (state, move) => (move.kind === 'done' ? undefined : refuseTileMove(state, 'start player', move)),
  play(state, move, emit) {
    if (move.kind !== 'done') playTileMove(state, 'start player', move, emit)
    else if (state.cycle === 3) letThePoorestName(state)
    else state.step = 'next cycle'
  },
})

const NO_SUCH_PLAYER = reason('SJ 6.III', 'no-such-player', state => ({ players: state.rules.players }))

export const nameStartPlayer = step<NameStartPlayer>({
  name: 'name start player',
  rule: 'SJ 6.III',
  part: START_PLAYER,
  kinds: ['start player'],
  exact: true,
  candidates(state, offer) {
    for (let seat = 0; seat < state.rules.players; seat++) offer(at(NAME_START_PLAYER, seat))
  },
  refuse: (state, { named }) => (named >= state.rules.players ? NO_SUCH_PLAYER : undefined),
  play(state, { named }, emit) {
    state.startPlayer = named
    emit?.({ type: 'start player', seat: named })
    state.step = state.cycle === 3 ? 'start of decade' : 'next cycle'
  },
})
