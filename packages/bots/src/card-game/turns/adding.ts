// Adding quality or distribution: which totals, of all that can be laid.
import { cardGame, type Move } from '@arkwright/card-game'
import { at } from '../../at.ts'
import { after, type Line, legal, type Rated, rate, type Thinking } from './line.ts'

type Totals = Extract<Move, { kind: 'quality' | 'distribution' }>

const LINES_KEPT = { brisk: 1, thorough: 10 }

/** Laying changes nothing but the totals, so each is rated on one copy before the best are played. */
export function addTotals(thinking: Thinking, line: Line): Rated[] {
  const { breadth, seat } = thinking
  const trial = cardGame.copy(line.state)
  const player = at(trial.players, seat)
  const ratings = tried(thinking, line)
    .map(move => {
      player[move.kind] = move.totals
      return { move, value: rate(thinking, trial) }
    })
    .toSorted((one, other) => other.value - one.value)
  const kept = ratings.slice(0, LINES_KEPT[breadth])
  // What the active good's marker can do to rivals shows only once it is moved.
  const { good } = line.state
  const most = Math.max(...ratings.map(({ move }) => at(move.totals, good)))
  const active = breadth === 'brisk' ? undefined : ratings.find(({ move }) => at(move.totals, good) === most)
  if (active !== undefined && !kept.includes(active)) kept.push(active)
  return kept.map(({ move, value }) => ({ line: after(line, move), value }))
}

/** A quick look takes only those that add most. */
function tried(thinking: Thinking, line: Line): Totals[] {
  const moves = legal(line).filter((move): move is Totals => move.kind === 'quality' || move.kind === 'distribution')
  if (thinking.breadth === 'thorough') return moves
  const sums = moves.map(({ totals }) => totals.reduce((sum, total) => sum + total, 0))
  const most = Math.max(...sums)
  return moves.filter((_, i) => sums[i] === most)
}
