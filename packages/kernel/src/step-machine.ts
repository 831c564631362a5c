// Runs a game made of steps: lists what is legal, explains what is not, plays forced moves and draws chance by itself.
import {
  type Decision,
  type Emit,
  type Figures,
  type GameEvent,
  type MachineState,
  type Move,
  type Refusal,
  SEATS,
  type Seat,
} from './game.ts'
import { type RandomState, randomBelow } from './random.ts'
import type { KernelRefusalCode } from './refusal-codes.ts'

/** A named ground for refusing a move. A constant; its figures are worked out only when somebody asks. */
export interface Reason<S, M, Code extends string = string> {
  readonly rule: string
  readonly code: Code
  readonly figures?: ((state: S, move: M) => Figures) | undefined
}

/** One kind of decision: what could be tried, why not, and what it does. */
export interface Step<S, M extends Move, E extends GameEvent = GameEvent> {
  readonly name: string
  readonly rule: string
  /** The kinds of move this step understands; any other is refused as not asked for now. */
  readonly kinds: readonly M['kind'][]
  /**
   * True where the candidates are just the legal moves: then they are not judged once more, which matters in long lists.
   * The playouts hold a step to this: candidates and refuse must agree on every move the game knows.
   */
  readonly exact?: boolean | undefined
  /** Calls `offer` with every move that may be legal. Must include all legal ones; refuse() judges each. */
  candidates(state: S, offer: (move: M) => void): void
  /** Legality is the absence of a reason. */
  refuse(state: S, move: M): Reason<S, M> | undefined
  play(state: S, move: M, emit: Emit<E> | undefined): void
  /** Present on chance steps only: how many ways lead to this outcome. */
  readonly weight?: ((state: S, move: M) => number) | undefined
}

/** A part of the flow nobody decides about: it changes the state and names the step that follows. */
export interface AutomaticStep<S, E extends GameEvent = GameEvent> {
  readonly name: string
  run(state: S, emit: Emit<E> | undefined): void
}

/** Emitted when chance decided something, so that a journal can replay without the seed. */
export interface ChanceEvent {
  readonly type: 'chance'
  readonly outcome: string
}

export const OVER = 'over'
const NO_MOVES: readonly never[] = []

export interface StepMachine<S, M extends Move, E extends GameEvent> {
  pending(state: S): Decision | undefined
  moves(state: S): readonly M[]
  weight(state: S, move: M): number
  refusal(state: S, move: M): Refusal | undefined
  play(state: S, move: M, emit?: Emit<E>): void
  /** Plays forced moves and chance until someone has a choice to make; fills state.legal. */
  settle(state: S, emit?: Emit<E>): void
}

