import { expect, test } from 'vitest'
import type { MachineState, Move } from '../src/game.ts'
import { isOutsideTurns, type Part } from '../src/part.ts'
import { seedRandom } from '../src/random.ts'
import type { AutomaticStep, Step } from '../src/step.ts'
import { OVER, stepMachine } from '../src/step-machine.ts'
import { consequences, withoutChance } from '../src/supposing.ts'
import { numberRace } from './number-race.ts'

/** Seats draw cards one after the other, two each; then each may keep or drop one; a coin is thrown in between. */
interface ShopState extends MachineState<ShopMove> {
  round: number
  bought: number[]
}
interface ShopMove extends Move {
  readonly kind: 'buy' | 'stop' | 'keep' | 'coin'
}
type ShopEvent = { readonly type: string }

const move = (kind: ShopMove['kind'], text: string = kind): ShopMove => ({ kind, text })
const BUY = move('buy')
const STOP = move('stop')
const KEEP = [move('keep', 'keep all'), move('keep', 'keep none')]
const COIN = [move('coin', 'heads'), move('coin', 'tails')]

const TURN: Part = { kind: 'turn', name: 'turn' }
const BETWEEN: Part = { kind: 'between turns', name: 'between' }
const QUESTION: Part = { kind: 'between turns', name: 'question' }

const shop: Step<ShopState, ShopMove, ShopEvent> = {
  name: 'shop',
  rule: 'shop 1',
  part: TURN,
  begins: true,
  kinds: ['buy', 'stop'],
  candidates(_, offer) {
    offer(BUY)
    offer(STOP)
  },
  refuse: () => undefined,
  play(state, { kind }, emit) {
    emit?.({ type: kind })
    if (kind === 'buy') state.bought[state.seat] = (state.bought[state.seat] ?? 0) + 1
    state.step = kind === 'buy' ? 'wrap' : 'end of turn'
  },
}
/** An automatic step within the turn. */
const wrap: AutomaticStep<ShopState, ShopEvent> = {
  name: 'wrap',
  part: TURN,
  run(state, emit) {
    emit?.({ type: 'wrapped' })
    state.step = 'shop'
  },
}
const endOfTurn: AutomaticStep<ShopState, ShopEvent> = {
  name: 'end of turn',
  part: BETWEEN,
  run(state, emit) {
    emit?.({ type: 'next' })
    state.step = state.seat === 0 ? 'keep' : 'coin'
  },
}
/** Serves two parts: asked after a turn, and again at the end. */
const keep: Step<ShopState, ShopMove, ShopEvent> = {
  name: 'keep',
  rule: 'shop 2',
  part: ({ round }) => (round === 0 ? QUESTION : BETWEEN),
  kinds: ['keep'],
  candidates: (_, offer) => KEEP.forEach(offer),
  refuse: () => undefined,
  play(state, { text }, emit) {
    emit?.({ type: text })
    // The next seat is named before the flow leaves the turn.
    state.seat = 1
    state.step = state.round === 0 ? 'shop' : OVER
    state.round++
  },
}
const coin: Step<ShopState, ShopMove, ShopEvent> = {
  name: 'coin',
  rule: 'shop 3',
  part: BETWEEN,
  kinds: ['coin'],
  candidates: (_, offer) => COIN.forEach(offer),
  refuse: () => undefined,
  weight: () => 1,
  play(state) {
    state.step = 'keep'
  },
}

const machine = stepMachine<ShopState, ShopMove, ShopEvent>([shop, keep, coin], [wrap, endOfTurn], ({ round }) => round)
const game = {
  ...machine,
  copy: (state: ShopState): ShopState => ({
    ...state,
    bought: [...state.bought],
    random: state.random && [...state.random],
  }),
}

function opening(): ShopState {
  const state: ShopState = { step: 'shop', seat: 0, random: seedRandom('shop'), legal: [], round: 0, bought: [0, 0] }
  machine.settle(state)
  return state
}

