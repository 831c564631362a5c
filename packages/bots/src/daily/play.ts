// Plays a Daily Mill: the deal as a journal, and the turns of its bots.
import { type AnyGame, type AnyJournal, gameAt, Journal, type Seat, seedRandom } from '@arkwright/kernel'
import { FORMER_GAMES } from '../analysis/experts.ts'
import { LADDERS } from '../ladder.ts'
import type { BotName } from '../levels.ts'
import { botSeed, type DailyBot, type DailyDeal, seatOfDeal } from './deal.ts'

/** The version of the bots in this build. */
export const DAILY_BOTS = 5

/** The version since which a level decides as in this build, for the levels that have changed. */
const DECIDES_SINCE: Partial<Record<BotName, number>> = { expert: 5 }

/** Whether this build can check the day: its bots must decide as they did then. */
export function hasBotsOf({ bots, seats }: Pick<DailyDeal, 'bots' | 'seats'>): boolean {
  return bots <= DAILY_BOTS && seats.every(bot => bot === null || bots >= (DECIDES_SINCE[bot.level] ?? 1))
}

export interface DailyResult {
  readonly score: number
  /** 0: not ranked. */
  readonly rank: number
}

/** Undefined where this build does not have the rules of the day. */
export function gameOfDeal({ game, revision }: Pick<DailyDeal, 'game' | 'revision'>): AnyGame | undefined {
  const newest = LADDERS.get(game)?.expertise.game
  return newest && gameAt([newest, ...FORMER_GAMES], game, revision)
}

export function journalOf(deal: DailyDeal, game: AnyGame): AnyJournal {
  return new Journal(game, game.parseOptions(deal.options), deal.seed)
}

/** Undefined at the end. */
export function deciderIn({ game, position }: AnyJournal): Seat | undefined {
  const seat = game.pending(position)?.seat
  return typeof seat === 'number' ? seat : undefined
}

export async function turnOfBot(
  deal: DailyDeal,
  { game, position, moves }: AnyJournal,
  seat: Seat,
  { level, sims }: DailyBot,
): Promise<readonly string[]> {
  const bot = LADDERS.get(deal.game)?.bots[level]
  if (bot === undefined) throw new Error(`no ${level} plays ${deal.game}`)
  const view = game.view(position, seat)
  await bot.prepare?.(view)
  return bot.choose(view, seat, { sims }, seedRandom(botSeed(deal, moves.length))).moves
}

/** The person's result at the end. */
export function resultOf(deal: DailyDeal, { game, position }: AnyJournal): DailyResult {
  const mine = game.standings(position).find(({ seat }) => seat === seatOfDeal(deal))
  return { score: mine?.score ?? 0, rank: mine?.rank ?? 0 }
}
