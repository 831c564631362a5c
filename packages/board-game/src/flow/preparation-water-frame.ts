// The preparation round of Water Frame: mat, tiles, capital and first special marker — WF 4.1.III, 4.1.V.

import { dividedUp } from '@arkwright/kernel'
import { sellSharesOf } from '../actions/stock-exchange.ts'
import { at, numberAt } from '../at.ts'
import { ACTION_MARKERS, type MarkerId } from '../components/action-markers.ts'
import { DRAW, type DrawMarker, SELL_SHARES, type SellShares } from '../moves.ts'
import { DRAW_TILE, type DrawTile } from '../moves-water-frame.ts'
import { CAPITAL, SET_UP } from '../parts.ts'
import { decider, fromStartPlayer } from '../players.ts'
import { byPlayers, waterFrameRules } from '../rules.ts'
import { shareValue } from '../share-value.ts'
import { listAdding } from '../shared-lists.ts'
import { changeMat } from '../special-markers.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, reason, step } from '../step.ts'
import { startFoundation } from './asking.ts'
import { costOfFactories } from './preparation.ts'

const NONE_LEFT = reason('WF 4.1.III', 'no-such-marker-left')
const OTHER_SHADE = reason('WF 4.1.III', 'other-shade-in-this-row')
const LIGHT_ROWS = 2

/** The spaces of the mat are filled row by row: light grey markers in I and II, dark grey ones in III and IV. */
export const layOutMarkers = step<DrawMarker>({
  name: 'lay out markers',
  rule: 'WF 4.1.III',
  part: SET_UP,
  kinds: ['draw'],
  candidates(state, offer) {
    for (const marker of state.rules.advancedMarkers) offer(at(DRAW, marker))
  },
  refuse(state, { marker }) {
    const shade = openRow(state) < LIGHT_ROWS ? 'light' : 'dark'
    if (at(ACTION_MARKERS, marker).shade !== shade) return OTHER_SHADE
    return leftToDraw(state, marker) === 0 ? NONE_LEFT : undefined
  },
  weight: (state, { marker }) => leftToDraw(state, marker),
  play(state, { marker }) {
    changeMat(state, openRow(state), marker, 1)
    if (openRow(state) === state.mat.length) state.step = 'lay out tiles'
  },
})

/** The first row with an empty space; the number of rows when all are full. */
function openRow(state: State): number {
  const { markersPerRow } = waterFrameRules(state.rules)
  const open = state.mat.findIndex(
    (row, level) => row.reduce((sum, count) => sum + count, 0) < numberAt(markersPerRow, level),
  )
  return open === -1 ? state.mat.length : open
}

function leftToDraw(state: State, marker: MarkerId): number {
  const out = state.mat.reduce((sum, row) => sum + numberAt(row, marker), 0)
  return byPlayers(state.rules, state.rules.figures.setsOfAdvancedMarkers) - out
}

const TILE_NOT_LEFT = reason('WF 4.1.III', 'no-such-tile-left')
const TOO_MANY_ALIKE = reason<DrawTile>('WF 4.1.III', 'fewer-copies-than-players', (state, { tile }) => ({
  out: numberAt(state.tiles, tile),
  players: state.rules.players,
}))

/** By the rule, a tile drawn as often as there are players leaves the game and is replaced. So it is not drawn that often. */
export const layOutTiles = step<DrawTile>({
  name: 'lay out tiles',
  rule: 'WF 4.1.III',
  part: SET_UP,
  kinds: ['draw tile'],
  candidates(_, offer) {
    for (const move of DRAW_TILE) offer(move)
  },
  refuse(state, { tile }) {
    if (numberAt(state.tiles, tile) >= state.rules.players - 1) return TOO_MANY_ALIKE
    return copiesLeft(state, tile) <= 0 ? TILE_NOT_LEFT : undefined
  },
  weight: (state, { tile }) => copiesLeft(state, tile),
  play(state, { tile }) {
    state.tiles = listAdding(state.tiles, tile, 1)
    state.turnsTaken++
    if (state.turnsTaken === waterFrameRules(state.rules).tilesDrawn) startFoundation(state, 0)
  },
})

function copiesLeft(state: State, tile: number): number {
  return numberAt(waterFrameRules(state.rules).tileCopies, tile) - numberAt(state.tiles, tile)
}

/** In reverse playing order, each player sells shares and takes a special marker in one turn. */
export const capitalInReverse: AutomaticStep = {
  name: 'capital',
  part: SET_UP,
  run(state) {
    if (state.turnsTaken === state.rules.players) {
      state.step = 'pay for factories'
      return
    }
    state.turnsTaken++
    state.turn.tilesUsed = 0
    state.seat = fromStartPlayer(state, state.rules.players - state.turnsTaken)
    // Players who got capital and marker from the table have at most a tile to assign.
    state.step = waterFrameRules(state.rules).setup === 'free' ? 'start-up capital' : 'special marker taken'
  },
}

const NOT_SO_MANY = reason<SellShares>('WF 4.1.V', 'not-enough-shares', (state, { count }) => ({
  shares: decider(state).shares,
  count,
}))
const FACTORIES_NOT_PAID = reason<SellShares>('WF 4.1.V', 'factories-must-be-paid-for', (state, { count }) => ({
  count,
  needed: sharesForFactories(state),
}))

export const startUpCapitalInReverse = step<SellShares>({
  name: 'start-up capital',
  rule: 'WF 4.1.V',
  part: CAPITAL,
  kinds: ['sell shares'],
  candidates(state, offer) {
    for (let count = sharesForFactories(state); count <= decider(state).shares; count++) offer(at(SELL_SHARES, count))
  },
  refuse(state, { count }) {
    if (count > decider(state).shares) return NOT_SO_MANY
    return count < sharesForFactories(state) ? FACTORIES_NOT_PAID : undefined
  },
  play(state, { count }, emit) {
    sellSharesOf(state, count, emit)
    state.step = 'take special marker'
  },
})

function sharesForFactories(state: State): number {
  const player = decider(state)
  const missing = Math.max(0, costOfFactories(state, state.seat) - player.cash)
  return Math.min(player.shares, dividedUp(missing, shareValue(state, player)))
}
