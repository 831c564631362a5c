// How often the sensible turns include the best of all turns, both judged by the same projection.
import type { Move, Options, State, View } from '@arkwright/card-game'
import { withoutChance } from '@arkwright/kernel'
import type { Expertise } from '../../src/expertise.ts'
import { rateTurns } from '../../src/greedy-bot.ts'
import { bestOfAllTurns } from './exhaustive.ts'
import { decisionsOf } from './positions.ts'

export interface Recall {
  readonly compared: number
  /** Positions with too many turns to search. */
  readonly tooLarge: number
  /** Cases where the best turn found is worse by more than the tolerance, as a part of the leader's projected score. */
  readonly missed: readonly { readonly best: string; readonly found: string; readonly loss: number }[]
}

interface Wanted {
  readonly options: object
  readonly positions: number
  /** The most positions within and after one turn that are searched. */
  readonly most: number
  readonly seed: string
}

const TOLERANCE = 0.005
/** Every nth turn of a game is checked, so that all phases occur. */
const STRIDE = 5

/** The state passed on has no source of chance: reference and bot must see the same. */
export function recallOf(expertise: Expertise<State, Move, Options, View>, wanted: Wanted): Recall {
  const missed: { best: string; found: string; loss: number }[] = []
  const worths = [0, 0, 0, 0]
  let compared = 0
  let tooLarge = 0
  for (let game = 0; compared < wanted.positions; game++) {
    let turn = 0
    for (const position of decisionsOf(expertise, wanted.options, `${wanted.seed} ${game}`)) {
      if (position.step !== 'action' || turn++ % STRIDE !== game % STRIDE || compared >= wanted.positions) continue
      const state = withoutChance(expertise.game, position)
      const best = bestOfAllTurns(expertise, state, wanted.most)
      if (best === undefined) {
        tooLarge++
        continue
      }
      compared++
      const [found] = rateTurns(expertise, state, state.seat, 'thorough')
      if (found === undefined) throw new Error('no turn was found')
      expertise.project(best.turn.state, worths)
      const loss = (best.value - found.value) / Math.max(...worths.slice(0, state.players.length))
      if (loss > TOLERANCE) missed.push({ best: notation(best.turn.moves), found: notation(found.turn.moves), loss })
    }
  }
  return { compared, tooLarge, missed }
}

function notation(moves: readonly Move[]): string {
  return moves.map(({ text }) => text).join(', ')
}
