// Openings. Two bots without randomness would repeat the same game, so the first turns of each game are drawn from the
// sensible ones.
import {
  type Emit,
  type MachineState,
  type Move,
  pick,
  type RandomState,
  type Seat,
  seedRandom,
} from '@arkwright/kernel'
import type { Expertise } from '../expertise.ts'
import { rateTurns } from '../greedy-bot.ts'

const TURNS_DRAWN_FROM = 8

/** Turns each seat has played when the bots take over. Fewer seats need more turns for enough variety. */
export function turnsOfEachSeat(seats: number): number {
  return seats === 2 ? 2 : 1
}

/** How much was played. */
export interface Length {
  readonly turns: number
  readonly decisions: number
}

/** The same seed always gives the same opening. */
export function openingOf<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  options: O,
  seed: string,
  emit?: Emit,
): S {
  return measuredOpening(expertise, options, seed, emit).state
}

export function measuredOpening<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  options: O,
  seed: string,
  emit?: Emit,
): { readonly state: S; readonly length: Length } {
  const { game } = expertise
  const state = game.setup(options, seedRandom(seed), emit)
  const random: RandomState = seedRandom(`opening of ${seed}`)
  const seats = expertise.seats(state)
  const planned = seats * turnsOfEachSeat(seats)
  let turns = 0
  let decisions = 0
  while (turns < planned) {
    const decision = game.pending(state)
    if (decision === undefined || decision.seat === 'chance') break
    const moves = drawnTurn(expertise, state, decision.seat, random)
    for (const move of moves) game.play(state, move, emit)
    decisions += moves.length
    if (decision.begins) turns++
  }
  return { state, length: { turns, decisions } }
}

/** One of the sensible turns, each as likely as the others. */
export function drawnTurn<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  random: RandomState,
): readonly M[] {
  return pick(random, rateTurns(expertise, state, seat, 'brisk').slice(0, TURNS_DRAWN_FROM)).turn.moves
}
