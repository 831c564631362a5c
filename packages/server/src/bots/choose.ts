// How a bot chooses. This is the only file that knows where bots come from.
import { characterBot, LADDERS, variedBot } from '@arkwright/bots'
import { pick, type Seat, seedRandom } from '@arkwright/kernel'
import { GAMES } from '../games.ts'
import type { SeatedBot } from './seated-bot.ts'

export interface Question extends SeatedBot {
  readonly game: string
  /** What the seat may know about the position. */
  readonly view: unknown
  readonly seat: Seat
  readonly milliseconds: number
  readonly seed: string
}

export async function chooseMoves(question: Question): Promise<readonly string[]> {
  const { game, view, seat, strength, style, milliseconds, seed } = question
  const random = seedRandom(seed)
  const ladder = LADDERS.get(game)
  if (ladder !== undefined) {
    const bot = variedBot(characterBot(ladder, strength, style), ladder.nearly)
    await bot.prepare?.(view)
    return bot.choose(view, seat, { ms: milliseconds }, random).moves
  }
  const rules = GAMES.find(({ id }) => id === game)
  if (rules === undefined) throw new Error(`no bot plays ${game}`)
  return [pick(random, rules.moves(rules.determinize(view, null))).text]
}
