// Separates luck from skill: at each draw, the outcome against the average; at each decision, what it changed.
import type { MachineState, Move } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { AnyExpertise } from '../expertise.ts'
import type { Parting } from './report.ts'
import { type PlayedGame, walk } from './walk.ts'

/** By seat; undefined where chance decided nothing after the first turn began. */
export function partLuckFromSkill(played: PlayedGame, expertise: AnyExpertise): Parting[] | undefined {
  const { game } = played
  const luck = [0, 0, 0, 0]
  const own = [0, 0, 0, 0]
  let first: number[] | undefined
  let draws = 0
  const stops = walk(played)
  let stop = stops.next()
  while (stop.done !== true) {
    const { state, seat, move } = stop.value
    if (first === undefined && game.pending(state)?.begins === true) first = worthsOf(expertise, state)
    const before = first === undefined ? undefined : worthsOf(expertise, state)
    if (before !== undefined) {
      const then = worthsOf(expertise, afterMove(game, state, move))
      if (seat === 'chance') {
        draws++
        const expected = expectedWorths(expertise, state)
        for (let s = 0; s < before.length; s++) luck[s] = at(luck, s) + at(then, s) - at(expected, s)
      } else {
        own[seat] = at(own, seat) + at(then, seat) - at(before, seat)
      }
    }
    stop = stops.next()
  }
  if (first === undefined || draws === 0) return undefined
  const last = worthsOf(expertise, stop.value)
  return first.map((start, seat) => {
    const gained = at(last, seat) - start
    return { luck: at(luck, seat), own: at(own, seat), others: gained - at(luck, seat) - at(own, seat) }
  })
}

function worthsOf(expertise: AnyExpertise, state: MachineState<Move>): number[] {
  const worths = [0, 0, 0, 0]
  expertise.project(state, worths)
  return worths.slice(0, expertise.seats(state))
}

/** Each outcome is as likely as the rules make it. */
function expectedWorths(expertise: AnyExpertise, state: MachineState<Move>): number[] {
  const { game } = expertise
  const sums = [0, 0, 0, 0]
  let ways = 0
  for (const outcome of game.moves(state)) {
    const weight = game.weight(state, outcome)
    ways += weight
    for (const [seat, worth] of worthsOf(expertise, afterMove(game, state, outcome)).entries())
      sums[seat] = at(sums, seat) + weight * worth
  }
  return sums.map(sum => sum / ways)
}

function afterMove(game: PlayedGame['game'], state: MachineState<Move>, move: Move): MachineState<Move> {
  const copy = game.copy(state)
  game.play(copy, move)
  return copy
}
