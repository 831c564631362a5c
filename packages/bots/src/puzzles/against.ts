// Weighs one turn against the best of a puzzle.
import { Journal, type Move } from '@arkwright/kernel'
import { at } from '../at.ts'
import { gameOfDeal } from '../daily/play.ts'
import { scalesFor, weigh } from './weigh.ts'

export interface TwoTurns {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly seed: string
  /** The moves before the turn. */
  readonly moves: readonly string[]
  readonly best: readonly string[]
  readonly mine: readonly string[]
}

/** Enough that the verdict does not change from one time to the next; under a second. */
const SIMS = 240

/** 0 for a turn that is as good as the best one, or better. */
export async function weighAgainst(turns: TwoTurns): Promise<{ lost: number; chance: number }> {
  const game = gameOfDeal(turns)
  if (game === undefined) throw new Error(`revision ${turns.revision} of ${turns.game} is not known here`)
  const journal = new Journal(game, game.parseOptions(turns.options), turns.seed)
  for (const move of turns.moves) journal.play(move)
  const seat = game.pending(journal.position)?.seat
  if (typeof seat !== 'number') throw new Error('the position of a puzzle must have a seat to move')
  const scales = await scalesFor(turns.game, game.seats(journal.options))
  const read = (texts: readonly string[]): Move[] => texts.flatMap(text => game.parseMove(text) ?? [])
  const position = { state: game.copy(journal.position), seat }
  const ranked = weigh(scales, position, [read(turns.best), read(turns.mine)], {
    sims: SIMS,
    seed: `grade ${turns.seed}`,
  })
  // The second of the two is mine.
  const mine = ranked.find(({ place }) => place === 1) ?? at(ranked, 0)
  return { lost: Math.max(0, mine.lost.gap), chance: Math.max(0, mine.lost.winChance) }
}
