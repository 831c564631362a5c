// Inventor — WF II.2.1, II.3.2.2-3; ruling 24: allows a level beyond the current one; after each use, the owner pays for the next or returns the tile.
import { at, numberAt } from '../at.ts'
import { tileNamed } from '../components/tiles.ts'
import { KEEP, type KeepTile, RETURN, type ReturnTile } from '../moves-water-frame.ts'
import { changeTile, ownedTile, returnTile } from '../owned-tiles.ts'
import { actionPart } from '../parts.ts'
import { decider } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'
import { pay } from '../treasury.ts'
import { tile } from './tile.ts'

const INVENTOR = tileNamed('inventor')

const OTHER_TILE = reason('ruling 24', 'other-tile', () => ({ tile: 'inventor' }))
const USED_UP = reason('ruling 24', 'no-further-use', state => ({ uses: costsOf(state).length + 1 }))

const keepOrReturn = step<KeepTile | ReturnTile>({
  name: 'inventor: keep or return',
  rule: 'ruling 24',
  part: actionPart,
  kinds: ['keep', 'return'],
  candidates(_, offer) {
    offer(at(KEEP, INVENTOR))
    offer(at(RETURN, INVENTOR))
  },
  refuse(state, move) {
    if (move.tile !== INVENTOR) return OTHER_TILE
    return move.kind === 'keep' && costsOf(state)[usesOf(state)] === undefined ? USED_UP : undefined
  },
  play(state, move, emit) {
    const uses = usesOf(state)
    state.step = state.resume
    if (move.kind === 'return') {
      returnTile(state, state.seat, INVENTOR, emit)
      return
    }
    changeTile(decider(state), INVENTOR, { uses: uses + 1 })
    pay(state, state.seat, numberAt(costsOf(state), uses), 'tile', emit)
  },
})

/** Indexed by the number of uses paid so far. */
function costsOf({ rules }: State): readonly number[] {
  return waterFrameRules(rules).figures.inventorCosts
}

function usesOf(state: State): number {
  return ownedTile(decider(state), INVENTOR)?.uses ?? 0
}

export const inventor = tile(
  'inventor',
  ({ inventorLevels }) => ({
    levelsAhead: inventorLevels,
    afterLevelAhead(state) {
      state.step = 'inventor: keep or return'
    },
  }),
  [keepOrReturn],
)
