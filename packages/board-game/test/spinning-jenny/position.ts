// Positions for rule tests: begin with a real set-up, change what the example says, play moves by their notation.
import { seedRandom } from '@arkwright/kernel'
import type { BoardEvent } from '../../src/events.ts'
import { spinningJenny as game } from '../../src/spinning-jenny.ts'
import type { State } from '../../src/state.ts'
import { byNotation } from '../by-notation.ts'

export { CLOTHES, CUTLERY, FOOD, LAMPS, paid, playerOf, received } from '../by-notation.ts'

export const { changed, play, why, moves } = byNotation(game)

export interface Wanted {
  readonly players?: number
  readonly setup?: 'predetermined' | 'free'
  readonly components?: unknown
  readonly seed?: string
}

/** The first decision of a new game. */
export function newGame({ players = 4, setup = 'predetermined', components, seed = 'test' }: Wanted = {}): State {
  return game.setup(
    game.parseOptions({ players, setup, ...(components !== undefined && { components }) }),
    seedRandom(seed),
  )
}

/** Everyone still to act in this cycle uses the workers marker on the cheapest free space and does nothing. */
export function passToProduction(state: State): BoardEvent[] {
  const events: BoardEvent[] = []
  const { cycle, decade } = state
  while (state.cycle === cycle && state.decade === decade && state.step === 'place marker')
    events.push(...idleTurn(state))
  return events
}

/** One turn without any effect but its cost. */
export function idleTurn(state: State): BoardEvent[] {
  const { seat } = state
  const events = play(state, moves(state, 'place workers')[0] ?? '')
  while (state.seat === seat && (state.step === 'workers' || state.step === 'take special marker'))
    events.push(...play(state, 'done'))
  return events
}

/** Plays whole idle cycles until the wanted decade (1 is the 1770s) and cycle are reached. */
export function idleUntil(state: State, decade: number, cycle: number): void {
  while (state.decade < decade || state.cycle < cycle) {
    if (state.step === 'name start player') play(state, 'start player blue')
    else if (state.step === 'sell from store') play(state, 'stop selling')
    else if (state.step === 'discard goods') play(state, moves(state)[0] ?? '')
    else idleTurn(state)
  }
}
