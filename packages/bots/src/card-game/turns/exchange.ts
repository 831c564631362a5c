// Stock exchange: how many shares to trade, and whether to take loans.
import { after, best, legalOf, type Rated, rated, type Thinking, type Variation } from './variation.ts'

const LINES_KEPT = { brisk: 2, thorough: 6 }
const MOST_LOANS_TRIED = 5

export function buyShares(thinking: Thinking, variation: Variation): Rated[] {
  const counts = legalOf(variation, 'buy')
  const tried = thinking.breadth === 'brisk' ? counts.filter((_, i) => isTriedQuickly(i, counts.length)) : counts
  const bought = best(
    tried.map(move => rated(thinking, withFewestLoans(after(variation, move)))),
    LINES_KEPT[thinking.breadth],
  )
  if (thinking.breadth === 'brisk') return bought
  return bought.flatMap(({ variation: { moves } }) => {
    const move = moves[variation.moves.length]
    return move === undefined ? [] : takeLoans(thinking, after(variation, move))
  })
}

/** None, the most, and a few in between. */
function isTriedQuickly(count: number, counts: number): boolean {
  const most = counts - 1
  return count === 0 || count >= most - 1 || count === Math.floor(most / 2)
}

/** None, or one where the action would do nothing else. Without a choice the step has already ended. */
function withFewestLoans(variation: Variation): Variation {
  const [move] = legalOf(variation, 'loans')
  return move === undefined ? variation : after(variation, move)
}

export function takeLoans(thinking: Thinking, variation: Variation): Rated[] {
  if (variation.state.step !== 'take loans') return [rated(thinking, variation)]
  return legalOf(variation, 'loans')
    .slice(0, MOST_LOANS_TRIED + 1)
    .map(move => rated(thinking, after(variation, move)))
}
