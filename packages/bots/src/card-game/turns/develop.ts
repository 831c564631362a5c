// Price and development: the two steps that end every turn, and what a development may still ask.
import { FACES, type FaceName, type Move } from '@arkwright/card-game'
import { at } from '../../at.ts'
import { WEIGHTS_BY_FACE, WEIGHTS_BY_TRACK, type Weights } from '../weights.ts'
import { after, best, isSameTurn, type Line, legal, legalOf, type Rated, rated, type Thinking } from './line.ts'

const PRICES_KEPT = { brisk: 1, thorough: 17 }

/** The line with its best prices; a line that asks for none comes back as it is. */
export function setPrice(thinking: Thinking, one: Rated, isPromising: boolean): Rated[] {
  const { line, value, planned } = one
  if (line.state.step !== 'price') return [one]
  const reach = isPromising ? REACH[thinking.breadth] : REACH_OF_OTHERS[thinking.breadth]
  const tried = legalOf(line, 'appeal').filter(({ appeal }) => Math.abs(appeal - planned) <= reach)
  const [only] = tried
  if (tried.length === 1 && only !== undefined) return [{ line: after(line, only), value, planned: -1 }]
  return best(
    tried.map(move => rated(thinking, after(line, move))),
    isPromising ? PRICES_KEPT[thinking.breadth] : 2,
  )
}

/** How far from the projection's own choice other appeals are tried. */
const REACH = { brisk: 17, thorough: 17 }
const REACH_OF_OTHERS = { brisk: 0, thorough: 2 }

/** The line ended by a development, and what that took and brought. */
export interface Development extends Rated {
  readonly moves: readonly Move[]
  readonly gain: number
}

/** Every development of the line, best first, each with the best answers to what it asks. */
export function developmentsOf(thinking: Thinking, { line, value }: Rated): Development[] {
  const before = line.moves.length
  return finishTurn(thinking, line)
    .toSorted((one, other) => other.value - one.value)
    .map(end => ({ ...end, moves: end.line.moves.slice(before), gain: end.value - value }))
}

/** Each move of the pending step that is tried, played on to the end of the turn. */
function finishTurn(thinking: Thinking, line: Line): Rated[] {
  return triedMoves(thinking, line).flatMap(move => {
    const next = after(line, move)
    if (!isSameTurn(thinking, next.state) || next.state.step === 'action') return [rated(thinking, next)]
    // A card turned back or a free step leads to another development; every other question gets its best answer.
    const ends = finishTurn(thinking, next)
    return next.state.step === 'develop' ? ends : best(ends, 1)
  })
}

/** A quick look tries only the developments that promise most, and gives up the card that promises least. */
function triedMoves({ breadth, weights }: Thinking, line: Line): readonly Move[] {
  const moves = legal(line)
  const { step } = line.state
  if (breadth === 'thorough' || (step !== 'develop' && step !== 'make room')) return moves
  return moves
    .map(move => ({ move, promise: promiseOf(move, weights) }))
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, step === 'develop' ? DEVELOPMENTS_TRIED : 1)
    .map(({ move }) => move)
}

const DEVELOPMENTS_TRIED = 6
/** Cards whose effect the projection sees by itself are always worth a look. */
const SEEN: ReadonlySet<FaceName> = new Set<FaceName>(['workshop', 'foreman', 'developer'])
const LOOK = 1

function promiseOf(move: Move, weights: Weights): number {
  if (move.kind === 'develop') return weights[at(WEIGHTS_BY_TRACK, move.track)]
  if (move.kind === 'discard') return -weights[at(WEIGHTS_BY_FACE, move.face)]
  if (move.kind === 'take') return weights[at(WEIGHTS_BY_FACE, move.face)] + (SEEN.has(at(FACES, move.face)) ? LOOK : 0)
  return move.kind === 'use' || move.kind === 'pick' ? LOOK : 0
}

/** The line with this development, what it asks answered as best it can be here; undefined where it is not possible. */
export function withDevelopment(thinking: Thinking, line: Line, moves: readonly Move[]): Rated | undefined {
  let reached = line
  for (const move of moves) {
    if (!isSameTurn(thinking, reached.state)) break
    if (!legal(reached).includes(move)) {
      return reached.state.step === 'develop' ? undefined : best(finishTurn(thinking, reached), 1)[0]
    }
    reached = after(reached, move)
  }
  return isSameTurn(thinking, reached.state) ? best(finishTurn(thinking, reached), 1)[0] : rated(thinking, reached)
}
