// The development that ends every turn, and the questions it may raise.
import { FACES, type FaceName, type Move, TRACKS } from '@arkwright/card-game'
import { at } from '../../at.ts'
import { WEIGHTS_BY_FACE, WEIGHTS_BY_TRACK, type Weights } from '../weights.ts'
import {
  after,
  best,
  isSameTurn,
  type Judged,
  legal,
  legalOf,
  type Rated,
  rated,
  type Thinking,
  type Variation,
} from './variation.ts'

/** The end of a variation: the moves of a development, and its gain over none. */
export interface Development {
  readonly moves: readonly Move[]
  readonly gain: number
  /**
   * The variation after the development; undefined for a plain one, which brings the same after every variation and needs no
   * projection.
   */
  readonly end: Rated | undefined
}

/** Every development of the variation, best first, each with the best answers to its questions. */
export function developmentsOf(thinking: Thinking, variation: Variation, without: Judged): Development[] {
  const before = variation.moves.length
  return triedMoves(thinking, variation)
    .flatMap((move): Development[] => {
      if (isPlain(thinking, variation, move)) {
        return [{ moves: [move], gain: plainGain(thinking, [move], without), end: undefined }]
      }
      return finished(thinking, variation, move).map(end => ({
        moves: end.variation.moves.slice(before),
        gain: end.value - without.value,
        end,
      }))
    })
    .toSorted((one, other) => other.gain - one.gain)
}

/** The gain of a plain development, which only helps in the productions still ahead. */
export function plainGain({ weights }: Thinking, moves: readonly Move[], { ahead }: Judged): number {
  return moves.reduce((sum, move) => sum + promiseOf(move, weights), 0) * ahead
}

/**
 * The variation ended without a development, as the baseline for developments. A thorough search of the variation has already
 * computed it.
 */
export function withoutDevelopment(thinking: Thinking, variation: Variation, known: Judged): Judged {
  if (thinking.breadth === 'thorough' && thinking.start.rules.seats > 1) return known
  const [none] = legalOf(variation, 'no development')
  return none === undefined ? known : rated(thinking, after(variation, none))
}

/** Whether the projection sees only the promised value of the development. */
function isPlain(thinking: Thinking, variation: Variation, move: Move): boolean {
  const { step, turn } = variation.state
  if (step !== 'develop' || turn.steps > 0) return false
  if (move.kind === 'develop') return move.track !== SHIP_TRACK
  if (move.kind !== 'take') return move.kind === 'no development'
  // A new card may help in the production at once, or require a factory or the place of another card.
  if (thinking.endsRound || FORESEEN.has(at(FACES, move.face))) return false
  return !isSameTurn(thinking, after(variation, move).state)
}

const SHIP_TRACK = TRACKS.indexOf('ship')

/** Each tried move of the pending step, played on to the end of the turn. */
function finishTurn(thinking: Thinking, variation: Variation): Rated[] {
  return triedMoves(thinking, variation).flatMap(move => finished(thinking, variation, move))
}

function finished(thinking: Thinking, variation: Variation, move: Move): Rated[] {
  const next = after(variation, move)
  if (!isSameTurn(thinking, next.state) || next.state.step === 'action') return [rated(thinking, next)]
  // A card turned back or a free step leads to another development; every other question gets its best answer.
  const ends = finishTurn(thinking, next)
  return next.state.step === 'develop' ? ends : best(ends, 1)
}

/** A quick search tries only the most promising developments, and gives up the least promising card. */
function triedMoves({ breadth, weights }: Thinking, variation: Variation): readonly Move[] {
  const moves = legal(variation)
  const { step } = variation.state
  if (breadth === 'thorough' || (step !== 'develop' && step !== 'make room')) return moves
  return moves
    .map(move => ({ move, promise: promiseOf(move, weights) }))
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, step === 'develop' ? DEVELOPMENTS_TRIED : 1)
    .map(({ move }) => move)
}

const DEVELOPMENTS_TRIED = 6
/** Cards whose effect the projection sees, and those of them that are always tried. */
const FORESEEN: ReadonlySet<FaceName> = new Set<FaceName>([
  'workshop',
  'foreman',
  'developer',
  'contract',
  'big-storehouse',
])
const LOOKED_AT: ReadonlySet<FaceName> = new Set<FaceName>(['workshop', 'foreman', 'developer'])
const LOOK = 1

function promiseOf(move: Move, weights: Weights): number {
  if (move.kind === 'develop') return weights[at(WEIGHTS_BY_TRACK, move.track)]
  if (move.kind === 'discard') return -weights[at(WEIGHTS_BY_FACE, move.face)]
  if (move.kind === 'take') {
    return weights[at(WEIGHTS_BY_FACE, move.face)] + (LOOKED_AT.has(at(FACES, move.face)) ? LOOK : 0)
  }
  return move.kind === 'use' || move.kind === 'pick' ? LOOK : 0
}

/** The variation with this development and the best answers to its questions; undefined where it is not possible. */
export function withDevelopment(thinking: Thinking, variation: Variation, moves: readonly Move[]): Rated | undefined {
  let reached = variation
  for (const move of moves) {
    if (!isSameTurn(thinking, reached.state)) break
    if (!legal(reached).includes(move)) {
      return reached.state.step === 'develop' ? undefined : best(finishTurn(thinking, reached), 1)[0]
    }
    reached = after(reached, move)
  }
  return isSameTurn(thinking, reached.state) ? best(finishTurn(thinking, reached), 1)[0] : rated(thinking, reached)
}
