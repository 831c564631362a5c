// A tiny game with everything the kernel supports: two seats, forced steps, chance, refusals, an end. Used by the
// kernel's own tests.
import { BadInput } from '../src/bad-input.ts'
import type { Game, MachineState, Move } from '../src/game.ts'
import { Fields } from '../src/options.ts'
import type { Part } from '../src/part.ts'
import type { RandomState } from '../src/random.ts'
import type { Step } from '../src/step.ts'
import { OVER, stepMachine } from '../src/step-machine.ts'

export interface RaceMove extends Move {
  readonly kind: 'add' | 'die'
  readonly value: number
}

export interface RaceState extends MachineState<RaceMove> {
  goal: number
  totals: [number, number]
}

const ADD = [1, 2, 3].map((value): RaceMove => ({ kind: 'add', text: `add ${value}`, value }))
const DIE = [1, 2, 3, 4, 5, 6].map((value): RaceMove => ({ kind: 'die', text: `die ${value}`, value }))

const TURN: Part = { kind: 'turn', name: 'turn' }
const THROW: Part = { kind: 'between turns', name: 'throw' }

const add: Step<RaceState, RaceMove> = {
  name: 'add',
  rule: 'race 1',
  part: TURN,
  begins: true,
  kinds: ['add'],
  candidates: (_, offer) => ADD.forEach(offer),
  refuse: (state, { value }) =>
    total(state) + value > state.goal
      ? { rule: 'race 2', code: 'beyond-the-goal', figures: () => ({ goal: state.goal, total: total(state) }) }
      : undefined,
  play(state, { value }) {
    state.totals[state.seat === 0 ? 0 : 1] += value
    if (total(state) >= state.goal) state.step = OVER
    else if (total(state) % 5 === 0) state.step = 'die'
    else state.seat = state.seat === 0 ? 1 : 0
  },
}

const die: Step<RaceState, RaceMove> = {
  name: 'die',
  rule: 'race 3',
  part: THROW,
  kinds: ['die'],
  candidates: (_, offer) => DIE.forEach(offer),
  refuse: () => undefined,
  weight: (_, { value }) => (value === 6 ? 5 : 1),
  play(state, { value }) {
    state.goal += value
    state.step = 'add'
    state.seat = state.seat === 0 ? 1 : 0
  },
}

const machine = stepMachine<RaceState, RaceMove, { type: string }>([add, die])

function total({ totals }: RaceState): number {
  return totals[0] + totals[1]
}

function copy(state: RaceState): RaceState {
  return { ...state, totals: [...state.totals], random: state.random && [...state.random] }
}

type RaceView = Omit<RaceState, 'random' | 'legal'>

function restore(saved: unknown, random: RandomState | null | undefined): RaceState {
  const plain = saved as RaceState
  const state = copy({ ...plain, random: random === undefined ? plain.random : random, legal: [] })
  if (state.step !== OVER) machine.settle(state)
  return state
}

export const numberRace: Game<RaceState, RaceMove, { goal: number }, RaceView, { type: string }> = {
  id: 'number-race',
  revision: 2,
  players: { min: 2, max: 2 },
  parseOptions(input) {
    const fields = new Fields(input, 'options')
    const goal = fields.integer('goal', { min: 4, max: 100, otherwise: 12 })
    fields.end()
    if (goal === 13) throw new BadInput('options: goal 13 is unlucky')
    return { goal }
  },
  seats: () => 2,
  components: () => ({}),
  box: { editions: [], groups: [], others: {} },
  fairSeats: () => ({ why: 'few games' }),
  setup({ goal }, random, emit) {
    const state: RaceState = { step: 'add', seat: 0, random: random && [...random], legal: [], goal, totals: [0, 0] }
    machine.settle(state, emit)
    return state
  },
  ...machine,
  vocabulary: [...ADD, ...DIE],
  parseMove: text => [...ADD, ...DIE].find(move => move.text === text),
  copy,
  view(state) {
    const { random: _random, legal: _legal, ...open } = copy(state)
    return open
  },
  determinize: (view, random) => restore(view, random),
  save(state) {
    const { legal: _legal, ...rest } = copy(state)
    return rest
  },
  load: saved => restore(saved, undefined),
  standings: state => state.totals.map((score, seat) => ({ seat: seat === 0 ? 0 : 1, rank: 1, score, tieBreak: 0 })),
  faults: () => [],
}
