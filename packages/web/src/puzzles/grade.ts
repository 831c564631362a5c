// What a turn loses against the best one: from the stored figures where it was weighed, otherwise by simulations.
import type { PuzzleTurn } from '@arkwright/bots'
import type { AnyGame, Seat } from '@arkwright/kernel'
import type { Position } from '../play/game-page.ts'
import type { OpenPuzzle } from './library.ts'
import type { Weighing, Weight } from './weigh.worker.ts'

export interface Grade {
  readonly moves: readonly string[]
  readonly lost: number
  readonly chance: number
}

/** The position that a turn leads to. Other moves, or another order, may lead to the same. */
function reached(game: AnyGame, position: Readonly<Position>, seat: Seat, moves: readonly string[]): string {
  const after = game.determinize(game.view(position, seat), null)
  for (const text of moves) {
    const move = game.parseMove(text)
    if (move !== undefined && game.refusal(after, move) === undefined) game.play(after, move)
  }
  return JSON.stringify(game.save(after))
}

/** Undefined where the turn was not weighed. */
export function storedGrade(
  game: AnyGame,
  position: Readonly<Position>,
  { puzzle: { seat, turns } }: OpenPuzzle,
  moves: readonly string[],
): Grade | undefined {
  const mine = reached(game, position, seat, moves)
  const known = turns.find((turn: PuzzleTurn) => reached(game, position, seat, turn.moves) === mine)
  return known && { moves, lost: known.lost, chance: known.chance }
}

/** In a separate worker, which ends with the answer. */
export function weighedGrade({ from, puzzle }: OpenPuzzle, moves: readonly string[]): Promise<Grade> {
  const worker = new Worker(new URL('./weigh.worker.ts', import.meta.url), { type: 'module' })
  const task: Weighing = {
    game: from.game,
    options: from.options,
    revision: from.revision,
    seed: from.seed,
    moves: from.moves.slice(0, puzzle.at),
    best: puzzle.turns[0]?.moves ?? [],
    mine: moves,
  }
  const { promise, resolve, reject } = Promise.withResolvers<Grade>()
  worker.onmessage = ({ data }: MessageEvent<Weight>) =>
    'failed' in data ? reject(new Error(data.failed)) : resolve({ moves, ...data })
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(task)
  return promise.finally(() => worker.terminate())
}
