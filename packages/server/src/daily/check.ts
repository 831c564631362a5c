// A day to check, in the thread that plays it again.
import { checkDaily, type DailyVerdict } from '@arkwright/bots'
import { dailyDeal } from '@arkwright/bots/daily'

export interface Day {
  readonly day: string
  readonly moves: readonly string[]
}

export async function verdictOn({ day, moves }: Day): Promise<DailyVerdict> {
  const deal = dailyDeal(day)
  return deal === undefined ? { fault: 'unknown', at: 0 } : checkDaily(deal, moves)
}
