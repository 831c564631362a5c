// Stock exchange: how many shares to trade, and whether to take loans.
import { after, best, type Line, legalOf, type Rated, rated, type Thinking } from './line.ts'

const LINES_KEPT = { brisk: 2, thorough: 6 }
const MOST_LOANS_TRIED = 5

export function buyShares(thinking: Thinking, line: Line): Rated[] {
  const counts = legalOf(line, 'buy')
  const tried = thinking.breadth === 'brisk' ? counts.filter((_, i) => isTriedQuickly(i, counts.length)) : counts
  const bought = best(
    tried.map(move => rated(thinking, withFewestLoans(after(line, move)))),
    LINES_KEPT[thinking.breadth],
  )
  if (thinking.breadth === 'brisk') return bought
  return bought.flatMap(({ line: { moves } }) => {
    const move = moves[line.moves.length]
    return move === undefined ? [] : takeLoans(thinking, after(line, move))
  })
}

/** None, the most, and a few in between. */
function isTriedQuickly(count: number, counts: number): boolean {
  const most = counts - 1
  return count === 0 || count >= most - 1 || count === Math.floor(most / 2)
}

/** None, or one where the action would do nothing else. Without a choice the step has already ended. */
function withFewestLoans(line: Line): Line {
  const [move] = legalOf(line, 'loans')
  return move === undefined ? line : after(line, move)
}

export function takeLoans(thinking: Thinking, line: Line): Rated[] {
  if (line.state.step !== 'take loans') return [rated(thinking, line)]
  return legalOf(line, 'loans')
    .slice(0, MOST_LOANS_TRIED + 1)
    .map(move => rated(thinking, after(line, move)))
}
