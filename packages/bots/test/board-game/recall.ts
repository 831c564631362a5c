// How often the sensible turns include the best of all turns, both judged by the same projection.
import type { Move, State, View } from '@arkwright/board-game'
import { withoutChance } from '@arkwright/kernel'
import type { Expertise } from '../../src/expertise.ts'
import { rateTurns } from '../../src/greedy-bot.ts'
import { decisionsOf } from '../positions.ts'
import { bestOfAllTurns } from './exhaustive.ts'

export interface Recall {
  readonly compared: number
  /** Cases where the best turn found is worse by more than the tolerance, as a part of the leader's worth. */
  readonly missed: readonly { readonly best: string; readonly found: string; readonly loss: number }[]
}

interface Wanted {
  readonly players: 2 | 3 | 4
  readonly positions: number
  /** Placements with more following positions than this are left out on both sides. */
  readonly most: number
  readonly seed: string
}

const TOLERANCE = 0.005
/** Every nth turn of a game is checked, so that all phases occur. */
const STRIDE = 4

export function recallOf<O>(expertise: Expertise<State, Move, O, View>, wanted: Wanted): Recall {
  const missed: { best: string; found: string; loss: number }[] = []
  let compared = 0
  for (let game = 0; compared < wanted.positions; game++) {
    let turn = 0
    for (const state of decisionsOf(expertise, { players: wanted.players, seed: `${wanted.seed} ${game}` })) {
      if (state.step !== 'place marker' || turn++ % STRIDE !== game % STRIDE || compared >= wanted.positions) continue
      const miss = compare(expertise, withoutChance(expertise.game, state), wanted.most)
      if (miss === undefined) continue
      compared++
      if (miss.loss > TOLERANCE) missed.push(miss)
    }
  }
  return { compared, missed }
}

/** Undefined when every placement has too many following positions. */
function compare<O>(
  expertise: Expertise<State, Move, O, View>,
  state: State,
  most: number,
): Recall['missed'][number] | undefined {
  const { game } = expertise
  const searched = new Set<string>()
  let best = { value: Number.NEGATIVE_INFINITY, moves: [] as readonly Move[] }
  for (const place of game.moves(state)) {
    const placed = game.copy(state)
    game.play(placed, place)
    const all = bestOfAllTurns(expertise, placed, state.seat, most)
    if (all === undefined) continue
    searched.add(place.text)
    if (all.value > best.value) best = { value: all.value, moves: [place, ...all.turn.moves] }
  }
  if (searched.size === 0) return undefined
  const rated = rateTurns(expertise, state, state.seat, 'thorough')
  // A turn on another space that goes on in the same way stands for the best: the list has one space for each purchase.
  const goesOn = notation(best.moves.slice(1))
  const isLikeBest = ({ turn }: (typeof rated)[number]) => notation(turn.moves.slice(1)) === goesOn
  // Where better placements filled the list, the best of them stands for those left out.
  const found = rated.find(one => searched.has(one.turn.moves[0]?.text ?? '') || isLikeBest(one)) ?? rated[0]
  if (found === undefined) throw new Error('no turn was found')
  const worths = [0, 0, 0, 0]
  expertise.project(state, worths)
  const loss = (best.value - found.value) / Math.max(...worths)
  return { best: notation(best.moves), found: notation(found.turn.moves), loss }
}

function notation(moves: readonly Move[]): string {
  return moves.map(({ text }) => text).join(', ')
}
