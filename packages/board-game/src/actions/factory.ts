// Factory: build, modernise, close — SJ II.2.1; WF II.2.1; rulings 6, 18, 28, 32.

import { at } from '../at.ts'
import { excluding, has, including, sizeOf } from '../bits.ts'
import { GOODS, type Good, LEVELS } from '../components/goods.ts'
import { buildingCost, emptyFactory, workersIn } from '../factory.ts'
import { workersForHire } from '../job-market.ts'
import {
  BUILD,
  type Build,
  CLOSE,
  type Close,
  DONE,
  type Done,
  MODERNISE,
  type Modernise,
  type SetPrice,
} from '../moves.ts'
import type { TileMove } from '../moves-water-frame.ts'
import { levelsInReach, offerTileMoves, playTileMove, refuseTileMove, settleLevelAhead } from '../owned-tiles.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf } from '../players.ts'
import { offerPrices, refusePrice, setPrice } from '../price.ts'
import { fourWith } from '../shared-lists.ts'
import type { Player, State } from '../state.ts'
import { type Emit, type Reason, reason, step } from '../step.ts'
import { currentLevel } from '../timetable.ts'
import { pay } from '../treasury.ts'
import { markIfLate, staffRow } from '../workers.ts'

const ALREADY_BUILT = reason<Build>('SJ II.2.1', 'factory-exists', (state, { good }) => ({
  level: factoryOf(state, good).level,
}))
const TOO_ADVANCED = reason('SJ II.2.1', 'level-too-high', state => ({ current: currentLevel(state) }))
const NO_HIGHER_LEVEL = reason('SJ II.2.1', 'highest-level')
const JUST_CLOSED = reason<Build>('SJ II.2.1', 'same-level-just-closed', (_, { level }) => ({ level }))
const BUILT_BEFORE = reason('ruling 32', 'built-in-this-action')
const TOO_FEW_WORKERS = reason<Build>('ruling 6', 'too-few-workers', (state, { good }) => ({
  needed: state.rules.workerSpaces[good][0],
  available: workersForHire(state),
}))
const NO_FACTORY = reason('SJ II.2.1', 'no-factory')
const NEWLY_BUILT = reason<Close>('SJ II.2.1', 'may-not-close-what-was-just-built')

export const factory = step<Build | Modernise | Close | TileMove | Done>({
  name: 'factory',
  rule: 'SJ II.2.1',
  part: TURN,
  kinds: ['build', 'modernise', 'close', 'use', 'return', 'done'],
  exact: true,
  candidates(state, offer) {
    const player = decider(state)
    const reach = levelsInReach(state, player)
    for (const good of GOODS) {
      if (player.factories[good].level === 0) {
        const levels = BUILD[good]
        for (let level = currentLevel(state); level > 0; level--)
          if (refuseBuilding(state, player, good, level) === undefined) offer(at(levels, level - 1))
      } else {
        if (refuseModernising(player, good, reach) === undefined) offer(MODERNISE[good])
        if (refuseClosing(player, good) === undefined) offer(CLOSE[good])
      }
    }
    offerTileMoves(state, 'factory action', offer)
    offer(DONE)
  },
  refuse(state, move) {
    const player = decider(state)
    switch (move.kind) {
      case 'build':
        return refuseBuilding(state, player, move.good, move.level)
      case 'modernise':
        return refuseModernising(player, move.good, levelsInReach(state, player))
      case 'close':
        return refuseClosing(player, move.good)
      case 'use':
      case 'return':
        return refuseTileMove(state, 'factory action', move)
      case 'done':
        return undefined
    }
  },
  play(state, move, emit) {
    const { turn, seat } = state
    switch (move.kind) {
      case 'build':
        build(state, move, emit)
        return
      case 'modernise':
        modernise(state, move.good, emit)
        return
      case 'close':
        emit?.({ type: 'closed', seat, good: move.good, level: factoryOf(state, move.good).level })
        closeFactory(state, move.good)
        return
      case 'use':
      case 'return':
        playTileMove(state, 'factory action', move, emit)
        return
      case 'done':
        pay(state, seat, Math.max(0, turn.owed - rebates(state)), 'factory action', emit)
        state.step = 'adjust prices'
    }
  },
})