function playInTurn(state: ShopState, ...moves: ShopMove[]): { events: string[]; goesOn: boolean | undefined } {
  const events: string[] = []
  let goesOn: boolean | undefined
  for (const one of moves) goesOn = machine.playInTurn(state, one, ({ type }) => events.push(type))
  return { events, goesOn }
}

test('a decision shows which part of the game asks it, and whether a turn begins', () => {
  const state = opening()
  expect(machine.pending(state)).toEqual({ seat: 0, step: 'shop', rule: 'shop 1', part: TURN, begins: true })
  machine.play(state, STOP)
  expect(machine.pending(state)).toMatchObject({ step: 'keep', part: QUESTION, begins: false })
  expect(machine.pending(state)).toBe(machine.pending(state))
})

test('a game gives the part of each step, where it is constant', () => {
  expect(machine.steps).toEqual([
    { name: 'shop', part: TURN, decider: 'seat' },
    { name: 'keep', part: undefined, decider: 'seat' },
    { name: 'coin', part: BETWEEN, decider: 'chance' },
  ])
  expect([TURN, BETWEEN].map(isOutsideTurns)).toEqual([false, true])
})

test('within a turn a move is played with what follows, including automatic steps of the turn', () => {
  const state = opening()
  const turn = machine.turnOf(state)
  expect(playInTurn(state, BUY, BUY)).toEqual({ events: ['buy', 'wrapped', 'buy', 'wrapped'], goesOn: true })
  expect(machine.turnOf(state)).toBe(turn)
  expect(state.legal).toEqual([BUY, STOP])
})

test('it stops before the flow leaves the turn: nothing after it has happened', () => {
  const state = opening()
  expect(playInTurn(state, BUY, STOP)).toEqual({ events: ['buy', 'wrapped', 'stop'], goesOn: false })
  expect(state).toMatchObject({ seat: 0, step: 'end of turn', legal: [], bought: [1, 0] })
  expect(machine.pending(state)).toBeUndefined()
  expect(machine.refusal(state, BUY)).toMatchObject({ code: 'not-now' })
})

test('without that stop, the same moves lead past the turn', () => {
  const state = opening()
  const turn = machine.turnOf(state)
  const events: string[] = []
  machine.play(state, STOP, ({ type }) => events.push(type))
  expect(events).toEqual(['stop', 'next'])
  expect(machine.turnOf(state)).not.toBe(turn)
})

test('the state keeps the seat of the turn, although the last step has named the next one', () => {
  const state = opening()
  machine.play(state, STOP)
  expect(playInTurn(state, KEEP[0] as ShopMove)).toEqual({ events: ['keep all'], goesOn: false })
  expect(state).toMatchObject({ seat: 0, step: 'shop', round: 1, legal: [] })
})

test('two turns of one seat in one part differ by their number', () => {
  const [first, second] = [opening(), opening()]
  second.round = 1
  expect(machine.turnOf(first)).not.toBe(machine.turnOf(second))
  second.step = OVER
  expect(machine.turnOf(second)).toBe(OVER)
})

test('without a source of chance a draw ends the turn; only chance can continue', () => {
  const state = numberRace.setup({ goal: 9 }, null)
  const [three, two] = ['add 3', 'add 2'].map(text => numberRace.parseMove(text))
  if (three === undefined || two === undefined) throw new Error('no such moves')
  numberRace.play(state, three)
  expect(numberRace.playInTurn(state, two)).toBe(false)
  expect(state.legal).toEqual([])
})

test('a flow can be stopped at any step', () => {
  const state = opening()
  expect(machine.playUntil(state, STOP, ({ step }) => step === 'end of turn')).toBe(true)
  expect(state).toMatchObject({ step: 'end of turn', legal: [] })
  expect(machine.settleUntil(state, ({ step }) => step === 'nowhere')).toBe(false)
  expect(state).toMatchObject({ step: 'keep', legal: KEEP })
})

test('the effects of a move are tried on a copy without chance', () => {
  const state = opening()
  const before = JSON.stringify(state)
  expect(withoutChance(game, state)).toEqual({ ...state, random: null })
  expect(consequences(game, state, STOP)).toEqual([{ type: 'stop' }])
  expect(JSON.stringify(state)).toBe(before)
})
