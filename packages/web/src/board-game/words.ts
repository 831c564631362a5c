// Moves, questions and refusals of the board game in words.
import { type Factory, type Good, isDecision, type Move, type State } from '@arkwright/board-game'
import type { Refusal } from '@arkwright/kernel'
import { refusalIn } from '@arkwright/words'
import { text } from '../messages/index.ts'
import { ruleName } from '../rules/rule-name.ts'
import { SHIP_MARKER_IDS } from './symbols.tsx'
import { cashOf } from './turn.ts'
import { type MoveWords, WATER_FRAME_MOVES } from './words-water-frame.ts'

const words = text.boardGame
const moves = text.boardGame.moves
const prompts = text.boardGame.prompts

export function markerName(id: number): string {
  return words.marker({ marker: id })
}

/** A ship is identified by its capacity, since there may be two. */
export function markerOf(state: State, id: number): string {
  const capacity = capacityOf(state, id)
  return capacity === undefined ? markerName(id) : text.waterFrame.moves.sailing({ capacity })
}

/** The capacity of the ship that a marker stands for. */
function capacityOf(state: State, id: number): number | undefined {
  const pier = SHIP_MARKER_IDS.indexOf(id)
  return pier === -1 ? undefined : (state.players[state.seat]?.harbour?.ships[pier] ?? 0)
}

export function administrativeCost(state: State, space: number): number {
  return state.rules.figures.administrativeCosts[space] ?? 0
}

/** Each kind of move as a whole sentence. */
const MOVES: MoveWords = {
  ...WATER_FRAME_MOVES,
  found: (_, { good }) => moves.found({ good }),
  price: (_, { good, price }) => moves.price({ good, price }),
  place(state, { marker: id, space }) {
    const again = state.players[state.seat]?.chart[space] === id
    const cost = administrativeCost(state, space)
    const fee = again ? state.rules.figures.reuseFee : 0
    const capacity = capacityOf(state, id)
    return capacity === undefined
      ? moves.place({ name: markerName(id), cost, fee })
      : text.waterFrame.moves.sail({ capacity, cost, fee })
  },
  build: (state, { good, level }) => moves.build({ good, level, cost: state.rules.cost[good][level] ?? 0 }),
  modernise(state, { good }) {
    const level = (own(state, good)?.level ?? 0) + 1
    return moves.modernise({ good, level, cost: state.rules.cost[good][level] ?? 0 })
  },
  close: (_, { good }) => moves.close({ good }),
  hire: (_, { good, row }) => moves.hire({ good, row: row + 1 }),
  fire: (_, { good }) => moves.fire({ good }),
  machine: (_, { good, row }) => moves.machine({ good, row: row + 1 }),
  quality: (state, { good }) => moves.quality({ good, level: (own(state, good)?.quality ?? 0) + 1 }),
  distribution: (state, { good }) => moves.distribution({ good, level: (own(state, good)?.distribution ?? 0) + 1 }),
  'sell goods': (state, move) => moves.sellGoods({ good: move.good, count: move.count, income: cashOf(state, move) }),
  'sell shares': (state, move) => moves.sellShares({ count: move.count, income: cashOf(state, move) }),
  repay: (state, move) => moves.repay({ count: move.count, cost: -cashOf(state, move) }),
  'buy shares': (state, move) => moves.buyShares({ count: move.count, cost: -cashOf(state, move) }),
  take: (_, { marker: id }) => moves.take({ marker: id }),
  'sell stored': state => moves['sell stored']({ price: own(state, state.cycle)?.price ?? 0 }),
  'stop selling': () => moves['stop selling'],
  discard: (_, { good }) => moves.discard({ good }),
  'start player': (_, { named }) => moves.startPlayer({ name: text.seats.colours[named] ?? '' }),
  done: ({ step }, move) => (canBeDone(step) ? words.done[step] : move.text),
}

export function describe(state: State, move: Move): string {
  // In a table by kind, each entry gets the moves of its own kind.
  const tell = MOVES[move.kind] as ((state: State, move: Move) => string) | undefined
  return tell?.(state, move) ?? move.text
}

function own(state: State, good: Good): Factory | undefined {
  return state.players[state.seat]?.factories[good]
}

/** A few words, for the action bar. */
export function question({ step }: State): string {
  return isDecision(step) ? text.questions.board[step] : ''
}

export function prompt(state: State): string {
  if (!isDecision(state.step)) return ''
  const words = prompts[state.step]
  if (typeof words === 'string') return words
  const { figures, waterFrame } = state.rules
  const { brokerShares = 0, steamEnginePrice: machinePrice = 0 } = waterFrame?.figures ?? {}
  return words({ loanRepayment: figures.loanRepayment, brokerShares, machinePrice })
}

function canBeDone(step: string): step is keyof typeof words.done {
  return Object.hasOwn(words.done, step)
}

export function explain({ code, figures, rule }: Refusal): string {
  const { refusals, refused } = text.common
  const sentence =
    refusalIn(text.boardGameRefusals, code, figures) ?? refusalIn(refusals, code, figures) ?? refused({ code })
  return `${sentence} (${ruleName(rule)})`
}
