// How a bot chooses. This is the only file that knows where bots come from.
import { LADDERS, variedBot } from '@arkwright/bots'
import { pick, type Seat, seedRandom } from '@arkwright/kernel'
import type { Strength } from '../api/table-shapes.ts'
import { GAMES } from '../games.ts'

export interface Question {
  readonly game: string
  /** What the seat may know about the position. */
  readonly view: unknown
  readonly seat: Seat
  readonly strength: Strength
  readonly milliseconds: number
  readonly seed: string
}

export async function chooseMoves(question: Question): Promise<readonly string[]> {
  const { game, view, seat, strength, milliseconds, seed } = question
  const random = seedRandom(seed)
  const ladder = LADDERS.get(game)
  if (ladder !== undefined) {
    const bot = variedBot(ladder.bots[strength], ladder.nearly)
    await bot.prepare?.(view)
    return bot.choose(view, seat, { ms: milliseconds }, random).moves
  }
  const rules = GAMES.find(({ id }) => id === game)
  if (rules === undefined) throw new Error(`no bot plays ${game}`)
  return [pick(random, rules.moves(rules.determinize(view, null))).text]
}