export function stepMachine<S extends MachineState<M>, M extends Move, E extends GameEvent>(
  steps: readonly Step<S, M, E>[],
  automaticSteps: readonly AutomaticStep<S, E>[] = [],
): StepMachine<S, M, E | ChanceEvent> {
  const nodes = new Map<string, Node<S, M, E>>()
  for (const step of steps) {
    const { name } = step
    nodes.set(name, { name, step: alike(step), automatic: undefined, decisions: decisionsOf(step) })
  }
  for (const automatic of automaticSteps) {
    const { name } = automatic
    nodes.set(name, { name, step: undefined, automatic, decisions: [] })
  }

  // A decision is looked up when it comes up, when it is asked about and when it is played: mostly three times the same.
  let last: Node<S, M, E> | undefined
  function nodeOf(state: S): Node<S, M, E> {
    if (last !== undefined && last.name === state.step) return last
    last = nodes.get(state.step)
    if (last === undefined) throw new Error(`no step is called ${state.step}`)
    return last
  }

  function stepOf(state: S): Step<S, M, E> {
    const { step } = nodeOf(state)
    if (step === undefined) throw new Error(`${state.step} is not a decision`)
    return step
  }

  // One list is filled at a time, so the candidates are gathered in one buffer that is kept for all.
  const buffer: M[] = []
  let count = 0
  let current: Step<S, M, E>
  let judged: S
  const offer = (move: M): void => {
    if (current.refuse(judged, move) === undefined) buffer[count++] = move
  }

  const take = (move: M): void => {
    buffer[count++] = move
  }

  /** Gathers the legal moves in the buffer; returns the only one, if there is just one. */
  function gather(step: Step<S, M, E>, state: S): M | undefined {
    count = 0
    current = step
    judged = state
    step.candidates(state, step.exact === true ? take : offer)
    if (count === 0) throw new Error(`dead end: ${step.name} offers no move to seat ${state.seat}`)
    return count === 1 ? buffer[0] : undefined
  }

  /** One of the moves gathered, each as likely as its weight. */
  function draw(state: S, weight: (state: S, move: M) => number, random: RandomState): M {
    let total = 0
    for (let i = 0; i < count; i++) total += weight(state, gathered(i))
    let left = randomBelow(random, total)
    for (let i = 0; i < count; i++) {
      const outcome = gathered(i)
      left -= weight(state, outcome)
      if (left < 0) return outcome
    }
    throw new Error('weights of a chance step must be positive')
  }

  function gathered(i: number): M {
    const move = buffer[i]
    if (move === undefined) throw new RangeError(`only ${count} moves were gathered`)
    return move
  }

  function settle(state: S, emit?: Emit<E | ChanceEvent>): void {
    while (state.step !== OVER) {
      const { step, automatic } = nodeOf(state)
      if (step === undefined) {
        automatic?.run(state, emit)
        continue
      }
      const only = gather(step, state)
      if (only !== undefined) {
        step.play(state, only, emit)
        continue
      }
      if (step.weight === undefined || state.random === null) {
        state.legal = buffer.slice(0, count)
        return
      }
      const outcome = draw(state, step.weight, state.random)
      emit?.({ type: 'chance', outcome: outcome.text })
      step.play(state, outcome, emit)
    }
    state.legal = NO_MOVES
  }

  return {
    settle,
    pending(state) {
      if (state.step === OVER) return undefined
      const { step, decisions } = nodeOf(state)
      return step?.weight === undefined ? decisions[state.seat] : decisions[0]
    },
    moves: state => state.legal,
    weight: (state, move) => stepOf(state).weight?.(state, move) ?? 1,
    refusal(state, move) {
      if (state.step === OVER) return { rule: 'end', code: 'game-over' satisfies KernelRefusalCode, figures: {} }
      const step = stepOf(state)
      if (!step.kinds.includes(move.kind)) {
        return {
          rule: step.rule,
          code: 'not-now' satisfies KernelRefusalCode,
          figures: { asked: step.name, given: move.kind },
        }
      }
      const reason = step.refuse(state, move)
      return reason && { rule: reason.rule, code: reason.code, figures: reason.figures?.(state, move) ?? {} }
    },
    play(state, move, emit) {
      const step = stepOf(state)
      if (step.weight !== undefined) emit?.({ type: 'chance', outcome: move.text })
      step.play(state, move, emit)
      settle(state, emit)
    },
  }
}

/** A place in the flow: either somebody decides, or it runs by itself. */
interface Node<S, M extends Move, E extends GameEvent> {
  readonly name: string
  readonly step: Step<S, M, E> | undefined
  readonly automatic: AutomaticStep<S, E> | undefined
  /** The pending decision by seat; a single one for chance. */
  readonly decisions: readonly Decision[]
}

/** The same step with all its parts in one order, so that the machine reads every step alike: this is its inner loop. */
function alike<S, M extends Move, E extends GameEvent>(step: Step<S, M, E>): Step<S, M, E> {
  const { name, rule, kinds, exact, candidates, refuse, play, weight } = step
  return { name, rule, kinds, exact, candidates, refuse, play, weight }
}

function decisionsOf({ name, rule, weight }: { name: string; rule: string; weight?: unknown }): Decision[] {
  const deciders: readonly (Seat | 'chance')[] = weight === undefined ? SEATS : ['chance']
  return deciders.map(seat => ({ seat, step: name, rule }))
}
