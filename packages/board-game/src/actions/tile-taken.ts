// The questions after a tile was taken — WF II.3.2.1; ruling 36.
import { at } from '../at.ts'
import { has, including } from '../bits.ts'
import { GOODS } from '../components/goods.ts'
import { TILE_NAMES } from '../components/tiles.ts'
import { DONE, type Done } from '../moves.ts'
import { ASSIGN, type AssignTile, RETURN, type ReturnTile } from '../moves-water-frame.ts'
import { effectsOf, NOT_OWNED, ownedTile, returnTile } from '../owned-tiles.ts'
import { actionPart } from '../parts.ts'
import { decider } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { NO_GOOD, type Player, type State } from '../state.ts'
import { type AutomaticStep, reason, step } from '../step.ts'
import { goodsOverCapacity, makeGoodsFit } from '../storage.ts'
import { assignTile, refuseAssignment } from './take-tile.ts'

const OTHER_TILE = reason<AssignTile>('WF II.3.2.1', 'other-tile', state => ({
  tile: at(TILE_NAMES, unassigned(state, decider(state)) ?? 0),
}))
const MUST_BE_ASSIGNED = reason('WF II.3.2.1', 'tile-must-be-assigned', state => ({
  tile: at(TILE_NAMES, unassigned(state, decider(state)) ?? 0),
}))
const JUST_TAKEN = reason<ReturnTile>('WF II.3.2.1', 'tile-just-taken', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))

/** After taking a tile: a fifth tile is returned, goods without space are discarded, an assigned tile gets its factory. In 1760 every choice ends here. */
export const specialMarkerTaken: AutomaticStep = {
  name: 'special marker taken',
  part: actionPart,
  run(state, emit) {
    const player = decider(state)
    if (player.tiles.length > waterFrameRules(state.rules).figures.mostTiles) state.step = 'return a tile'
    else if (goodsOverCapacity(state, player) > 0) makeGoodsFit(state, 'special marker taken', emit)
    else if (unassigned(state, player) !== undefined) state.step = 'assign a tile'
    else state.step = state.decade === 0 ? 'capital' : 'end of turn'
  },
}

export const returnATile = step<ReturnTile>({
  name: 'return a tile',
  rule: 'WF II.3.2.1',
  part: actionPart,
  kinds: ['return'],
  candidates(state, offer) {
    for (const { tile } of decider(state).tiles) offer(at(RETURN, tile))
  },
  refuse(state, { tile }) {
    const { tiles } = decider(state)
    if (ownedTile(decider(state), tile) === undefined) return NOT_OWNED
    return at(tiles, tiles.length - 1).tile === tile ? JUST_TAKEN : undefined
  },
  play(state, { tile }, emit) {
    returnTile(state, state.seat, tile, emit)
    state.step = 'special marker taken'
  },
})

export const assignATile = step<AssignTile | Done>({
  name: 'assign a tile',
  rule: 'WF II.3.2.1',
  part: actionPart,
  kinds: ['assign', 'done'],
  candidates(state, offer) {
    const tile = unassigned(state, decider(state))
    if (tile !== undefined) for (const good of GOODS) offer(at(at(ASSIGN, tile), good))
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return state.rules.changes.waitingTilesMayWait ? undefined : MUST_BE_ASSIGNED
    return move.tile === unassigned(state, decider(state)) ? refuseAssignment(state, move) : OTHER_TILE
  },
  play(state, move, emit) {
    if (move.kind === 'assign') assignTile(state, move, emit)
    else state.turn.tilesUsed = including(state.turn.tilesUsed, unassigned(state, decider(state)) ?? 0)
    state.step = 'special marker taken'
  },
})

/** The first tile that waits for a factory, if its owner has one. A tile declined in this turn is not offered again. */
function unassigned(state: State, player: Player): number | undefined {
  if (player.factories.every(({ level }) => level === 0)) return undefined
  return player.tiles.find(
    owned => owned.good === NO_GOOD && effectsOf(state, owned).assigned && !has(state.turn.tilesUsed, owned.tile),
  )?.tile
}
