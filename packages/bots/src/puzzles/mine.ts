// Finds puzzles in games between bots, and keeps those whose best turn stays best in fresh analyses.
import { type AnyGame, Journal, nextWord, seedRandom } from '@arkwright/kernel'
import { type PlayedTurn, turnsPlayed } from '../analysis/walk.ts'
import { at } from '../at.ts'
import { LADDERS, type Ladder } from '../ladder.ts'
import type { BotName } from '../levels.ts'
import { variedBot } from '../varied-bot.ts'
import type { Puzzle, PuzzleGame } from './puzzle.ts'
import { type MiningSettings, puzzleIn } from './verify.ts'
import { scalesFor } from './weigh.ts'

export interface Seam {
  readonly game: string
  readonly players: number
  readonly seed: string
  /** Who plays the game. `medium`, varied, where it is not given. */
  readonly bots?: { readonly level: BotName; readonly sims: number }
}

/** Variety of the games: turns within so many times the usual measure count as nearly equal. */
const VARIETY = 3

/** `hasTime` is asked before each puzzle is verified. */
export async function minePuzzles(
  seam: Seam,
  settings: MiningSettings,
  hasTime: () => boolean,
): Promise<PuzzleGame | undefined> {
  const ladder = LADDERS.get(seam.game)
  if (ladder === undefined) throw new Error(`no bot plays ${seam.game}`)
  const scales = await scalesFor(seam.game, seam.players)
  const game: AnyGame = ladder.expertise.game
  const options = { players: seam.players }
  const moves = await playedBy(ladder, options, seam)
  const turns = turnsPlayed({ game, options, seed: seam.seed, moves })
  const productions = scales.expertise.productions(at(turns, turns.length - 1).state)
  const puzzles: Puzzle[] = []
  for (const turn of shuffled(turns, seam.seed)) {
    if (puzzles.length === settings.most || !hasTime()) break
    const isEnd = productions === scales.expertise.productions(turn.state)
    const puzzle = puzzleIn(scales, turn, isEnd, settings, seam.seed)
    if (puzzle !== undefined) puzzles.push(puzzle)
  }
  if (puzzles.length === 0) return undefined
  const last = Math.max(...puzzles.map(puzzle => puzzle.at))
  return {
    game: game.id,
    revision: game.revision,
    options,
    seed: seam.seed,
    moves: moves.slice(0, last),
    puzzles: puzzles.toSorted((one, other) => one.at - other.at),
  }
}

async function playedBy(ladder: Ladder, options: unknown, { seed, bots }: Seam): Promise<readonly string[]> {
  const { game } = ladder.expertise
  const bot = bots === undefined ? variedBot(ladder.bots.medium, VARIETY * ladder.nearly) : ladder.bots[bots.level]
  const sims = bots?.sims ?? 1
  const journal = new Journal(game, game.parseOptions(options), seed)
  for (let seat = game.pending(journal.position)?.seat; typeof seat === 'number'; ) {
    const random = seedRandom(`${seed} ${journal.moves.length}`)
    const view = game.view(journal.position, seat)
    await bot.prepare?.(view)
    for (const move of bot.choose(view, seat, { sims }, random).moves) journal.play(move)
    seat = game.pending(journal.position)?.seat
  }
  return journal.moves
}

/** In another order, so that the few puzzles of a game do not all come from its first turns. */
function shuffled(turns: readonly PlayedTurn[], seed: string): PlayedTurn[] {
  const random = seedRandom(`order of ${seed}`)
  return turns
    .map(turn => ({ turn, place: nextWord(random) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ turn }) => turn)
}
