// What was chosen in each position of many games, counted. Games that begin alike are replayed together, so 100,000
// games take seconds. Imports of a corpus, the games of people and the page's own table all use it.
import { BadInput } from './bad-input.ts'
import { shown } from './components.ts'
import type { AnyGame, MachineState, Move, Seat } from './game.ts'
import { positionKey } from './position-key.ts'

/** Between the moves of a turn, where it is written as one text. No move's notation has a comma. */
export const BETWEEN_MOVES = ', '

export interface FinishedGame {
  readonly moves: readonly string[]
  readonly revealed: readonly string[]
  /** By seat. */
  readonly scores: readonly number[]
  /** By seat: 1 is best; a shared first place is a shared win. */
  readonly places: readonly number[]
}

/** What a choice led to, over all games in which it was made. A turn is one choice, and so is a draw. */
export interface ChoiceRow {
  /** The position before the choice. */
  readonly key: number
  /** The position after it. Two orders of the same moves lead to one position, so they are one choice. */
  readonly next: number
  /** The moves of the turn in notation, as the first game played them. */
  readonly turn: string
  readonly seat: Seat | 'chance'
  readonly games: number
  /** Of the seat that chose, and 0 for draws, as score and margin are. */
  readonly wins: number
  readonly score: number
  /** Final score less the best score of another seat. */
  readonly margin: number
}

export interface TreeLimits {
  /** How many choices from the set-up are counted. */
  readonly depth: number
  /** How many choices are counted once a game has left all others; a position that one game reached says little. */
  readonly alone: number
}

interface FollowedGame {
  readonly game: FinishedGame
  readonly results: readonly SeatResult[]
  at: number
  drawn: number
}

interface SeatResult {
  readonly win: number
  readonly score: number
  readonly margin: number
}

interface Branch {
  readonly state: MachineState<Move>
  readonly lines: readonly FollowedGame[]
  /** The choice that is being made. */
  readonly begun: { readonly key: number; readonly mark: string; readonly seat: Seat | 'chance' } | undefined
  readonly moves: readonly string[]
  readonly choices: number
  readonly alone: number
}

/** The rows of these games, which all have the same options. The same choice may come in several rows: add them up. */
export function* openingTree(
  game: AnyGame,
  options: unknown,
  games: Iterable<FinishedGame>,
  limits: TreeLimits,
): Generator<ChoiceRow> {
  const lines = Array.from(games, finished => ({ game: finished, results: resultsOf(finished), at: 0, drawn: 0 }))
  const open: Branch[] = [
    { state: game.setup(options, null), lines, begun: undefined, moves: [], choices: 0, alone: 0 },
  ]
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    const { row, follow } = visit(game, branch, limits)
    if (row !== undefined) yield row
    open.push(...follow)
  }
}

function visit(game: AnyGame, branch: Branch, limits: TreeLimits): { row?: ChoiceRow; follow: readonly Branch[] } {
  const { state, lines, begun } = branch
  const seat = game.pending(state)?.seat
  const mark = game.turnOf(state)
  if (begun !== undefined && seat === begun.seat && seat !== 'chance' && mark === begun.mark) {
    return { follow: followed(game, branch, begun) }
  }
  const key = positionKey(game, state)
  const row = begun && rowOf(begun.key, key, begun.seat, branch)
  const alone = lines.length === 1 ? branch.alone + 1 : 0
  const goesOn = seat !== undefined && branch.choices < limits.depth && alone <= limits.alone
  const next = { ...branch, moves: [], choices: branch.choices + 1, alone }
  return { ...(row && { row }), follow: goesOn ? followed(game, next, { key, mark, seat }) : [] }
}

/** A branch for each move that a game played here. */
function followed(game: AnyGame, branch: Branch, begun: NonNullable<Branch['begun']>): readonly Branch[] {
  const groups = new Map<string, FollowedGame[]>()
  for (const line of branch.lines) {
    const text = begun.seat === 'chance' ? line.game.revealed[line.drawn++] : line.game.moves[line.at++]
    if (text === undefined) continue
    const group = groups.get(text)
    if (group === undefined) groups.set(text, [line])
    else group.push(line)
  }
  return Array.from(groups, ([text, lines]) => {
    const state = groups.size === 1 ? branch.state : game.copy(branch.state)
    const move = game.parseMove(text)
    if (move === undefined || game.refusal(state, move) !== undefined)
      throw new BadInput(`a game has ${shown(text)}, which is not allowed there`)
    game.play(state, move)
    return { ...branch, state, lines, begun, moves: [...branch.moves, text] }
  })
}

function rowOf(key: number, next: number, seat: Seat | 'chance', { lines, moves }: Branch): ChoiceRow {
  let [wins, score, margin] = [0, 0, 0]
  if (seat !== 'chance') {
    for (const { results } of lines) {
      const result = results[seat]
      wins += result?.win ?? 0
      score += result?.score ?? 0
      margin += result?.margin ?? 0
    }
  }
  return { key, next, turn: moves.join(BETWEEN_MOVES), seat, games: lines.length, wins, score, margin }
}

function resultsOf({ scores, places }: FinishedGame): SeatResult[] {
  const first = places.filter(place => place === 1).length
  return scores.map((score, seat) => {
    const others = scores.filter((_, other) => other !== seat)
    const margin = others.length === 0 ? score : score - Math.max(...others)
    return { win: places[seat] === 1 ? 1 / first : 0, score, margin }
  })
}

/** Scores and places by seat, of a position in which the game is over. */
export function finalResult(game: AnyGame, state: MachineState<Move>): Pick<FinishedGame, 'scores' | 'places'> {
  const standings = game.standings(state).toSorted((one, other) => one.seat - other.seat)
  return {
    scores: standings.map(({ score }) => score),
    places: standings.map(({ rank }) => rank ?? 0),
  }
}
