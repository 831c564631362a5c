// The factory action within a turn: build, modernise, or two of them together.
import { currentLevel, GOODS, type Good, type Move } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { priceOfNewFactory } from './prices.ts'
import { after, best, ended, legal, type Thinking, type Variation } from './variation.ts'

const PRICES_KEPT = { brisk: 1, thorough: 2 }
const SINGLES_KEPT = { brisk: 1, thorough: 8 }
/**
 * Pairs are made from the kept variations. Keeping only one often misses a second factory, which weakens Water Frame
 * roll-outs most.
 */
const SINGLES_KEPT_IN_HASTE = 4
const PAIRS_KEPT = { brisk: 1, thorough: 4 }

function singlesKept({ manner, breadth }: Thinking, { state }: Variation): number {
  return manner === 'hasty' && state.rules.waterFrame !== null ? SINGLES_KEPT_IN_HASTE : SINGLES_KEPT[breadth]
}

export function factory(thinking: Thinking, variation: Variation): readonly Variation[] {
  const singles = best(
    thinking,
    worksOn(thinking, variation, 0, PRICES_KEPT[thinking.breadth]),
    singlesKept(thinking, variation),
  )
  const pairs = singles.flatMap(one => worksOn(thinking, one, lastGood(one) + 1, 1))
  const works = [...singles, ...best(thinking, pairs, PAIRS_KEPT[thinking.breadth])]
  const paid = works.flatMap(one => [...withRebate(one), one])
  if (paid.length === 0 || thinking.breadth === 'thorough') paid.push(variation)
  return best(
    thinking,
    paid.map(one => ended(one, 'factory')),
    thinking.breadth === 'brisk' ? 1 : paid.length,
  )
}

/** Giving back a tile may make the action cheaper. */
function withRebate(variation: Variation): Variation[] {
  return variation.state.step === 'factory'
    ? legal(variation)
        .filter(({ kind }) => kind === 'return')
        .map(move => after(variation, move))
    : []
}

/** From this good on, builds each factory at some of its best prices, or modernises it. */
function worksOn(thinking: Thinking, variation: Variation, from: number, prices: number): Variation[] {
  return GOODS.flatMap(good => {
    if (good < from) return []
    const moves = legal(variation).filter(move => isWorkOn(move, good))
    return (thinking.breadth === 'brisk' ? moves.slice(0, 1) : moves).flatMap(move => {
      const next = after(variation, move)
      if (move.kind !== 'build') return upToDate(thinking, next, good)
      return best(thinking, priceOfNewFactory(thinking, next), prices)
    })
  })
}

function isWorkOn(move: Move, good: Good): boolean {
  return (move.kind === 'build' || move.kind === 'modernise') && move.good === good
}

/** Level by level, and beyond the current one where a tile allows it and asks whether to keep it or give it back. */
function upToDate(thinking: Thinking, start: Variation, good: Good): Variation[] {
  let variation = start
  while (at(variation.state.players, thinking.seat).factories[good].level < currentLevel(variation.state)) {
    const move = legal(variation).find(one => one.kind === 'modernise' && one.good === good)
    if (move === undefined) break
    variation = after(variation, move)
  }
  if (variation.state.step === 'factory') return [variation]
  return [
    ...best(
      thinking,
      legal(variation).map(move => after(variation, move)),
      1,
    ),
  ]
}

/** The good of the last factory built or modernised. */
function lastGood({ moves }: Variation): number {
  const last = moves.findLast(move => move.kind === 'build' || move.kind === 'modernise')
  return last !== undefined && 'good' in last ? last.good : -1
}
