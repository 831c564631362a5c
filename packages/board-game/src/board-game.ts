// Makes a game of the kernel from its steps: what Spinning Jenny and Water Frame share.
import { type BoxPlan, type Game, OVER, stepMachine } from '@arkwright/kernel'
import type { Good } from './components/goods.ts'
import type { BoardEvent } from './events.ts'
import { faults } from './faults.ts'
import { standings } from './flow/end-of-game.ts'
import { answerInForecast, atProductionOf, type Forecast, isProductionOver, readForecast } from './forecast.ts'
import type { Move } from './moves.ts'
import { turnNumber } from './parts.ts'
import type { MakeRules, Rules } from './rules.ts'
import { firstPosition, giveHandicaps } from './set-up.ts'
import { copyState, type State, type View } from './state.ts'
import type { AutomaticStep, Step } from './step.ts'
import { loadState, saveState, viewOf } from './view.ts'
import { type GameName, vocabularyOf } from './vocabulary.ts'

interface Definition<O> {
  readonly id: GameName
  readonly revision: number
  readonly parseOptions: (input: unknown) => O
  readonly components: Game<State, Move, O>['components']
  readonly box: BoxPlan
  readonly fairSeats: Game<State, Move, O>['fairSeats']
  readonly rulesOf: MakeRules<O>
  readonly decisions: readonly Step[]
  readonly passages: readonly AutomaticStep[]
  /** Shared steps name the sections of Spinning Jenny. This gives the section of this game. */
  readonly section: (rule: string) => string
}

export interface BoardGame<O> extends Game<State, Move, O, View, BoardEvent> {
  /** What the good brings if it is produced now and no player changes anything. */
  forecast(state: State, good: Good): Forecast
}

/** A position stores the revision it is played by, so the game of any revision can continue it. */
export function boardGame<O extends Rules['options']>(definition: Definition<O>): BoardGame<O> {
  const { id, revision, parseOptions, components, box, fairSeats, rulesOf, section, passages } = definition
  const decisions = definition.decisions.map(step => ({ ...step, rule: section(step.rule) }))
  const machine = stepMachine<State, Move, BoardEvent>(decisions, passages, turnNumber)
  const vocabulary = vocabularyOf(id)
  const rulesAt: MakeRules<Rules['options']> = (options, at) => rulesOf(options as O, at)

  /** A loaded position already waits at a decision; settling only lists its legal moves. */
  function settled(state: State): State {
    if (state.step !== OVER) machine.settle(state)
    return state
  }

  return {
    id,
    revision,
    players: { min: 2, max: 4 },
    parseOptions,
    seats: options => options.players,
    components,
    box,
    fairSeats,
    setup(options, random, emit) {
      const state = firstPosition(rulesOf(options, revision), random)
      giveHandicaps(state, emit)
      machine.settle(state, emit)
      return state
    },
    steps: machine.steps,
    pending: machine.pending,
    moves: machine.moves,
    weight: machine.weight,
    vocabulary: vocabulary.moves,
    parseMove: vocabulary.parse,
    refusal(state, move) {
      const refusal = machine.refusal(state, move)
      return refusal && { ...refusal, rule: section(refusal.rule) }
    },
    play: machine.play,
    turnOf: machine.turnOf,
    playInTurn: machine.playInTurn,
    copy: copyState,
    view: viewOf,
    determinize: (view, random) => settled(loadState(view, random, rulesAt)),
    save: saveState,
    load: saved => settled(loadState(saved, undefined, rulesAt)),
    standings,
    faults,
    forecast(state, good) {
      const copy = atProductionOf(state, good)
      const events: BoardEvent[] = []
      const listen = (event: BoardEvent): void => void events.push(event)
      let over = machine.settleUntil(copy, isProductionOver, listen)
      while (!over) {
        const answer = answerInForecast(copy)
        if (answer === undefined) break
        over = machine.playUntil(copy, answer, isProductionOver, listen)
      }
      return readForecast(state, good, events)
    },
  }
}
