// Runs a game made of steps: lists legal moves, explains refusals, and plays forced moves and chance automatically.
import type { Decision, Emit, GameEvent, MachineState, Move, Refusal } from './game.ts'
import { automaticNode, decisionNode, factsOf, type Node } from './node.ts'
import type { Part, StepFacts } from './part.ts'
import { type RandomState, randomBelow } from './random.ts'
import type { KernelRefusalCode } from './refusal-codes.ts'
import type { AutomaticStep, ChanceEvent, Step } from './step.ts'

export const OVER = 'over'
const NO_MOVES: readonly never[] = []

export interface StepMachine<S, M extends Move, E extends GameEvent> {
  readonly steps: readonly StepFacts[]
  pending(state: S): Decision | undefined
  moves(state: S): readonly M[]
  weight(state: S, move: M): number
  refusal(state: S, move: M): Refusal | undefined
  play(state: S, move: M, emit?: Emit<E>): void
  /** Like `play`, but stops before the first step for which `ends` is true; returns whether it did. */
  playUntil(state: S, move: M, ends: (state: S) => boolean, emit?: Emit<E>): boolean
  /** Like `settle`, with the same stop. */
  settleUntil(state: S, ends: (state: S) => boolean, emit?: Emit<E>): boolean
  turnOf(state: S): string
  playInTurn(state: S, move: M, emit?: Emit<E>): boolean
  /** Plays forced moves and chance until a seat has a choice; fills state.legal. */
  settle(state: S, emit?: Emit<E>): void
}

/**
 * `turnNumber` separates the turns of one seat in one part of the game. Not needed where another seat always decides in
 * between.
 */
export function stepMachine<S extends MachineState<M>, M extends Move, E extends GameEvent>(
  steps: readonly Step<S, M, E>[],
  automaticSteps: readonly AutomaticStep<S, E>[] = [],
  turnNumber: (state: S) => number = () => 0,
): StepMachine<S, M, E | ChanceEvent> {
  const nodes = new Map<string, Node<S, M, E>>()
  for (const step of steps) nodes.set(step.name, decisionNode(step))
  for (const automatic of automaticSteps) nodes.set(automatic.name, automaticNode(automatic))

  // A decision is looked up when it comes up, when it is asked about and when it is played, so the last one is cached.
  let last: Node<S, M, E> | undefined
  function nodeOf(state: S): Node<S, M, E> {
    if (last !== undefined && last.name === state.step) return last
    last = nodes.get(state.step)
    if (last === undefined) throw new Error(`there is no step ${state.step}`)
    return last
  }

  function stepOf(state: S): Step<S, M, E> {
    const { step } = nodeOf(state)
    if (step === undefined) throw new Error(`${state.step} is not a decision`)
    return step
  }

  // One list is filled at a time, so all share one buffer for the candidates.
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

  /** Collects the legal moves in the buffer; returns the only one, if there is just one. */
  function gather(step: Step<S, M, E>, state: S): M | undefined {
    count = 0
    current = step
    judged = state
    step.candidates(state, step.exact === true ? take : offer)
    if (count === 0) throw new Error(`dead end: ${step.name} offers no move to seat ${state.seat}`)
    return count === 1 ? buffer[0] : undefined
  }

  /** One of the collected moves, drawn by weight. */
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
    if (move === undefined) throw new RangeError(`only ${count} moves were collected`)
    return move
  }

  /** The inner loop: without `ends`, it stops only at a decision or at the end of the game. */
  function settleUntil(
    state: S,
    ends: ((state: S) => boolean) | undefined,
    emit: Emit<E | ChanceEvent> | undefined,
  ): boolean {
    while (state.step !== OVER && (ends === undefined || !ends(state))) {
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
        return false
      }
      const outcome = draw(state, step.weight, state.random)
      emit?.({ type: 'chance', outcome: outcome.text })
      step.play(state, outcome, emit)
    }
    state.legal = NO_MOVES
    return state.step !== OVER
  }

  function settle(state: S, emit?: Emit<E | ChanceEvent>): void {
    settleUntil(state, undefined, emit)
  }

  function make(state: S, move: M, emit: Emit<E | ChanceEvent> | undefined): void {
    const step = stepOf(state)
    if (step.weight !== undefined) emit?.({ type: 'chance', outcome: move.text })
    step.play(state, move, emit)
  }

  function playUntil(state: S, move: M, ends: (state: S) => boolean, emit?: Emit<E | ChanceEvent>): boolean {
    make(state, move, emit)
    return settleUntil(state, ends, emit)
  }

  function pending(state: S): Decision | undefined {
    if (state.step === OVER) return undefined
    const { decisions, decisionsAt } = nodeOf(state)
    return decisionsAt === undefined ? decisions[state.seat] : decisionsAt(state)[state.seat]
  }

  function partAt(state: S): Part {
    const { part } = nodeOf(state)
    return typeof part === 'function' ? part(state) : part
  }

  return {
    steps: steps.map(factsOf),
    settle,
    settleUntil,
    pending,
    moves: state => state.legal,
    weight: (state, move) => stepOf(state).weight?.(state, move) ?? 1,
    refusal(state, move) {
      if (state.step === OVER) return { rule: 'end', code: 'game-over' satisfies KernelRefusalCode, figures: {} }
      const { step } = nodeOf(state)
      if (step === undefined) {
        // A turn played separately may stop before an automatic step.
        return {
          rule: 'notation',
          code: 'not-now' satisfies KernelRefusalCode,
          figures: { asked: state.step, given: move.kind },
        }
      }
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
      make(state, move, emit)
      settle(state, emit)
    },
    playUntil,
    turnOf: state => (state.step === OVER ? OVER : `${partAt(state).name}.${state.seat}.${turnNumber(state)}`),
    playInTurn(state, move, emit) {
      const part = partAt(state)
      const { seat } = state
      const number = turnNumber(state)
      const leaves = (now: S): boolean => partAt(now) !== part || now.seat !== seat || turnNumber(now) !== number
      const left = playUntil(state, move, leaves, emit)
      const decision = left ? undefined : pending(state)
      if (decision !== undefined && decision.seat !== 'chance') return true
      // The step that ended the turn may already have named the next seat.
      state.seat = seat
      state.legal = NO_MOVES
      return false
    },
  }
}
