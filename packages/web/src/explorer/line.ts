// A line in the explorer, played from the set-up. Each turn and each draw is one step.
import { positionKey, type Seat } from '@arkwright/kernel'
import type { GamePage, Position } from '../play/game-page.ts'

export interface Step {
  readonly before: Position
  readonly seat: Seat | 'chance'
  readonly moves: readonly string[]
}

export interface ExploredLine {
  readonly options: unknown
  readonly steps: readonly Step[]
  /** The position after the last step. */
  readonly state: Position
  readonly key: number
  /** Who decides there; undefined: the game is over. */
  readonly seat: Seat | 'chance' | undefined
}

/** Undefined where a move is not allowed. A turn that the line leaves unfinished is left out. */
export function playLine(page: GamePage, options: unknown, texts: readonly string[]): ExploredLine | undefined {
  const { game } = page
  const state = game.setup(options, null)
  const steps: (Step & { readonly moves: string[]; readonly turn: string })[] = []
  for (const text of texts) {
    const seat = game.pending(state)?.seat
    const move = game.parseMove(text)
    if (seat === undefined || move === undefined || game.refusal(state, move) !== undefined) return undefined
    const running = steps.at(-1)
    const turn = game.turnOf(state)
    if (running !== undefined && seat !== 'chance' && running.seat === seat && running.turn === turn) {
      running.moves.push(text)
    } else steps.push({ before: game.copy(state), seat, turn, moves: [text] })
    game.play(state, move)
  }
  const last = steps.at(-1)
  const unfinished = last !== undefined && last.seat !== 'chance' && last.turn === game.turnOf(state)
  const shown = unfinished ? steps.slice(0, -1) : steps
  const end = unfinished ? last.before : state
  return { options, steps: shown, state: end, key: positionKey(game, end), seat: game.pending(end)?.seat }
}

/** The moves and draws of the first steps. */
export function movesOf(steps: readonly Step[]): string[] {
  return steps.flatMap(({ moves }) => moves)
}
