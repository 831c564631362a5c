// Positions for rule tests: begin with a real set-up, change what the example says, play moves by their notation.
import { type Refusal, type Seat, seedRandom } from '@arkwright/kernel'
import type { BoardEvent } from '../../src/events.ts'
import { spinningJenny as game } from '../../src/spinning-jenny.ts'
import type { Player, State } from '../../src/state.ts'

export const FOOD = 0
export const CLOTHES = 1
export const CUTLERY = 2
export const LAMPS = 3

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

/** The same position after a change by hand, with its legal moves listed anew. */
export function changed(state: State, change: (state: State, decider: Player) => void): State {
  const copy = game.copy(state)
  change(copy, playerOf(copy, copy.seat))
  return game.load(game.save(copy))
}

/** Plays moves by their notation and returns what happened; a refusal is an error. */
export function play(state: State, ...texts: string[]): BoardEvent[] {
  const events: BoardEvent[] = []
  for (const text of texts) {
    const refusal = refusalOf(state, text)
    if (refusal !== undefined) throw new Error(`${text} is refused in "${state.step}": ${JSON.stringify(refusal)}`)
    const move = game.parseMove(text)
    if (move !== undefined) game.play(state, move, event => events.push(event))
  }
  return events
}

function refusalOf(state: State, text: string): Refusal | undefined {
  const move = game.parseMove(text)
  if (move === undefined) throw new Error(`${text} is no move at all`)
  return game.refusal(state, move)
}

/** Rule and code of a refusal; undefined when the move is legal. */
export function why(state: State, text: string): string | undefined {
  const refusal = refusalOf(state, text)
  return refusal && `${refusal.rule}: ${refusal.code}`
}

export function moves(state: State, startingWith = ''): string[] {
  return game
    .moves(state)
    .map(({ text }) => text)
    .filter(text => text.startsWith(startingWith))
}

export function playerOf(state: State, seat: number): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
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

export function received(events: readonly BoardEvent[], seat: Seat): number {
  return events.reduce((sum, event) => (event.type === 'received' && event.seat === seat ? sum + event.amount : sum), 0)
}

export function paid(events: readonly BoardEvent[], seat: Seat): number {
  return events.reduce((sum, event) => (event.type === 'paid' && event.seat === seat ? sum + event.amount : sum), 0)
}
