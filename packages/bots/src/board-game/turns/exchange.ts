// The stock exchange action within a turn, and taking a special marker.
import { type Move, purchasePrice } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { worthOfMarker, worthOfTile } from '../weights.ts'
import { shipsForContracts } from './harbour.ts'
import { isTurnOver } from './off-turn.ts'
import { largest } from './plain-answers.ts'
import { after, best, ended, legal, legalOf, ranked, type Thinking, type Variation } from './variation.ts'

const SALES_KEPT = 4
const PURCHASES_KEPT = { brisk: 1, thorough: 3 }
const MARKERS_TRIED = { brisk: 1, thorough: 6 }

/** All of them or none. */
export function sellGoods(thinking: Thinking, variation: Variation): readonly Variation[] {
  const variations = [largestOf(variation, 'sell goods'), noneOf(variation, 'sell goods')].map(move =>
    after(variation, move),
  )
  return thinking.breadth === 'brisk' ? best(thinking, variations, 1) : variations
}

/** Own shares are sold only where cash is short, or at the end when their value is about to fall. */
export function sellShares(thinking: Thinking, variation: Variation): Variation[] {
  const none = after(variation, noneOf(variation, 'sell shares'))
  if (thinking.breadth === 'brisk') return [none]
  const some = legalOf(variation, 'sell shares').filter(({ count }) => count > 0)
  return [
    none,
    ...best(
      thinking,
      some.map(move => after(variation, move)),
      SALES_KEPT,
    ),
  ]
}

export function repayLoans(_thinking: Thinking, variation: Variation): Variation[] {
  return [after(variation, largestOf(variation, 'repay'))]
}

type Exchanged = 'sell goods' | 'sell shares' | 'repay' | 'buy shares'

function largestOf(variation: Variation, kind: Exchanged): Move {
  return legalMove(variation, kind, largest(legal(variation), kind))
}

function noneOf(variation: Variation, kind: Exchanged): Move {
  return legalMove(
    variation,
    kind,
    legalOf(variation, kind).find(({ count }) => count === 0),
  )
}

function legalMove({ state }: Variation, kind: Exchanged, move: Move | undefined): Move {
  if (move === undefined) throw new Error(`no move of kind ${kind} in the step ${state.step}`)
  return move
}

/** From all the cash down to a reserve. */
export function buyShares(thinking: Thinking, variation: Variation): readonly Variation[] {
  const moves = legalOf(variation, 'buy shares')
  const price = purchasePrice(variation.state, at(variation.state.players, thinking.seat))
  const tried = thinking.manner === 'careful' ? moves : withReserve(moves, price)
  return best(
    thinking,
    tried.map(move => after(variation, move)),
    PURCHASES_KEPT[thinking.breadth],
  )
}

/** Pounds kept in hand; the last purchase tried keeps all cash. */
const RESERVES = [0, 10, 20, 30]

function withReserve(moves: readonly Purchase[], price: number): Purchase[] {
  const most = Math.max(...moves.map(({ count }) => count))
  const counts = new Set(RESERVES.map(reserve => Math.max(0, most - Math.ceil(reserve / price))))
  counts.add(0)
  return [...counts].flatMap(count => moves.find(move => move.count === count) ?? [])
}

type Purchase = Extract<Move, { kind: 'buy shares' }>

/**
 * In Water Frame tiles and ships change the projection, so all are tried after the first action. After later actions
 * only the best of those are tried, because the best choice hardly depends on the action before it. A brisk search
 * tries only the most promising ones, once for all turns.
 */
export function takeSpecialMarker(thinking: Thinking, variation: Variation): readonly Variation[] {
  const { specials, breadth } = thinking
  const ships = thinking.context.plansHarbour
    ? shipsForContracts(thinking, variation).map(move => settled(thinking, after(variation, move)))
    : []
  if (breadth === 'thorough' && variation.state.rules.waterFrame !== null) {
    const taken = ranked(
      thinking,
      worthTaking(thinking, variation).map(move => settled(thinking, after(variation, move))),
    )
    if (thinking.takings.length === 0) thinking.takings.push(...taken.flatMap(one => nextMove(variation, one)))
    return [...ships, ...taken.slice(0, MARKERS_TRIED.thorough), ended(variation, 'take special marker')]
  }
  if (specials.length === 0) specials.push(...rankSpecials(thinking, variation))
  const moves = specials.filter(move => legal(variation).includes(move)).slice(0, MARKERS_TRIED[breadth])
  const taken = [...best(thinking, ships, 1), ...moves.map(move => after(variation, move))]
  return breadth === 'thorough' || taken.length === 0 ? [...taken, ended(variation, 'take special marker')] : taken
}

const TAKINGS_TRIED_AGAIN = 8

/** Everything the first time; later the best ones, and those that could not be taken before. */
function worthTaking({ takings: known }: Thinking, variation: Variation): Move[] {
  const moves = takings(variation)
  const again = known.filter(move => moves.includes(move)).slice(0, TAKINGS_TRIED_AGAIN)
  return [...again, ...moves.filter(move => !known.includes(move))]
}

/** The move that continues the longer variation. */
function nextMove({ moves }: Variation, longer: Variation): Move[] {
  return longer.moves.slice(moves.length, moves.length + 1)
}

function takings(variation: Variation): Move[] {
  return legal(variation).filter(({ kind }) => kind !== 'done')
}

/**
 * A taken marker may require a factory, the return of another tile or a purchase of shares. Each question gets its best
 * answer.
 */
export function settled(thinking: Thinking, variation: Variation): Variation {
  let asked = variation
  while (!isTurnOver(thinking.seat, asked.state)) {
    const ways = legal(asked).map(move => after(asked, move))
    asked = best(thinking, ways, 1)[0] ?? asked
  }
  return asked
}

function rankSpecials(thinking: Thinking, variation: Variation): Move[] {
  const moves = takings(variation).sort(
    (one, other) => worthOf(thinking, variation, other) - worthOf(thinking, variation, one),
  )
  if (variation.state.rules.waterFrame === null) return moves
  const tried = moves
    .slice(0, thinking.manner === 'hasty' ? SPECIALS_TRIED_IN_HASTE : SPECIALS_TRIED)
    .map(move => settled(thinking, after(variation, move)))
  return ranked(thinking, tried).flatMap(one => nextMove(variation, one))
}

const SPECIALS_TRIED = 5
const SPECIALS_TRIED_IN_HASTE = 2

/** The marker's own value, for each decade. */
function worthOf({ weights, seat }: Thinking, { state }: Variation, move: Move): number {
  if (move.kind === 'take') return worthOfMarker(move.marker, weights)
  if (move.kind === 'take tile') return worthOfTile(move.tile, weights)
  if (move.kind !== 'take ship') return 0
  const ships = at(state.players, seat).harbour?.ships ?? [0, 0]
  return weights.ship * (move.capacity - Math.min(...ships))
}
