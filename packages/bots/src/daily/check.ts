// Checks a finished Daily Mill: every move must be legal, and every bot must have decided as the pinned bot does.
import type { DailyDeal } from './deal.ts'
import { type DailyResult, deciderIn, gameOfDeal, hasBotsOf, journalOf, resultOf, turnOfBot } from './play.ts'

export const DAILY_FAULTS = ['unknown', 'illegal', 'bot', 'unfinished', 'too-long'] as const
/**
 * `unknown`: this build does not have the rules or bots of the day. `illegal`: a move is against the rules. `bot`: a bot would have
 * decided differently. `unfinished`, `too-long`: moves are missing, or left over.
 */
export type DailyFault = (typeof DAILY_FAULTS)[number]

export type DailyVerdict = DailyResult | { readonly fault: DailyFault; readonly at: number }

export async function checkDaily(deal: DailyDeal, moves: readonly string[]): Promise<DailyVerdict> {
  const game = gameOfDeal(deal)
  if (game === undefined || !hasBotsOf(deal)) return { fault: 'unknown', at: 0 }
  const journal = journalOf(deal, game)
  for (let seat = deciderIn(journal); seat !== undefined; seat = deciderIn(journal)) {
    const at = journal.moves.length
    const bot = deal.seats[seat]
    // A bot's whole turn is compared at once; a person's move is played as it is.
    const wanted = bot ? await turnOfBot(deal, journal, seat, bot) : moves.slice(at, at + 1)
    if (wanted.length === 0) return { fault: 'unfinished', at }
    for (const text of wanted) {
      if (deciderIn(journal) !== seat) break
      const given = moves[journal.moves.length]
      if (given === undefined) return { fault: 'unfinished', at: journal.moves.length }
      if (given !== text) return { fault: 'bot', at: journal.moves.length }
      if (journal.play(text) !== undefined) return { fault: 'illegal', at: journal.moves.length }
    }
  }
  if (journal.moves.length < moves.length) return { fault: 'too-long', at: journal.moves.length }
  return resultOf(deal, journal)
}