/** The price of a new factory is set at once, not as an additional action. */
export const priceOfNewFactory = step<SetPrice>({
  name: 'price of a new factory',
  rule: 'SJ II.2.1',
  part: TURN,
  kinds: ['price'],
  exact: true,
  candidates: (state, offer) => offerPrices(state, state.turn.good, offer),
  refuse: (state, move) => refusePrice(state, move, state.turn.good),
  play(state, { good, price }, emit) {
    setPrice(state, good, price, emit)
    state.step = 'factory'
  },
})

function refuseBuilding(state: State, player: Player, good: Good, level: number): Reason | undefined {
  if (player.factories[good].level !== 0) return ALREADY_BUILT
  if (level > currentLevel(state)) return TOO_ADVANCED
  if (player.closed[good] === level) return JUST_CLOSED
  if (has(player.built, good)) return BUILT_BEFORE
  return workersForHire(state) < state.rules.workerSpaces[good][0] ? TOO_FEW_WORKERS : undefined
}

/** `reach` is the highest level the player may use. */
function refuseModernising(player: Player, good: Good, reach: number): Reason | undefined {
  const { level } = player.factories[good]
  if (level === 0) return NO_FACTORY
  if (level >= reach) return TOO_ADVANCED
  return level === LEVELS.length ? NO_HIGHER_LEVEL : undefined
}

function refuseClosing(player: Player, good: Good): Reason | undefined {
  if (player.factories[good].level === 0) return NO_FACTORY
  return has(player.built, good) ? NEWLY_BUILT : undefined
}

function build(state: State, { good, level }: Build, emit: Emit): void {
  const { turn, seat } = state
  const player = decider(state)
  turn.owed += buildingCost(state, good, level)
  turn.affected = including(turn.affected, good)
  turn.upToDate = including(turn.upToDate, good)
  player.built = including(player.built, good)
  openFactory(state, good, level)
  emit?.({ type: 'built', seat, good, level })
  if (!state.rules.changes.onlyHiringIsLate) markIfLate(state, good, emit)
  turn.good = good
  state.step = 'price of a new factory'
}

function openFactory(state: State, good: Good, level: number): void {
  factoryOf(state, good).level = level
  staffRow(state, good, 0)
}

function modernise(state: State, good: Good, emit: Emit): void {
  const { turn, seat } = state
  const built = factoryOf(state, good)
  built.level++
  turn.owed += buildingCost(state, good, built.level)
  turn.affected = including(turn.affected, good)
  emit?.({ type: 'modernised', seat, good, level: built.level })
  if (built.level > currentLevel(state)) {
    settleLevelAhead(state, 'factory', emit)
    return
  }
  turn.upToDate = including(turn.upToDate, good)
  if (built.level === currentLevel(state)) {
    state.firedWorkers += built.additional
    built.additional = 0
  }
}

function closeFactory(state: State, good: Good): void {
  const player = decider(state)
  const old = player.factories[good]
  state.firedWorkers += workersIn(old)
  player.closed = fourWith(player.closed, good, old.level)
  player.marked = excluding(player.marked, good)
  player.factories[good] = emptyFactory()
}

/** The rebate of tiles returned for this action: once for each factory, never for a level beyond the current one. */
function rebates({ turn, rules }: State): number {
  if (turn.tilesUsed === 0) return 0
  let perFactory = 0
  for (const tile of rules.tiles) if (has(turn.tilesUsed, tile.id)) perFactory += tile.factoryRebate
  return perFactory * sizeOf(turn.upToDate)
}
