// Tiles used between the sale and the increase in share value — WF III.1; rulings 13, 26.
import { DONE, type Done } from '../moves.ts'
import type { TileMove } from '../moves-water-frame.ts'
import { offerTileMoves, playTileMove, refuseTileMove } from '../owned-tiles.ts'
import { AFTER_THE_SALE } from '../parts.ts'
import { step } from '../step.ts'
import { askAfterTheSale } from './asking.ts'

export const afterTheSale = step<TileMove | Done>({
  name: 'after the sale',
  rule: 'WF III.1',
  part: AFTER_THE_SALE,
  kinds: ['use', 'return', 'done'],
  exact: true,
  candidates(state, offer) {
    offerTileMoves(state, 'after the sale', offer)
    offer(DONE)
  },
  refuse: (state, move) => (move.kind === 'done' ? undefined : refuseTileMove(state, 'after the sale', move)),
  play(state, move, emit) {
    if (move.kind === 'done') askAfterTheSale(state, state.turnsTaken + 1)
    else playTileMove(state, 'after the sale', move, emit)
  },
})
