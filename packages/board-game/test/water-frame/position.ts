// Positions for Water Frame's rule tests: begin with a real set-up, change what the example says, play moves by their notation.
import { type Seat, seedRandom } from '@arkwright/kernel'
import type { Good } from '../../src/components/goods.ts'
import { type TileName, tileNamed } from '../../src/components/tiles.ts'
import type { BoardEvent } from '../../src/events.ts'
import { type Factory, type Harbour, NO_GOOD, type Player, type State } from '../../src/state.ts'
import { waterFrame as game } from '../../src/water-frame.ts'
import { byNotation, CLOTHES, playerOf } from '../by-notation.ts'

export { CLOTHES, CUTLERY, FOOD, LAMPS, paid, playerOf, received } from '../by-notation.ts'

export const { changed, play, why, moves } = byNotation(game)

export const EDITIONS = [2014, 2016] as const

export interface Wanted {
  readonly players?: number
  readonly edition?: 2014 | 2016
  readonly setup?: 'predetermined' | 'predetermined-shuffled' | 'free'
  readonly patrons?: boolean
  readonly houseEvents?: boolean
  readonly components?: unknown
  readonly seed?: string
}

/** A new game at its first decision. */
export function setUp({ seed = 'test', players = 4, ...options }: Wanted = {}): State {
  return game.setup(game.parseOptions({ players, ...options }), seedRandom(seed))
}

/**
 * The predetermined set-up at the first player's first action, without tiles, ships or markers; importers on zero.
 * Of four players blue begins, with clothes I at £6 and cutlery I at £6, two rows staffed in each.
 */
export function firstTurn(wanted: Wanted = {}): State {
  const state = setUp(wanted)
  while (state.step !== 'place marker') idle(state)
  return changed(state, before => {
    before.importers = [0, 0, 0, 0]
    for (const player of before.players) {
      player.tiles = []
      player.advanced = []
      harbour(player).ships = [0, 0]
    }
  })
}

/** A first turn changed by hand. */
export function turnWith(change: (state: State, decider: Player) => void, wanted: Wanted = {}): State {
  return changed(firstTurn(wanted), change)
}

export function harbour(player: Player): Harbour {
  if (player.harbour === null) throw new Error('Water Frame has harbours')
  return player.harbour
}

/** Puts a tile in front of a player; `good` where it is assigned. */
export function give(player: Player, name: TileName, good: Good | typeof NO_GOOD = NO_GOOD): void {
  player.tiles = [...player.tiles, { tile: tileNamed(name), good, uses: 0 }]
}

export function tilesOf(player: Player): string[] {
  return player.tiles.map(
    ({ tile }) => game.vocabulary.find(move => move.kind === 'use' && move.tile === tile)?.text.slice(4) ?? '',
  )
}

export function setFactory(player: Player, good: Good, values: Partial<Factory>): void {
  Object.assign(player.factories[good], values)
}

/** The move that changes least. */
export function idleMove(state: State): string {
  const all = moves(state)
  const calm = ['done', 'stop selling', 'buy shares 0', 'sell shares 0', 'repay 0', 'start player blue']
  const found =
    calm.find(text => all.includes(text)) ?? all.find(text => /^(place workers|sell \w+ 0|assign)/.test(text))
  return found ?? all[0] ?? ''
}

export function idle(state: State): BoardEvent[] {
  return play(state, idleMove(state))
}

/** Plays on with moves that change least, while the condition holds. */
export function idleWhile(state: State, condition: () => boolean): BoardEvent[] {
  const events: BoardEvent[] = []
  while (state.step !== 'over' && condition()) events.push(...idle(state))
  return events
}

/** Everyone finishes this cycle's actions and the production phase without doing anything. */
export function finishCycle(state: State): BoardEvent[] {
  const { cycle, decade } = state
  return idleWhile(state, () => state.cycle === cycle && state.decade === decade)
}

export function idleUntil(state: State, decade: number, cycle = 0): BoardEvent[] {
  return idleWhile(state, () => state.decade < decade || state.cycle < cycle)
}

/** Until a seat is asked at one of the steps. */
export function untilStep(state: State, ...steps: string[]): BoardEvent[] {
  return idleWhile(state, () => !steps.includes(state.step))
}

/** Spaces the share value indicator moved, for one reason or for all. */
export function spaces(events: readonly BoardEvent[], seat: Seat, why?: string): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'share value' && event.seat === seat && (why === undefined || event.why === why)
        ? sum + event.to - event.from
        : sum,
    0,
  )
}

/** The clothes cycle right before its production: nobody else makes clothes. */
export function clothesCycle(change: (state: State, blue: Player) => void, wanted: Wanted = {}): State {
  return turnWith((state, player) => {
    state.cycle = CLOTHES
    state.emptySpaces = 32
    setFactory(playerOf(state, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    player.cash = 100
    change(state, player)
    state.step = 'production'
    state.turnsTaken = state.rules.players
  }, wanted)
}

/** A position that waits to be told what chance reveals. */
export function withoutSeed(state: State, change: (state: State) => void): State {
  const copy = game.copy(state)
  copy.random = null
  change(copy)
  return game.load(game.save(copy))
}
