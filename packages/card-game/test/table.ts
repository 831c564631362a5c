// Positions for tests: a table set up as needed, moves by their notation, and what they made happen.
import { seedRandom } from '@arkwright/kernel'
import { expect } from 'vitest'
import { type FaceName, faceNamed } from '../src/components/faces.ts'
import type { CardGameEvent } from '../src/events.ts'
import { cardGame } from '../src/game.ts'
import { withTotal } from '../src/laying.ts'
import { type Factory, factoryToChange, type Player, playerAt, type State } from '../src/state.ts'
import { freshTurn } from '../src/turn.ts'

export const FOOD = 0
export const CLOTHES = 1
export const CUTLERY = 2
export const LAMPS = 3

export type Happened = readonly CardGameEvent[]

/** A game before its first decision, forced ones apart. */
export function setUpGame(options: unknown, seed = 'test'): State {
  return cardGame.setup(cardGame.parseOptions(options), seedRandom(seed))
}

/** A game after its set-up, the first answer taken to every question of it. */
export function startGame(options: unknown, seed = 'test'): State {
  const state = setUpGame(options, seed)
  while (state.stage === 'set-up') {
    const [first] = cardGame.moves(state)
    if (first === undefined) throw new Error('the set-up has no end')
    cardGame.play(state, first)
  }
  return state
}

/** Seat 0 about to act in the first round of a game of three, changed by `edit`. */
export function position(edit: (state: State) => void, options: unknown = { players: 3 }): State {
  const state = startGame(options)
  state.place = 0
  edit(state)
  return settled(state)
}

/** The state with its legal moves computed again. */
export function settled(state: State): State {
  return cardGame.load(cardGame.save(state))
}

/** The last seat about to end its turn: `no development` leads into the production phase. */
export function beforeProduction(edit: (state: State) => void, options: unknown = { players: 3 }): State {
  return position(state => {
    const last = state.rules.seats - 1
    state.place = last
    state.seat = last as State['seat']
    state.turn = freshTurn()
    state.stage = 'development'
    state.step = 'develop'
    edit(state)
  }, options)
}

export function play(state: State, ...texts: readonly string[]): Happened {
  const events: CardGameEvent[] = []
  for (const text of texts) {
    const move = cardGame.parseMove(text)
    if (move === undefined) throw new Error(`${text} is no move`)
    expect(cardGame.refusal(state, move), `${text} is legal in step ${state.step}`).toBeUndefined()
    cardGame.play(state, move, event => {
      if (event.type !== 'chance') events.push(event)
    })
  }
  return events
}

/** The code of the refusal, or undefined for a legal move. */
export function refused(state: State, text: string): string | undefined {
  const move = cardGame.parseMove(text)
  if (move === undefined) throw new Error(`${text} is no move`)
  return cardGame.refusal(state, move)?.code
}

export function legal(state: State): readonly string[] {
  return cardGame.moves(state).map(move => move.text)
}

export function player(state: State, seat = 0): Player {
  return playerAt(state, seat)
}

export function factory(state: State, good: number, seat = 0): Factory {
  return factoryToChange(playerAt(state, seat), good)
}

/** A factory with what lies at it. */
export interface Furnished extends Factory {
  readonly quality: number
  readonly distribution: number
}

/** Opens a factory as the set-up would, then changes it. */
export function open(state: State, good: number, changes: Partial<Furnished> = {}, seat = 0): void {
  const { quality, distribution, ...rest } = changes
  Object.assign(factory(state, good, seat), { side: 1, first: 1, spot: 3, marker: 0 }, rest)
  const owner = playerAt(state, seat)
  if (quality !== undefined) owner.quality = withTotal(owner.quality, good, quality)
  if (distribution !== undefined) owner.distribution = withTotal(owner.distribution, good, distribution)
}

export function close(state: State, good: number, seat: number): void {
  Object.assign(factory(state, good, seat), {
    side: 0,
    first: 0,
    second: 0,
    firstAutomated: false,
    secondAutomated: false,
    marker: -1,
  })
  const owner = playerAt(state, seat)
  owner.quality = withTotal(owner.quality, good, 0)
  owner.distribution = withTotal(owner.distribution, good, 0)
}

/** Hands cards over from the supply. */
export function give(state: State, seat: number, ...names: readonly FaceName[]): void {
  for (const name of names) {
    const face = faceNamed(name)
    playerAt(state, seat).cards |= 1 << face
    state.supply[face] = Math.max(0, (state.supply[face] ?? 0) - 1)
  }
}

export function has(state: State, name: FaceName, seat = 0): boolean {
  return (playerAt(state, seat).cards & (1 << faceNamed(name))) !== 0
}

export function isUsed(state: State, name: FaceName, seat = 0): boolean {
  return (playerAt(state, seat).used & (1 << faceNamed(name))) !== 0
}

/** Takes all cards from a player, back to the supply. */
export function withoutCards(state: State, seat = 0): void {
  const owner = playerAt(state, seat)
  for (const [face] of state.supply.entries()) {
    if ((owner.cards & (1 << face)) !== 0) state.supply[face] = (state.supply[face] ?? 0) + 1
  }
  owner.cards = 0
  owner.used = 0
  owner.assigned = -1
}

/** Sum of the money events of a seat for one reason. */
export function cash(events: Happened, what: string, seat = 0): number {
  let sum = 0
  for (const event of events) {
    if (event.type === 'money' && event.seat === seat && event.for === what) sum += event.amount
  }
  return sum
}

export function count(events: Happened, type: CardGameEvent['type']): number {
  return events.filter(event => event.type === type).length
}
export type { State } from '../src/state.ts'
