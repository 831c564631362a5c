// The factory action within a turn: build, modernise, or two of them together.
import { currentLevel, GOODS, type Good, type Move } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { after, best, ended, type Line, legal, type Thinking } from './line.ts'
import { priceOfNewFactory } from './prices.ts'

const PRICES_KEPT = { brisk: 1, thorough: 2 }
const SINGLES_KEPT = { brisk: 1, thorough: 8 }
/**
 * Pairs are made from the kept lines. Keeping only one often misses a second factory, which weakens Water Frame
 * roll-outs most.
 */
const SINGLES_KEPT_IN_HASTE = 4
const PAIRS_KEPT = { brisk: 1, thorough: 4 }

function singlesKept({ manner, breadth }: Thinking, { state }: Line): number {
  return manner === 'hasty' && state.rules.waterFrame !== null ? SINGLES_KEPT_IN_HASTE : SINGLES_KEPT[breadth]
}

export function factory(thinking: Thinking, line: Line): readonly Line[] {
  const singles = best(thinking, worksOn(thinking, line, 0, PRICES_KEPT[thinking.breadth]), singlesKept(thinking, line))
  const pairs = singles.flatMap(one => worksOn(thinking, one, lastGood(one) + 1, 1))
  const works = [...singles, ...best(thinking, pairs, PAIRS_KEPT[thinking.breadth])]
  const paid = works.flatMap(one => [...withRebate(one), one])
  if (paid.length === 0 || thinking.breadth === 'thorough') paid.push(line)
  return best(
    thinking,
    paid.map(one => ended(one, 'factory')),
    thinking.breadth === 'brisk' ? 1 : paid.length,
  )
}

/** Giving back a tile may make the action cheaper. */
function withRebate(line: Line): Line[] {
  return line.state.step === 'factory'
    ? legal(line)
        .filter(({ kind }) => kind === 'return')
        .map(move => after(line, move))
    : []
}

/** From this good on, builds each factory at some of its best prices, or modernises it. */
function worksOn(thinking: Thinking, line: Line, from: number, prices: number): Line[] {
  return GOODS.flatMap(good => {
    if (good < from) return []
    const moves = legal(line).filter(move => isWorkOn(move, good))
    return (thinking.breadth === 'brisk' ? moves.slice(0, 1) : moves).flatMap(move => {
      const next = after(line, move)
      if (move.kind !== 'build') return upToDate(thinking, next, good)
      return best(thinking, priceOfNewFactory(thinking, next), prices)
    })
  })
}

function isWorkOn(move: Move, good: Good): boolean {
  return (move.kind === 'build' || move.kind === 'modernise') && move.good === good
}

/** Level by level, and beyond the current one where a tile allows it and asks whether to keep it or give it back. */
function upToDate(thinking: Thinking, start: Line, good: Good): Line[] {
  let line = start
  while (at(line.state.players, thinking.seat).factories[good].level < currentLevel(line.state)) {
    const move = legal(line).find(one => one.kind === 'modernise' && one.good === good)
    if (move === undefined) break
    line = after(line, move)
  }
  if (line.state.step === 'factory') return [line]
  return [
    ...best(
      thinking,
      legal(line).map(move => after(line, move)),
      1,
    ),
  ]
}

/** The good of the last factory built or modernised. */
function lastGood({ moves }: Line): number {
  const last = moves.findLast(move => move.kind === 'build' || move.kind === 'modernise')
  return last !== undefined && 'good' in last ? last.good : -1
}
