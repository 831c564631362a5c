// A standard reference player: plain UCT over atomic moves, random roll-outs to the end, one tree, new chance each
// time.
import {
  forkRandom,
  type Game,
  type MachineState,
  type Move,
  pick,
  type RandomState,
  type Seat,
} from '@arkwright/kernel'
import { at } from './at.ts'
import type { Bot, Budget } from './bot.ts'

interface Node<M> {
  readonly move: M | undefined
  readonly children: Map<M, Node<M>>
  visits: number
  /** Wins of the seat that chose this move; shared wins count in part. */
  wins: number
}

/** UCB1's constant: the square root of two. */
const EXPLORATION = Math.SQRT2
const MOST_SHOWN = 5
/** The minimum of games to play out, even where a busy machine needs more than the given time. */
const FEWEST_IN_TIME = 1000

/** Its simulations are whole games. It decides one atomic move at a time, with the whole budget for each. */
export function uctBot<S extends MachineState<M>, M extends Move, O, V>(game: Game<S, M, O, V>): Bot<V> {
  return {
    name: 'uct',
    choose(view, _seat, budget, random) {
      const root: Node<M> = { move: undefined, children: new Map(), visits: 0, wins: 0 }
      const goesOn = within(budget)
      while (goesOn(root.visits)) iterate(game, game.determinize(view, forkRandom(random)), root, random)
      const candidates = [...root.children.values()]
        .toSorted((one, other) => other.visits - one.visits)
        .slice(0, MOST_SHOWN)
        .map(({ move, wins, visits }) => ({
          moves: move === undefined ? [] : [move.text],
          value: wins / visits,
          sims: visits,
          winChance: wins / visits,
        }))
      return { moves: at(candidates, 0).moves, report: { candidates, sims: root.visits } }
    },
  }
}

/** One iteration: down the tree, one new node, a random game to its end, and back up. Each seat counts its own wins. */
function iterate<S extends MachineState<M>, M extends Move, O, V>(
  game: Game<S, M, O, V>,
  state: S,
  root: Node<M>,
  random: RandomState,
): void {
  const path: { readonly node: Node<M>; readonly seat: Seat }[] = []
  let node = root
  for (let grown = false; !grown; ) {
    const decision = game.pending(state)
    if (decision === undefined || decision.seat === 'chance') break
    const legal = game.moves(state)
    const untried = legal.filter(move => !node.children.has(move))
    grown = untried.length > 0
    const child: Node<M> = grown ? grow(node, pick(random, untried)) : best(node, legal)
    path.push({ node: child, seat: decision.seat })
    if (child.move !== undefined) game.play(state, child.move)
    node = child
  }
  while (game.pending(state) !== undefined) game.play(state, pick(random, game.moves(state)))
  const standings = game.standings(state)
  const winners = standings.filter(({ rank }) => rank === 1)
  root.visits++
  for (const { node: passed, seat } of path) {
    passed.visits++
    if (winners.some(winner => winner.seat === seat)) passed.wins += 1 / winners.length
  }
}

function grow<M>(parent: Node<M>, move: M): Node<M> {
  const child: Node<M> = { move, children: new Map(), visits: 0, wins: 0 }
  parent.children.set(move, child)
  return child
}

/** UCB1 among the moves that are legal in this sample. */
function best<M>(parent: Node<M>, legal: readonly M[]): Node<M> {
  const log = Math.log(parent.visits)
  let found: Node<M> | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const move of legal) {
    const child = parent.children.get(move)
    if (child === undefined) continue
    const bound = child.wins / child.visits + EXPLORATION * Math.sqrt(log / child.visits)
    if (bound <= highest) continue
    highest = bound
    found = child
  }
  if (found === undefined) throw new Error('no legal move has been tried')
  return found
}

function within(budget: Budget): (done: number) => boolean {
  if ('sims' in budget) return done => done < budget.sims
  const deadline = Date.now() + budget.ms
  return done => done < FEWEST_IN_TIME || Date.now() < deadline
}
