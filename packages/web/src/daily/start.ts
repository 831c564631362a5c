// Begins a day of the Daily Mill, and notes how it ended.
import { type DailyDeal, dailyDeal, seatOfDeal } from '@arkwright/bots/daily'
import { text } from '../messages/first.ts'
import { loadPage } from '../play/catalogue.ts'
import { replay } from '../play/history.ts'
import { newRecord } from '../play/new-game.ts'
import { type GameRecord, readRecord, revisionOf, type SeatPlan, writeRecord } from '../storage/records.ts'
import { type DayEnd, useDailyLog } from './log.ts'

/** The first try of today counts; everything else is practice. Returns the id of the new game. */
export async function beginDay(deal: DailyDeal, today: string): Promise<string> {
  const { tries, begin } = useDailyLog.getState()
  const counts = deal.date === today && tries[deal.date] === undefined
  const record = recordOf(deal, counts)
  await writeRecord(record)
  if (counts) begin(deal.date, record.id)
  return record.id
}

export function recordOf(deal: DailyDeal, counts: boolean): GameRecord {
  const { game, revision, options, seed, date } = deal
  const seats = deal.seats.map((bot, seat): SeatPlan => {
    const name = text.seats.colours[seat] ?? ''
    return bot === null ? { kind: 'me', name } : { kind: 'bot', name, strength: bot.level, sims: bot.sims }
  })
  return { ...newRecord(game, options, seats), revision, seed, daily: { date, counts } }
}

/** Looks whether begun days have ended since. */
export async function settleDays(): Promise<void> {
  const { tries, finish } = useDailyLog.getState()
  for (const [date, { id, end, gone }] of Object.entries(tries)) {
    const deal = end === undefined && gone === undefined ? dailyDeal(date) : undefined
    if (deal === undefined) continue
    const record = await readRecord(id)
    if (record === undefined) finish(date, undefined)
    else if (record.over) finish(date, await endOf(deal, record))
  }
}

/** Undefined where the page no longer knows the rules. */
async function endOf(deal: DailyDeal, record: GameRecord): Promise<DayEnd | undefined> {
  const page = await loadPage(record.game, revisionOf(record))
  if (page === undefined) return undefined
  const { journal } = replay(page.game, record.options, record.seed, record.moves)
  const standings = page.game.standings(journal.position)
  const mine = standings.find(({ seat }) => seat === seatOfDeal(deal))
  return mine && { score: mine.score, rank: mine.rank ?? 0, of: standings.length, ended: record.changed }
}
