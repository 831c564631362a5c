// Runs a game made of steps: lists what is legal, explains what is not, plays forced moves and draws chance by itself.
import type { Decision, Emit, Figures, GameEvent, MachineState, Move, Refusal, Seat } from './game.ts'
import { randomBelow } from './random.ts'

/** A named ground for refusing a move. A constant; its figures are worked out only when somebody asks. */
export interface Reason<S, M> {
  readonly rule: string
  readonly code: string
  readonly figures?: ((state: S, move: M) => Figures) | undefined
}

/** One kind of decision: what could be tried, why not, and what it does. */
export interface Step<S, M extends Move, E extends GameEvent = GameEvent> {
  readonly name: string
  readonly rule: string
  /** The kinds of move this step understands; any other is refused as not asked for now. */
  readonly kinds: readonly M['kind'][]
  /** Calls `offer` with every move that may be legal. Must include all legal ones; refuse() judges each. */
  candidates(state: S, offer: (move: M) => void): void
  /** Legality is the absence of a reason. */
  refuse(state: S, move: M): Reason<S, M> | undefined
  play(state: S, move: M, emit: Emit<E> | undefined): void
  /** Present on chance steps only: how many ways lead to this outcome. */
  readonly weight?: (state: S, move: M) => number
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
  const byName = new Map(steps.map(step => [step.name, step]))
  const automatic = new Map(automaticSteps.map(step => [step.name, step]))
  const decisions = new Map(
    steps.map(step => [
      step.name,
      step.weight ? [decision('chance', step)] : ([0, 1, 2, 3] as const).map(seat => decision(seat, step)),
    ]),
  )

  // One list is filled at a time, so the collector can be shared and allocated once.
  let list: M[] = []
  let current: Step<S, M, E>
  let judged: S
  const offer = (move: M): void => {
    if (current.refuse(judged, move) === undefined) list.push(move)
  }

  function stepOf(state: S): Step<S, M, E> {
    const step = byName.get(state.step)
    if (step === undefined) throw new Error(`no step is called ${state.step}`)
    return step
  }

  function legalMoves(step: Step<S, M, E>, state: S): readonly M[] {
    list = []
    current = step
    judged = state
    step.candidates(state, offer)
    if (list.length === 0) throw new Error(`dead end: ${step.name} offers no move to seat ${state.seat}`)
    return list
  }

  function settle(state: S, emit?: Emit<E | ChanceEvent>): void {
    while (state.step !== OVER) {
      const passage = automatic.get(state.step)
      if (passage !== undefined) {
        passage.run(state, emit)
        continue
      }
      const step = stepOf(state)
      const legal = legalMoves(step, state)
      const only = legal.length === 1 ? legal[0] : undefined
      if (only !== undefined) {
        step.play(state, only, emit)
      } else if (step.weight !== undefined && state.random !== null) {
        const outcome = draw(state, legal, step.weight, state.random)
        emit?.({ type: 'chance', outcome: outcome.text })
        step.play(state, outcome, emit)
      } else {
        state.legal = legal
        return
      }
    }
    state.legal = NO_MOVES
  }

  return {
    settle,
    pending(state) {
      if (state.step === OVER) return undefined
      const known = decisions.get(state.step)
      return known?.length === 1 ? known[0] : known?.[state.seat]
    },
    moves: state => state.legal,
    weight: (state, move) => stepOf(state).weight?.(state, move) ?? 1,
    refusal(state, move) {
      if (state.step === OVER) return { rule: 'end', code: 'game-over', figures: {} }
      const step = stepOf(state)
      if (!step.kinds.includes(move.kind)) {
        return { rule: step.rule, code: 'not-now', figures: { asked: step.name, given: move.kind } }
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

function decision(seat: Seat | 'chance', step: { name: string; rule: string }): Decision {
  return { seat, step: step.name, rule: step.rule }
}

function draw<S, M>(
  state: S,
  outcomes: readonly M[],
  weight: (state: S, move: M) => number,
  random: [number, number, number, number],
): M {
  let total = 0
  for (const outcome of outcomes) total += weight(state, outcome)
  let left = randomBelow(random, total)
  for (const outcome of outcomes) {
    left -= weight(state, outcome)
    if (left < 0) return outcome
  }
  throw new Error('weights of a chance step must be positive')
}
