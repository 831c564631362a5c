// Ten bots in the person's seat: something to compare a result with where there is no server.
import { type AnyJournal, type Seat, seedRandom } from '@arkwright/kernel'
import { LADDERS } from '../ladder.ts'
import { variedBot } from '../varied-bot.ts'
import { type DailyBot, type DailyDeal, seatOfDeal } from './deal.ts'
import { type DailyResult, deciderIn, gameOfDeal, journalOf, resultOf, turnOfBot } from './play.ts'

const EASY: DailyBot = { level: 'easy', sims: 1 }
const MEDIUM: DailyBot = { level: 'medium', sims: 1 }
const EXPERT: DailyBot = { level: 'expert', sims: 8 }
export const FIELD: readonly DailyBot[] = [EASY, EASY, EASY, MEDIUM, MEDIUM, MEDIUM, MEDIUM, EXPERT, EXPERT, EXPERT]
/** Turns within so many times the usual measure count as nearly equal: with less, some bots repeat each other's game. */
const VARIETY = 4

export interface FieldResult extends DailyResult {
  readonly level: DailyBot['level']
}

/** One result after the other; the same on every machine. */
export async function* fieldOf(deal: DailyDeal): AsyncGenerator<FieldResult, undefined> {
  const game = gameOfDeal(deal)
  if (game === undefined) return
  const mine = seatOfDeal(deal)
  for (const [number, own] of FIELD.entries()) {
    const journal = journalOf(deal, game)
    for (let seat = deciderIn(journal); seat !== undefined; seat = deciderIn(journal)) {
      const bot = deal.seats[seat]
      const turn = bot ? await turnOfBot(deal, journal, seat, bot) : await variedTurn(deal, journal, mine, own, number)
      for (const move of turn) if (deciderIn(journal) === seat) journal.play(move)
    }
    yield { ...resultOf(deal, journal), level: own.level }
  }
}

/** Varied, so that two bots of one level do not play the same game. */
async function variedTurn(
  deal: DailyDeal,
  { game, position, moves }: AnyJournal,
  seat: Seat,
  { level, sims }: DailyBot,
  number: number,
): Promise<readonly string[]> {
  const ladder = LADDERS.get(deal.game)
  if (ladder === undefined) throw new Error(`no bot plays ${deal.game}`)
  const bot = variedBot(ladder.bots[level], VARIETY * ladder.nearly)
  const view = game.view(position, seat)
  await bot.prepare?.(view)
  return bot.choose(view, seat, { sims }, seedRandom(`${deal.seed} field ${number}:${moves.length}`)).moves
}
