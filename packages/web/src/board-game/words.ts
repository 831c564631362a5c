// Moves, questions and refusals of the board game in words.
import { ACTION_MARKERS, type Factory, type Good, type Move, type State } from '@arkwright/board-game'
import type { Refusal } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { SHIP_MARKER_IDS } from './symbols.tsx'
import { cashOf } from './turn.ts'
import { type MoveWords, WATER_FRAME_MOVES } from './words-water-frame.ts'

const words = text.boardGame
const moves = text.boardGame.moves

export function markerName(id: number): string {
  const { action, shade } = marker(id)
  return words.marker(action, shade)
}

/** A ship is known by what it carries, since there may be two. */
export function markerOf(state: State, id: number): string {
  const pier = SHIP_MARKER_IDS.indexOf(id)
  const player = state.players[state.seat]
  return pier === -1 || player === undefined
    ? markerName(id)
    : text.waterFrame.moves.sailing(player.harbour?.ships[pier] ?? 0)
}

function marker(id: number): { action: string; shade: string } {
  return { action: '', shade: '', ...ACTION_MARKERS[id] }
}

export function administrativeCost(state: State, space: number): number {
  return state.rules.figures.administrativeCosts[space] ?? 0
}

/** Each kind of move as a whole sentence. */
const MOVES: MoveWords = {
  ...WATER_FRAME_MOVES,
  found: (_, { good }) => moves.found(good),
  price: (_, { good, price }) => moves.price(good, price),
  place(state, { marker: id, space }) {
    const again = state.players[state.seat]?.chart[space] === id
    return moves.place(markerOf(state, id), administrativeCost(state, space), again ? state.rules.figures.reuseFee : 0)
  },
  build: (state, { good, level }) => moves.build(good, level, state.rules.cost[good][level] ?? 0),
  modernise(state, { good }) {
    const level = (own(state, good)?.level ?? 0) + 1
    return moves.modernise(good, level, state.rules.cost[good][level] ?? 0)
  },
  close: (_, { good }) => moves.close(good),
  hire: (_, { good, row }) => moves.hire(good, row),
  fire: (_, { good }) => moves.fire(good),
  machine: (_, { good, row }) => moves.machine(good, row),
  quality: (state, { good }) => moves.quality(good, (own(state, good)?.quality ?? 0) + 1),
  distribution: (state, { good }) => moves.distribution(good, (own(state, good)?.distribution ?? 0) + 1),
  'sell goods': (state, move) => moves.sellGoods(move.good, move.count, cashOf(state, move)),
  'sell shares': (state, move) => moves.sellShares(move.count, cashOf(state, move)),
  repay: (state, move) => moves.repay(move.count, -cashOf(state, move)),
  'buy shares': (state, move) => moves.buyShares(move.count, -cashOf(state, move)),
  take: (_, { marker: id }) => moves.take(marker(id).action, marker(id).shade),
  'sell stored': () => moves['sell stored'],
  'stop selling': () => moves['stop selling'],
  discard: (_, { good }) => moves.discard(good),
  'start player': (_, { named }) => moves.startPlayer(text.seats.colours[named] ?? ''),
  done: ({ step }, move) => words.done[step] ?? text.waterFrame.done[step] ?? move.text,
}

export function describe(state: State, move: Move): string {
  // A table by kind hands each entry the moves of its own kind.
  const tell = MOVES[move.kind] as ((state: State, move: Move) => string) | undefined
  return tell?.(state, move) ?? move.text
}

function own(state: State, good: Good): Factory | undefined {
  return state.players[state.seat]?.factories[good]
}

export function prompt(state: State): string {
  return words.prompts[state.step] ?? text.waterFrame.prompts[state.step] ?? ''
}

export function explain({ code, figures, rule }: Refusal): string {
  const say = text.waterFrame.refusals[code] ?? words.refusals[code]
  const sentence = say?.(figures) ?? words.refused(code)
  return `${sentence} (${text.table.rule(rule)})`
}
